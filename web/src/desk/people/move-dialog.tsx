/** Moves a code to the account of somebody else: 'used elsewhere', because the other parent has redeemed it. */
import { useState } from 'react';
import type { DeskCode, PersonFile } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { moveCode } from './people-calls';
import { ReasonField } from './reason-field';

type MoveDialogProps = {
  person: PersonFile;
  code: DeskCode;
  onDone: (message: string) => void;
  onClose: () => void;
};

export function MoveDialog({ person, code, onDone, onClose }: MoveDialogProps) {
  const words = useDeskWords('people');
  const own = words.dialogs.move;
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      heading={own.heading}
      text={<p>{own.text(code.books.join(', '))}</p>}
      confirm={own.confirm}
      cancel={words.cancel}
      failures={words.failures}
      perform={() => moveCode({ person: person.id, code: code.id }, { to, reason })}
      onDone={() => onDone(own.done)}
      onClose={onClose}
    >
      <Field
        label={own.to}
        help={own.toHelp}
        type="email"
        required
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
