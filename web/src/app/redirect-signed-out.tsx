/** Redirects a signed-out person from a page for members, and remembers that page for after the sign-in. */
import { useEffect } from 'react';
import { keepDestination } from '../device/destination';
import type { SignedOutReason } from '../api/reader-session-state';
import { useLocation, useNavigate } from '../router/location';
import { paths } from '../ui/places/paths';

interface Props {
  reason: SignedOutReason;
  /** The page was shown until the person logged out of it, so nobody wants to come back to it. */
  hasLoggedOutHere: boolean;
}

export function RedirectSignedOut({ reason, hasLoggedOutHere }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const hasEnded = reason === 'expired' || reason === 'tooManyDevices';
    if (hasEnded || !hasLoggedOutHere) keepDestination(pathname + search + hash);
    navigate(hasEnded ? paths.login : paths.home, { replace: true });
  }, [reason, hasLoggedOutHere, pathname, search, hash, navigate]);
  return null;
}
