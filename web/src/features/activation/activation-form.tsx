/** The code, the button, and the result; each attempt starts without the messages of the previous one. */
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { SubmitButton } from '../../ui/forms/submit-button';
import { CodeField } from '../../ui/code/code-field';
import { CodePlace } from '../../ui/code/code-place';
import { codeLength, groupedCode, missingOfCode } from '../../ui/code/code-typing';
import { useIncompleteCode } from '../../ui/code/use-incomplete-code';
import { Notice } from '../../ui/page/notice';
import styles from './activation-form.module.css';
import { explainActivation } from './activation-problem';
import { ActivationProblemNotice, CodeProblem } from './activation-problem-notice';
import { ExtendQuestion } from './extend-question';
import { useActivation, type ActivationEvents } from './use-activation';
import { useTypedCode } from './use-typed-code';

type ActivationFormProps = ActivationEvents & {
  startWith: string;
  /** The person has asked for the field. */
  focus: boolean;
  /** The person has pressed Activate on the page before, or has signed up with the code. */
  sendAtOnce: boolean;
};

export function ActivationForm(props: ActivationFormProps) {
  const words = useWords('activation');
  const day = useDayFormat();
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedCode(props.startWith);
  const { code, extension } = typed;
  const { busy, failure, submit, clearFailure } = useActivation(props, typed, input);
  const arrive = useEffectEvent(() => {
    if (props.focus) input.current?.focus();
    if (props.sendAtOnce && code.length === codeLength) void submit(false);
  });
  useEffect(() => arrive(), []);
  const incomplete = useIncompleteCode(code, words);
  const problem = failure && explainActivation(failure, code, words, day);

  const type = (text: string, isTooLong: boolean) => {
    if (typed.type(text, isTooLong)) clearFailure();
  };
  const keepForSomeoneElse = () => {
    type('', false);
    typed.setCodeForLater(code);
    input.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength && !extension) void submit(false);
  };

  const codeProblem = problem?.about === 'code' && <CodeProblem problem={problem} />;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <CodeField
        code={code}
        incomplete={incomplete}
        input={input}
        error={typed.tooLong ? words.tooLong : codeProblem}
        onChange={type}
      />
      {problem && <ActivationProblemNotice problem={problem} />}
      {typed.codeForLater && (
        <Notice>
          <p>{words.keptBack(groupedCode(typed.codeForLater))}</p>
        </Notice>
      )}
      {extension ? (
        <ExtendQuestion
          extension={extension}
          busy={busy}
          onExtend={() => void submit(true)}
          onKeep={keepForSomeoneElse}
        />
      ) : (
        <SubmitButton
          busy={busy}
          missing={missingOfCode(code, words)}
          saidAtField={incomplete.sentence !== undefined}
        >
          {words.submit}
        </SubmitButton>
      )}
      <CodePlace />
    </form>
  );
}
