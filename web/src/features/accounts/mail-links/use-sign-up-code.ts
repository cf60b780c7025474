/** Redeems the code that was entered for a sign-up on this device, as soon as the address is confirmed. */
import { useEffect } from 'react';
import type { User } from '../../../api/reader-session-state';
import { isPendingCodeOf, keepPendingCode, readPendingCode } from '../../../device/pending-code';
import { useNavigate } from '../../../router/location';
import { paths } from '../../../ui/places/paths';

/** `confirmed` is a sentence for the next page: that the address is confirmed. */
export function useSignUpCode({ uid, emailVerified }: User, confirmed: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const code = readPendingCode();
    if (!emailVerified) {
      if (code !== '' && !isPendingCodeOf(uid)) keepPendingCode(code, uid);
    } else if (isPendingCodeOf(uid)) {
      // From now on it has no owner: of two open tabs, one redeems it.
      keepPendingCode(code);
      navigate(paths.activation, { replace: true, state: { activate: true, confirmed } });
    }
  }, [uid, emailVerified, confirmed, navigate]);
}
