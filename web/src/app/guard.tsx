/** Shows a page only to those it is for; until the session is known, it shows a wait. */
import { useEffect, useState, type ReactNode } from 'react';
import { forgetDestination, readDestination } from '../device/destination';
import { useSession } from '../api/reader-session';
import { useWords } from '../i18n/language';
import { useSearchParams } from '../router/location';
import { Redirect } from '../router/redirect';
import { paths } from '../ui/places/paths';
import { PleaseWait } from '../ui/waiting/please-wait';
import { useOnline } from '../ui/waiting/use-online';
import { useLateParts } from './shell-parts';
import type { Access } from './lazy-page';
import { RedirectSignedOut } from './redirect-signed-out';

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const words = useWords('shell');
  const online = useOnline();
  const late = useLateParts();
  const [mayStay, setMayStay] = useState(false);
  const [wasIn, setWasIn] = useState(false);
  const [wasCutOff, setWasCutOff] = useState(false);
  const forMembers = access !== 'public' && access !== 'visitor';
  const byLink = useSearchParams().has('oobCode') && access === 'memberOrByLink';
  const arrived = forMembers && session.status === 'in';
  if (arrived && !wasIn) setWasIn(true);
  if (arrived && access === 'memberOnEntry' && !mayStay) setMayStay(true);
  // What was opened without a connection stays while the session is being read again.
  const isCutOff = !online || (session.status === 'loading' && session.trouble === 'unreachable');
  if (isCutOff && access === 'memberOrLastSeen' && !wasCutOff) setWasCutOff(true);
  // Somebody who has to verify the address first still goes to the destination afterwards.
  const isThere = forMembers && session.user?.emailVerified;
  useEffect(() => {
    if (isThere) forgetDestination();
  }, [isThere]);

  if (access === 'public' || mayStay) return children;
  if (session.status === 'loading') {
    if (wasCutOff) return children;
    if (!online && late) return <late.OfflinePlaceholder />;
    if (session.trouble === 'unreachable' && online && late)
      return <late.Unreachable onTryAgain={session.tryAgain} />;
    return (
      <PleaseWait
        text={online ? words.loading : words.waitingForConnection}
        because={session.trouble === 'unavailable' ? words.unavailable : undefined}
      />
    );
  }
  if (forMembers && session.status === 'out' && !byLink)
    return <RedirectSignedOut reason={session.reason} hasLoggedOutHere={wasIn} />;
  if (access === 'visitor' && session.status === 'in')
    return <Redirect to={readDestination() ?? paths.library} />;
  return children;
}
