/** A field for an e-mail address. It is a text field, because browsers rewrite addresses with umlauts in e-mail fields. */
import { Field, type FieldProps } from '../../ui/field';

export function EmailField(props: FieldProps) {
  return (
    <Field
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
