/** What support can do for the person; each asks before it happens. */
import { useState } from 'react';
import type { PersonFile } from '../../api/schema.gen';
import { useNavigate } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { Panel } from '../ui/panel';
import { AddressDialog } from './address-dialog';
import { DataButtons } from './data-buttons';
import { DeleteDialog } from './delete-dialog';
import { act, forgetPeople, sendResetMail } from './people-calls';
import styles from './person-page.module.css';
import { ReasonDialog } from './reason-dialog';

const calls = {
  verification: 'verification-mail',
  unlock: 'unlock',
  signOut: 'sign-out',
} as const;

type HelpPanelProps = { person: PersonFile; onDone: (message: string) => void };
type Plain = keyof typeof calls;
type Question = Plain | 'address' | 'reset' | 'delete';

const isPlain = (question: Question | null): question is Plain =>
  question !== null && question in calls;

export function HelpPanel({ person, onDone }: HelpPanelProps) {
  const words = useDeskWords('people');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => setAsked(null);
  const done = (question: Exclude<Question, 'delete'>) => {
    close();
    onDone(words.dialogs[question].done);
  };
  const texts = {
    verification: words.dialogs.verification.text(person.email),
    unlock: words.dialogs.unlock.text,
    signOut: words.dialogs.signOut.text(person.devices),
  };
  const offered: Question[] = [];
  if (!person.confirmed) offered.push('verification', 'address');
  offered.push('reset');
  if (person.lockedFor > 0 || person.pausedFor > 0) offered.push('unlock');
  if (person.devices > 0) offered.push('signOut');
  return (
    <Panel heading={words.actions.heading}>
      <div className={styles.buttons}>
        {offered.map((question) => (
          <Button key={question} look="quiet" onClick={() => setAsked(question)}>
            {words.actions[question]}
          </Button>
        ))}
      </div>
      <DataButtons person={person} onDone={onDone} />
      <div>
        <Button look="danger" onClick={() => setAsked('delete')}>
          {words.actions.delete}
        </Button>
      </div>
      {asked === 'address' && (
        <AddressDialog person={person} onDone={() => done('address')} onClose={close} />
      )}
      {asked === 'reset' && (
        <ReasonDialog
          heading={words.actions.reset}
          text={words.dialogs.reset.text(person.email)}
          confirm={words.dialogs.reset.confirm}
          perform={(reason) => sendResetMail(person.id, { reason })}
          onDone={() => done('reset')}
          onClose={close}
        />
      )}
      {isPlain(asked) && (
        <ActionDialog
          heading={words.actions[asked]}
          text={<p>{texts[asked]}</p>}
          confirm={words.dialogs[asked].confirm}
          cancel={words.cancel}
          failures={words.failures}
          perform={() => act(person.id, calls[asked])}
          onDone={() => done(asked)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          person={person}
          onDone={() => {
            forgetPeople();
            navigate('/desk/people', { replace: true, state: 'deleted' });
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}
