/** A field for an e-mail address that points out typing mistakes. A text field: e-mail fields rewrite umlauts. */
import { useRef, useState } from 'react';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Field, type FieldProps } from '../../../ui/forms/field';
import { leavesForControl } from '../../../ui/forms/leaving';
import { isValidEmail } from './email-rule';
import { suggestedEmail } from './email-suggestion';

type EmailFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'hint' | 'state'> & {
  value: string;
  onChange: (email: string) => void;
};

export function EmailField({ value, error, onChange, ...props }: EmailFieldProps) {
  const words = useWords('accounts');
  const input = useRef<HTMLInputElement>(null);
  // An address that is filled in from the start is checked like one that somebody has finished typing.
  const [left, setLeft] = useState(value !== '');
  const meant = left && !error ? suggestedEmail(value) : undefined;
  const isWrong = left && value !== '' && !isValidEmail(value) && !meant;
  return (
    <Field
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={input}
      value={value}
      error={error ?? (isWrong && words.rules.email)}
      hint={
        meant !== undefined && (
          <Button
            look="quiet"
            wide
            onClick={() => {
              onChange(meant);
              input.current?.focus();
            }}
          >
            {words.emailMeant(meant)}
          </Button>
        )
      }
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={(event) => setLeft(!leavesForControl(event))}
    />
  );
}
