/** Lets a page be seen only by those it is for; while that is unknown, nothing wrong flashes up. */
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { forgetDestination, readDestination } from '../api/destination';
import { useSession } from '../api/session';
import { useWords } from '../i18n/language';
import { paths } from '../ui/paths';
import { PleaseWait } from '../ui/please-wait';
import type { Access } from './routes';
import { TurnedAway } from './turned-away';

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const words = useWords('shell');
  const arrived = access === 'member' && session.status === 'in';
  useEffect(() => {
    if (arrived) forgetDestination();
  }, [arrived]);

  if (access === 'public') return children;
  if (session.status === 'loading') return <PleaseWait text={words.loading} />;
  if (access === 'member' && session.status === 'out')
    return <TurnedAway because={session.because} />;
  if (access === 'visitor' && session.status === 'in')
    return <Navigate to={readDestination() ?? paths.library} replace />;
  return children;
}
