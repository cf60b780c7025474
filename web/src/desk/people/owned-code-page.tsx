/** A code: where it is from, what it is worth, who has it and since when. */
import type { DeskCode } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import { useParams } from '../route-match';
import { DeskPage } from '../ui/desk-page';
import { Facts, type Fact } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import { StateMark } from '../ui/state-mark';
import { stateTones } from '../ui/code-states';
import { useCode } from './people-calls';

function CodePanel({ code }: { code: DeskCode }) {
  const words = useDeskWords('people');
  const facts: Fact[] = [
    {
      name: words.owner,
      value: code.owner ? (
        <Link to={`/desk/people/${code.owner.id}`}>{code.owner.email}</Link>
      ) : (
        words.notRedeemed
      ),
    },
  ];
  if (code.activatedAt)
    facts.push({ name: words.redeemed, value: <Moment at={code.activatedAt} time /> });
  if (code.endsAt)
    facts.push({
      name: code.state === 'expired' ? words.endedOn : words.until,
      value: <Moment at={code.endsAt} />,
    });
  if (code.revokedAt)
    facts.push({ name: words.revokedOn, value: <Moment at={code.revokedAt} time /> });
  facts.push(
    { name: words.batch, value: code.batch },
    { name: words.batchMade, value: <Moment at={code.batchMadeAt} /> },
  );
  return (
    <Panel
      heading={code.books.join(', ')}
      lead={words.codeHelp[code.state]}
      actions={<StateMark tone={stateTones[code.state]}>{words.states[code.state]}</StateMark>}
    >
      <Facts facts={facts} />
      {code.imported && <p className="desk-help">{words.imported}</p>}
    </Panel>
  );
}

export function OwnedCodePage() {
  const words = useDeskWords('people');
  const { id = '' } = useParams();
  const call = useCode(id);
  return (
    <DeskPage
      heading={call.data ? words.codePage(call.data.code) : words.codes}
      parent={{ name: words.heading, to: '/desk/people' }}
    >
      <Loaded call={call} failures={words.failures}>
        {(code) => <CodePanel code={code} />}
      </Loaded>
    </DeskPage>
  );
}
