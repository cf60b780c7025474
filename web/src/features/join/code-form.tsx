/** Six large characters: the code of a class. */
import { useRef, useState, type FormEvent } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { cleanedCode } from '../../ui/code/code-typing';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { Sheet } from '../../ui/page/sheet';
import styles from './code-form.module.css';
import { join } from './seat-calls';

export const roomCodeLength = 6;

type CodeFormProps = {
  /** From the address. */
  startWith: string;
  /** Why the tablet is no longer in its class, or could not come in. */
  failure: ApiFailure | null;
  over: boolean;
  onJoined: () => void;
};

function useProblem(failure: ApiFailure | null): string | undefined {
  const words = useWords('join').problems;
  if (!failure) return undefined;
  const wait = failure.reasons[0]?.retryAfter;
  if (failure.has('no_such_room')) return words.unknown;
  if (failure.has('room_closed')) return words.closed;
  if (failure.has('room_full')) return words.full;
  if (failure.has('too_many_room_codes')) return words.tooMany(Math.ceil((wait ?? 60) / 60));
  return failure.status === 0 ? words.unreachable : words.unexpected;
}

export function CodeForm({ startWith, failure, over, onJoined }: CodeFormProps) {
  const words = useWords('join');
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(startWith);
  const [tried, setTried] = useState<{ failure: ApiFailure | null; short: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = useProblem(tried ? tried.failure : over ? null : failure);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const short = code.length !== roomCodeLength;
    setTried({ failure: null, short });
    input.current?.focus();
    if (short) return;
    setBusy(true);
    try {
      await join(code);
      onJoined();
    } catch (error) {
      setTried({ failure: asFailure(error), short: false });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Sheet heading={over ? words.over.title : words.heading} pose={looks}>
      {over && !tried && (
        <Notice>
          <p>{words.over.text}</p>
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Field
          ref={input}
          label={words.code}
          help={words.codeHelp}
          error={tried?.short ? words.problems.short : problem}
          name="roomCode"
          type="text"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={roomCodeLength + 6}
          value={code}
          onChange={(event) => {
            setCode(cleanedCode(event.target.value).slice(0, roomCodeLength));
            setTried(null);
          }}
        />
        <Button type="submit" wide busy={busy}>
          {words.submit}
        </Button>
      </form>
      <p className={styles.note}>{words.note}</p>
    </Sheet>
  );
}
