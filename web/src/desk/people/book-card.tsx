/** A redeemed code with its books and dates; it can be extended, moved to another account, or freed. */
import { useState } from 'react';
import type { DeskCode, PersonFile } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { useDeskWords } from '../i18n/words';
import { Facts, type Fact } from '../ui/facts';
import { Moment } from '../ui/moment';
import { StateMark } from '../ui/state-mark';
import { stateTones } from '../ui/code-states';
import { ExtendDialog } from './extend-dialog';
import { MoveDialog } from './move-dialog';
import { freeCode } from './people-calls';
import styles from './person-page.module.css';
import { ReasonDialog } from './reason-dialog';

type BookCardProps = { person: PersonFile; code: DeskCode; onDone: (message: string) => void };

export function BookCard({ person, code, onDone }: BookCardProps) {
  const words = useDeskWords('people');
  const [asked, setAsked] = useState<'extend' | 'move' | 'free' | null>(null);
  const facts: Fact[] = [
    { name: words.code, value: <Link to={`/desk/codes/${code.id}`}>{code.code}</Link> },
  ];
  if (code.activatedAt)
    facts.push({ name: words.redeemed, value: <Moment at={code.activatedAt} /> });
  if (code.endsAt)
    facts.push({
      name: code.state === 'expired' ? words.endedOn : words.until,
      value: <Moment at={code.endsAt} />,
    });
  if (code.revokedAt) facts.push({ name: words.revokedOn, value: <Moment at={code.revokedAt} /> });
  const close = () => setAsked(null);
  const done = (message: string) => {
    close();
    onDone(message);
  };
  return (
    <article className={styles.book} aria-label={code.books.join(', ')}>
      <div className={styles.bookHead}>
        <h3>{code.books.join(', ')}</h3>
        <StateMark tone={stateTones[code.state]}>{words.states[code.state]}</StateMark>
      </div>
      <Facts facts={facts} />
      {code.state !== 'revoked' && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => setAsked('extend')}>
            {words.actions.extend}
          </Button>
          {code.state === 'activated' && (
            <Button look="quiet" onClick={() => setAsked('move')}>
              {words.actions.move}
            </Button>
          )}
          <Button look="quiet" onClick={() => setAsked('free')}>
            {words.actions.free}
          </Button>
        </div>
      )}
      {asked === 'extend' && (
        <ExtendDialog person={person} code={code} onDone={done} onClose={close} />
      )}
      {asked === 'free' && (
        <ReasonDialog
          heading={words.actions.free}
          text={words.dialogs.free.text(code.books.join(', '))}
          confirm={words.dialogs.free.confirm}
          perform={(reason) => freeCode({ person: person.id, code: code.id }, { reason })}
          onDone={() => done(words.dialogs.free.done)}
          onClose={close}
        />
      )}
      {asked === 'move' && <MoveDialog person={person} code={code} onDone={done} onClose={close} />}
    </article>
  );
}
