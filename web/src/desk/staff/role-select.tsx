/** The choice of a role, with a sentence on what it may do. */
import type { Role } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { SelectField } from '../ui/select-field';

const roles: Role[] = ['clerk', 'support', 'editor', 'owner'];

type RoleSelectProps = { value: Role; onChange: (role: Role) => void };

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const words = useDeskWords('staff');
  const shell = useDeskWords('shell');
  return (
    <>
      <SelectField
        label={words.role}
        value={value}
        choices={roles.map((role) => ({ value: role, name: shell.roles[role] }))}
        onChoose={(role) => onChange(role as Role)}
      />
      <p aria-live="polite">{words.roleHelp[value]}</p>
    </>
  );
}
