/** How the account stands: confirmed or not, how the person signs in, and whether a lock-out keeps them out. */
import type { PersonFile } from '../../api/schema.gen';
import { Notice } from '../../ui/page/notice';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { Facts } from '../ui/facts';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import { StateMark } from '../ui/state-mark';

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

export function AccountPanel({ person }: { person: PersonFile }) {
  const words = useDeskWords('people');
  const names = new Intl.DisplayNames([useDeskLanguage()], { type: 'language' });
  const languageName = (code: string) => code && names.of(code);
  const ways = [person.hasPassword && words.password, person.hasGoogle && words.google];
  const facts = [
    { name: words.signInWays, value: ways.filter(Boolean).join(', ') || words.noWay },
    { name: words.joined, value: <Moment at={person.joinedAt} /> },
    {
      name: words.lastLogin,
      value: person.lastLoginAt ? <Moment at={person.lastLoginAt} time /> : words.never,
    },
    { name: words.devices, value: person.devices },
    { name: words.language, value: languageName(person.language) || words.unknown },
  ];
  return (
    <Panel
      heading={words.account}
      actions={
        <StateMark tone={person.confirmed ? 'good' : 'bad'}>
          {person.confirmed ? words.confirmed : words.unconfirmed}
        </StateMark>
      }
    >
      {person.closed && <Notice>{words.closed}</Notice>}
      {!person.confirmed && <Notice>{words.notConfirmedHelp}</Notice>}
      {person.lockedFor > 0 && <Notice>{words.locked(inMinutes(person.lockedFor))}</Notice>}
      {person.pausedFor > 0 && <Notice>{words.paused(inMinutes(person.pausedFor))}</Notice>}
      <Facts facts={facts} />
    </Panel>
  );
}
