/** Why something is changed, for the audit log. */
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';

type ReasonFieldProps = { value: string; onChange: (text: string) => void };

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const words = useDeskWords('people');
  return (
    <Field
      label={words.reason}
      help={words.reasonHelp}
      required
      minLength={3}
      maxLength={500}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
