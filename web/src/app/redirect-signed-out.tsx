/** Redirects a signed-out person from a page for members, and remembers that page for after the sign-in. */
import { useEffect } from 'react';
import { keepDestination } from '../device/destination';
import type { SignedOutReason } from '../api/reader-session-state';
import { useLocation, useNavigate } from '../router/location';
import { paths } from '../ui/places/paths';

export function RedirectSignedOut({ reason }: { reason: SignedOutReason }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const comesBack = reason === 'neverIn' || reason === 'expired';
    if (comesBack) keepDestination(pathname + search + hash);
    navigate(reason === 'expired' ? paths.login : paths.home, { replace: true });
  }, [reason, pathname, search, hash, navigate]);
  return null;
}
