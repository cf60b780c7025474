/** Tells people who were sent to the start page or the log-in why that happened, and what comes next. */
import { readDestination } from '../device/destination';
import { useSession } from '../api/session';
import { useWords } from '../i18n/language';
import { useLocation } from '../router/location';
import { Notice } from '../ui/notice';
import { pages, routeNameAt } from './routes';
import styles from './visitor-notice.module.css';

type Reason = { kind: 'success' | 'info'; text: string };

function useReason(): Reason | null {
  const words = useWords('shell');
  const { pathname, state } = useLocation();
  const session = useSession();
  if (pages[routeNameAt(pathname)].access !== 'visitor' || session.status !== 'out') return null;
  // The page that was left provides the words, so that the start page need not know the messages of all pages.
  const farewell = (state as { farewell?: unknown } | null)?.farewell;
  if (typeof farewell === 'string') return { kind: 'success', text: farewell };
  if (readDestination() === null) return null;
  return {
    kind: 'info',
    text: session.because === 'expired' ? words.sessionEnded : words.logInFirst,
  };
}

export function VisitorNotice() {
  const reason = useReason();
  if (!reason) return null;
  return (
    <div className={styles.place}>
      <Notice kind={reason.kind}>
        <p>{reason.text}</p>
      </Notice>
    </div>
  );
}
