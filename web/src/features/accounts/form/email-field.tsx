/** A field for an e-mail address. It is a text field, because browsers rewrite addresses with umlauts in e-mail fields. */
import { useState, type FocusEvent } from 'react';
import { useWords } from '../../../i18n/language';
import { Field, type FieldProps } from '../../../ui/forms/field';
import { isValidEmail } from './email-rule';

/** If the field is left for a link or a button, a line that appeared now would push that away from under the finger. */
const isOnTheWay = ({ relatedTarget }: FocusEvent) =>
  relatedTarget !== null && !(relatedTarget instanceof HTMLInputElement);

export function EmailField({ value, error, ...props }: FieldProps & { value: string }) {
  const words = useWords('accounts').rules;
  const [left, setLeft] = useState(false);
  const isWrong = left && value !== '' && !isValidEmail(value);
  return (
    <Field
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      value={value}
      error={error ?? (isWrong && words.email)}
      onFocus={() => setLeft(false)}
      onBlur={(event) => setLeft(!isOnTheWay(event))}
    />
  );
}
