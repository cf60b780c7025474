/** Asks once whether a reset link still works; if that cannot be found out, the link gets the benefit of the doubt. */
import { useEffect, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { checkResetLink } from '../account-calls';
import { isDeadLink } from '../form/problem';

type ResetLink = { at: 'looking' } | { at: 'works' } | { at: 'dead'; failure: ApiFailure };

export function useResetLink(oobCode: string): ResetLink {
  const [link, setLink] = useState<ResetLink>({ at: 'looking' });
  useEffect(() => {
    let left = false;
    const become = (next: ResetLink) => {
      if (!left) setLink(next);
    };
    checkResetLink(oobCode).then(
      () => become({ at: 'works' }),
      (error: unknown) => {
        const failure = asFailure(error);
        become(isDeadLink(failure) ? { at: 'dead', failure } : { at: 'works' });
      },
    );
    return () => {
      left = true;
    };
  }, [oobCode]);
  return link;
}
