/** Asks for the reason before a member's access is changed; it is kept in the audit log. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { StaffRow } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { RoleSelect } from './role-select';

export type MemberAction = 'invitation' | 'name' | 'role' | 'disable' | 'enable' | 'reset';

type MemberDialogProps = {
  action: MemberAction;
  member: StaffRow;
  onClose: () => void;
  onDone: () => void;
};

export function MemberDialog({ action, member, onClose, onDone }: MemberDialogProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  const [name, setName] = useState(member.name);
  const [role, setRole] = useState(member.role);
  const [reason, setReason] = useState('');
  const params = { path: { member_id: member.id } };
  const perform = async () => {
    if (action === 'invitation')
      await answer(desk.POST('/api/desk/staff/{member_id}/invitation', { params }));
    if (action === 'name')
      await answer(
        desk.POST('/api/desk/staff/{member_id}/name', { params, body: { name, reason } }),
      );
    if (action === 'role')
      await answer(
        desk.POST('/api/desk/staff/{member_id}/role', { params, body: { role, reason } }),
      );
    if (action === 'disable')
      await answer(desk.POST('/api/desk/staff/{member_id}/disable', { params, body: { reason } }));
    if (action === 'enable')
      await answer(desk.POST('/api/desk/staff/{member_id}/enable', { params, body: { reason } }));
    if (action === 'reset')
      await answer(
        desk.POST('/api/desk/staff/{member_id}/reset-second-factor', { params, body: { reason } }),
      );
  };
  return (
    <ActionDialog
      heading={words.actions[action].name}
      text={words.actions[action].text(member.email)}
      confirm={words.actions[action].name}
      cancel={shell.cancel}
      danger={action === 'disable' || action === 'reset'}
      failures={words.failures}
      perform={perform}
      onDone={onDone}
      onClose={onClose}
    >
      {action === 'name' && (
        <Field
          label={words.name}
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {action === 'role' && <RoleSelect value={role} onChange={setRole} />}
      {action !== 'invitation' && (
        <Field
          label={shell.reason}
          help={words.reasonHelp}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActionDialog>
  );
}
