/** Tells a person who was sent to the start or to the log-in why that happened, and what comes next. */
import { readDestination } from '../device/destination';
import { useSession } from '../api/session';
import { useWords } from '../i18n/language';
import { useLocation } from '../router/location';
import { Notice } from '../ui/notice';
import { pages, routeNameAt } from './routes';
import styles from './visitor-notice.module.css';

function useReason(): 'accountDeleted' | 'sessionEnded' | 'logInFirst' | null {
  const { pathname, state } = useLocation();
  const session = useSession();
  if (pages[routeNameAt(pathname)].access !== 'visitor' || session.status !== 'out') return null;
  if ((state as { accountDeleted?: boolean } | null)?.accountDeleted) return 'accountDeleted';
  if (readDestination() === null) return null;
  return session.because === 'expired' ? 'sessionEnded' : 'logInFirst';
}

export function VisitorNotice() {
  const words = useWords('shell');
  const reason = useReason();
  if (!reason) return null;
  return (
    <div className={styles.place}>
      <Notice kind={reason === 'accountDeleted' ? 'success' : 'info'}>
        <p>{words[reason]}</p>
      </Notice>
    </div>
  );
}
