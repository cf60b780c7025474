/** Sends a signed-out person away from a page for members, and remembers the page for after the sign-in. */
import { useEffect } from 'react';
import { keepDestination } from '../device/destination';
import type { Because } from '../api/reader-session-state';
import { useLocation, useNavigate } from '../router/location';
import { paths } from '../ui/places/paths';

export function TurnedAway({ because }: { because: Because }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (because !== 'loggedOut') keepDestination(pathname + search + hash);
    navigate(because === 'expired' ? paths.login : paths.home, { replace: true });
  }, [because, pathname, search, hash, navigate]);
  return null;
}
