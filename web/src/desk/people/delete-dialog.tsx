/** Deletes an account for good, once its address was typed again. */
import { useState } from 'react';
import type { PersonFile } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { deletePerson } from './people-calls';
import { ReasonField } from './reason-field';

type DeleteDialogProps = { person: PersonFile; onDone: () => void; onClose: () => void };

export function DeleteDialog({ person, onDone, onClose }: DeleteDialogProps) {
  const words = useDeskWords('people');
  const own = words.dialogs.delete;
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      heading={own.heading}
      text={<p>{own.text}</p>}
      confirm={own.confirm}
      cancel={words.cancel}
      danger
      failures={words.failures}
      perform={() => deletePerson(person.id, { email, reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        label={own.email}
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
