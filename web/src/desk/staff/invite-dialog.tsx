/** Invites somebody to the desk by mail. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { Role } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { RoleSelect } from './role-select';

type InviteDialogProps = { onClose: () => void; onInvited: (sentence: string) => void };

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('clerk');
  return (
    <ActionDialog
      heading={words.invite}
      text={words.inviteText}
      confirm={words.sendInvitation}
      cancel={shell.cancel}
      failures={words.failures}
      perform={async () => {
        await answer(desk.POST('/api/desk/staff', { body: { email, role } }));
      }}
      onDone={() => {
        onClose();
        onInvited(words.invited(email));
      }}
      onClose={onClose}
    >
      <Field
        label={words.email}
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RoleSelect value={role} onChange={setRole} />
    </ActionDialog>
  );
}
