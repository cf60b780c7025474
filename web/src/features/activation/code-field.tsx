/** The field for the code: it groups what is typed or pasted, and keeps the caret where the person is. */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '../../i18n/language';
import { Field } from '../../ui/field';
import { FieldButton } from '../../ui/field-button';
import { icons } from '../../ui/icon';
import { afterTyping, groupedCode } from './code-typing';
import styles from './code-field.module.css';

type CodeFieldProps = {
  code: string;
  error?: ReactNode;
  input: RefObject<HTMLInputElement | null>;
  onChange: (code: string, tooLong: boolean) => void;
};

export function CodeField({ code, error, input, onChange }: CodeFieldProps) {
  const words = useWords('activation');
  const caret = useRef<number | null>(null);
  const [, setTypings] = useState(0);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <div className={styles.code}>
      <Field
        ref={input}
        label={words.prompt}
        help={words.where}
        error={error}
        name="activationCode"
        type="text"
        inputMode="text"
        enterKeyHint="go"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        value={groupedCode(code)}
        onChange={(event) => {
          const typed = afterTyping({
            before: code,
            typed: event.target.value,
            caret: event.target.selectionStart ?? event.target.value.length,
            inputType: (event.nativeEvent as InputEvent).inputType,
          });
          caret.current = typed.caret;
          // A refused character leaves the code as it was, but the caret still has to be put back.
          setTypings((times) => times + 1);
          onChange(typed.code, typed.tooLong);
        }}
        inside={
          code !== '' && (
            <FieldButton
              name={words.clear}
              icon={icons.close}
              onPress={() => {
                onChange('', false);
                input.current?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
