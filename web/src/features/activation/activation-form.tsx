/** The code, the button, and the result; each attempt starts without the messages of the previous one. */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { asFailure } from '../../api/failure';
import type { Extension } from '../../api/schema.gen';
import { useSession } from '../../api/session';
import { forgetShelf } from '../../api/shelf';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code/code-field';
import { CodePlace } from '../../ui/code/code-place';
import { codeLength, groupedCode } from '../../ui/code/code-typing';
import { Notice } from '../../ui/notice';
import { answerTo } from '../../ui/questions';
import { useSubmission } from '../../ui/use-submission';
import styles from './activation-form.module.css';
import { explainActivation } from './activation-problem';
import type { Unlocked } from './activation-success';
import { ExtendQuestion } from './extend-question';
import { forgetPendingCode, keepPendingCode } from '../../device/pending-code';
import { redeemCode } from './redeem-code';

type ActivationFormProps = {
  startWith: string;
  /** The person has pressed Activate on the page before. */
  sendAtOnce: boolean;
  onAttempt: () => void;
  onUnlocked: (unlocked: Unlocked) => void;
};

export function ActivationForm({
  startWith,
  sendAtOnce,
  onAttempt,
  onUnlocked,
}: ActivationFormProps) {
  const words = useWords('activation');
  const day = useDayFormat();
  const { reload } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(startWith);
  const [tooLong, setTooLong] = useState(false);
  const [extension, setExtension] = useState<Extension>();
  const [keptBack, setKeptBack] = useState('');
  const { busy, failure, submit, clearFailure } = useSubmission(async (extend: boolean) => {
    onAttempt();
    setTooLong(false);
    setKeptBack('');
    keepPendingCode(code);
    try {
      const unlocked = await redeemCode(code, extend);
      forgetPendingCode();
      forgetShelf();
      setExtension(undefined);
      setCode('');
      onUnlocked(unlocked);
    } catch (error) {
      const failed = asFailure(error);
      const asked = failed.reasons[0]?.extension;
      setExtension(asked ?? undefined);
      if (asked) return;
      if (failed.has('email_not_verified')) await reload();
      if (failed.status === 400) {
        forgetPendingCode();
        input.current?.focus();
      }
      throw failed;
    }
  });
  const arrive = useEffectEvent(() => {
    if (sendAtOnce && code.length === codeLength) void submit(false);
  });
  useEffect(() => arrive(), []);
  const problem = failure && explainActivation(failure, code, words, day);

  const type = (typed: string, typedTooLong: boolean) => {
    setTooLong(typedTooLong);
    setKeptBack('');
    if (typed === code) return;
    setExtension(undefined);
    setCode(typed);
    clearFailure();
    if (typed === '') forgetPendingCode();
  };

  const keepForSomeoneElse = () => {
    type('', false);
    setKeptBack(code);
    input.current?.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength && !extension) void submit(false);
  };

  const codeError = problem?.about === 'code' && (
    <>
      {problem.message}
      {problem.help && <span className={styles.help}>{problem.help}</span>}
    </>
  );

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <CodeField
        code={code}
        input={input}
        error={tooLong ? words.tooLong : codeError || undefined}
        onChange={type}
      />
      {problem?.about === 'code' && (
        <p>
          {problem.next} <Link to={answerTo(problem.answer)}>{words.help}</Link>
        </p>
      )}
      {problem?.about === 'rest' && (
        <Notice kind="error">
          <p>
            <strong>{problem.message}</strong>
          </p>
          <p>{problem.help}</p>
          <p>
            <Link to={answerTo(problem.answer)}>{words.help}</Link>
          </p>
        </Notice>
      )}
      {keptBack && (
        <Notice>
          <p>{words.keptBack(groupedCode(keptBack))}</p>
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
        <Button type="submit" wide busy={busy} disabled={code.length !== codeLength}>
          {words.submit}
        </Button>
      )}
      <CodePlace />
    </form>
  );
}
