/** Corrects an address that was mistyped and never confirmed. */
import { useState } from 'react';
import type { PersonFile } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { correctAddress } from './people-calls';
import { ReasonField } from './reason-field';

type AddressDialogProps = { person: PersonFile; onDone: () => void; onClose: () => void };

export function AddressDialog({ person, onDone, onClose }: AddressDialogProps) {
  const words = useDeskWords('people');
  const own = words.dialogs.address;
  const [email, setEmail] = useState(person.email);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      heading={words.actions.address}
      text={<p>{own.text}</p>}
      confirm={own.confirm}
      cancel={words.cancel}
      failures={words.failures}
      perform={() => correctAddress(person.id, { email, reason })}
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
