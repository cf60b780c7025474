/** Confirms a mail's code once, however often the page renders, and reports the result. */
import { useEffect, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import type { Action } from '../../../api/schema.gen';
import { useSession } from '../../../api/session';
import { confirmAction } from '../account-calls';
import { isDeadLink } from '../form/problem';

export type Confirmation =
  | { at: 'none' | 'running' }
  | { at: 'confirmed'; email: string }
  | { at: 'failed'; failure: ApiFailure };

const running = new Map<string, Promise<string>>();

function confirmOnce(mode: Action['mode'], oobCode: string): Promise<string> {
  const key = `${mode} ${oobCode}`;
  const known = running.get(key);
  if (known) return known;
  const promise = confirmAction(mode, oobCode);
  const forget = () => running.delete(key);
  promise.then(forget, forget);
  running.set(key, promise);
  return promise;
}

export function useConfirmation(mode: Action['mode'], oobCode: string | null) {
  const { reload } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    at: oobCode === null ? 'none' : 'running',
  });

  useEffect(() => {
    if (oobCode === null) return;
    let left = false;
    const become = (next: Confirmation) => {
      if (!left) setConfirmation(next);
    };
    confirmOnce(mode, oobCode).then(
      async (email) => {
        // After a change of address the session is over, and asking would end the page before it is read.
        if (mode === 'verifyEmail') await reload();
        become({ at: 'confirmed', email });
      },
      async (error: unknown) => {
        const failure = asFailure(error);
        // Another tab may have used the link a moment ago: then the account already shows it.
        if (isDeadLink(failure)) await reload();
        become({ at: 'failed', failure });
      },
    );
    return () => {
      left = true;
    };
  }, [mode, oobCode, attempt, reload]);

  const again = () => {
    setConfirmation({ at: 'running' });
    setAttempt(attempt + 1);
  };
  return { confirmation, again };
}
