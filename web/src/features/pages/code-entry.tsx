/** The code field of the landing page: the code is stored on this device while its owner signs up or logs in. */
import { useEffect, useId, useRef, useState } from 'react';
import { keepDestination } from '../../device/destination';
import { forgetPendingCode, keepPendingCode, readPendingCode } from '../../device/pending-code';
import { useWords } from '../../i18n/language';
import { useNavigate } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { MissingReason } from '../../ui/forms/missing-reason';
import { CodeField } from '../../ui/code/code-field';
import { CodePlace } from '../../ui/code/code-place';
import { codeLength, groupedCode, missingOfCode } from '../../ui/code/code-typing';
import { useIncompleteCode } from '../../ui/code/use-incomplete-code';
import { misreadIn } from '../../ui/code/misread';
import { paths } from '../../ui/places/paths';
import styles from './code-entry.module.css';

/** `focus`: the person has asked for the field. */
export function CodeEntry({ focus }: { focus: boolean }) {
  const [arrived] = useState(readPendingCode);
  const [changing, setChanging] = useState(false);
  const isWhole = arrived.length === codeLength && misreadIn(arrived) === null;
  if (isWhole && !changing)
    return <ArrivedCode code={arrived} onChange={() => setChanging(true)} />;
  return <CodeForm startWith={arrived} focus={focus || changing} />;
}

function useNavigateForActivation(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    keepDestination(paths.activation);
    navigate(path);
  };
}

function ArrivedCode({ code, onChange }: { code: string; onChange: () => void }) {
  const words = useWords('activation');
  const goTo = useNavigateForActivation();
  return (
    <div className={styles.card}>
      <p role="status" className={styles.waiting}>
        {words.waiting.before}{' '}
        <strong dir="ltr" className={styles.code}>
          {groupedCode(code)}
        </strong>{' '}
        {words.waiting.after}
      </p>
      <p>{words.waiting.next}</p>
      <div className={styles.ways}>
        <Button onClick={() => goTo(paths.signup)}>{words.signUpWithCode}</Button>
        <Button look="quiet" onClick={() => goTo(paths.login)}>
          {words.logInWithCode}
        </Button>
      </div>
      <button type="button" className={styles.change} onClick={onChange}>
        {words.changeCode}
      </button>
    </div>
  );
}

function CodeForm({ startWith, focus }: { startWith: string; focus: boolean }) {
  const words = useWords('activation');
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(startWith);
  const [tooLong, setTooLong] = useState(false);
  const goTo = useNavigateForActivation();
  const id = useId();
  const missing = missingOfCode(code, words);
  const incomplete = useIncompleteCode(code, words);
  const held = { disabled: missing !== undefined, 'aria-describedby': missing && id };

  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  const type = (typed: string, typedTooLong: boolean) => {
    setCode(typed);
    setTooLong(typedTooLong);
    if (typed.length === codeLength) keepPendingCode(typed);
    else forgetPendingCode();
  };

  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) goTo(paths.signup);
      }}
    >
      <CodeField
        code={code}
        incomplete={incomplete}
        input={input}
        error={tooLong ? words.tooLong : undefined}
        onChange={type}
      />
      <Button type="submit" wide {...held}>
        {words.signUpWithCode}
      </Button>
      <Button look="quiet" wide {...held} onClick={() => goTo(paths.login)}>
        {words.logInWithCode}
      </Button>
      <MissingReason id={id} reason={missing} hidden={incomplete.sentence !== undefined} />
      <CodePlace />
    </form>
  );
}
