/** The field for a code: it groups what is typed or pasted, keeps the caret in place, and points out mistakes. */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '../../i18n/language';
import '../child-font.css';
import { Field } from '../forms/field';
import { FieldButton } from '../forms/field-button';
import { icons } from '../pictures/icon';
import { CodeSlip } from './code-slip';
import { afterTyping, groupedCode } from './code-typing';
import styles from './code-field.module.css';
import { misreadIn } from './misread';
import type { IncompleteCode } from './use-incomplete-code';

type CodeFieldProps = {
  code: string;
  error?: ReactNode;
  incomplete: IncompleteCode;
  input: RefObject<HTMLInputElement | null>;
  onChange: (code: string, tooLong: boolean) => void;
};

export function CodeField({ code, error, incomplete, input, onChange }: CodeFieldProps) {
  const words = useWords('activation');
  const caret = useRef<number | null>(null);
  const [, setTypings] = useState(0);
  const problem = error || incomplete.sentence;
  const misread = misreadIn(code);
  const slip = misread === 'unclear' ? null : misread;
  // An error about the code repeats it, and one message at a time is enough.
  const advice =
    !problem &&
    (slip ? words.slip(slip.place, slip.typed, slip.meant) : misread && words.checkCode);

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
        error={problem}
        hint={advice || false}
        name="activationCode"
        type="text"
        inputMode="text"
        enterKeyHint="go"
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX"
        value={groupedCode(code)}
        {...incomplete.handlers}
        onChange={(event) => {
          incomplete.typedOn();
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
      {slip && (
        <CodeSlip
          code={code}
          slip={slip}
          onCorrect={(corrected) => {
            onChange(corrected, false);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
