/** The choice of a role, with a sentence on what it may do. */
import type { Role } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { Select } from '../ui/select';

const roles: Role[] = ['clerk', 'support', 'editor', 'owner'];

type RoleSelectProps = { value: Role; onChange: (role: Role) => void };

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  return (
    <>
      <Select
        label={words.role}
        value={value}
        options={roles.map((role) => ({ value: role, name: shell.roles[role] }))}
        onChange={(event) => onChange(event.target.value as Role)}
      />
      <p aria-live="polite">{words.roleHelp[value]}</p>
    </>
  );
}
