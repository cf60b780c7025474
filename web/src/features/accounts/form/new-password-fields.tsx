/** A new password with its checklist, and its repetition. */
import { useId, useState } from 'react';
import { useWords } from '../../../i18n/language';
import { Checklist } from '../../../ui/forms/checklist';
import { classNames } from '../../../ui/class-names';
import type { FieldProps } from '../../../ui/forms/field';
import { PasswordField } from '../../../ui/forms/password-field';
import type { NewPassword } from './missing';
import styles from './new-password-fields.module.css';
import { isMismatch, isTooLong, isValidPassword, passwordChecks } from './password-rules';

/** Calm while nothing is typed. */
function stateOf(password: string, error?: string): FieldProps['state'] {
  if (password === '') return undefined;
  return isValidPassword(password) && !error ? 'valid' : 'invalid';
}

type NewPasswordFieldsProps = {
  label: string;
  value: NewPassword;
  error?: string;
  repeatError?: string;
  onChange: (value: NewPassword) => void;
};

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, value, error, repeatError, onChange } = props;
  const words = useWords('accounts');
  const id = useId();
  const [rules, setRules] = useState<'unseen' | 'shown' | 'resting'>('unseen');
  const [repeatLeft, setRepeatLeft] = useState(false);
  const { password, repeat } = value;
  const checks = passwordChecks(password);
  const equal = repeat !== '' && repeat === password;

  return (
    <>
      <div
        className={styles.withRules}
        onFocus={() => setRules('shown')}
        onBlur={() => setRules(password === '' || isValidPassword(password) ? 'resting' : 'shown')}
      >
        <PasswordField
          label={label}
          name="new-password"
          autoComplete="new-password"
          value={password}
          state={stateOf(password, error)}
          error={error ?? (isTooLong(password) && words.rules.tooLong)}
          describedBy={id}
          onChange={(event) => onChange({ password: event.target.value, repeat })}
        />
        <div id={id} className={classNames(styles.rules, styles[rules])}>
          <p className={styles.heading}>{words.rules.heading}</p>
          <Checklist
            items={[
              { text: words.rules.length, done: checks.length },
              { text: words.rules.mix, done: checks.mix },
              { text: words.rules.digit, done: checks.digit },
            ]}
          />
        </div>
      </div>
      <PasswordField
        label={words.fields.repeatPassword}
        name="repeat-password"
        autoComplete="new-password"
        value={repeat}
        state={equal ? 'valid' : undefined}
        error={repeatError ?? (isMismatch(password, repeat, repeatLeft) && words.rules.noMatch)}
        onFocus={() => setRepeatLeft(false)}
        onBlur={() => setRepeatLeft(true)}
        onChange={(event) => onChange({ password, repeat: event.target.value })}
      />
    </>
  );
}
