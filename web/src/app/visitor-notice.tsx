/** Tells people who were redirected to the start page or the log-in why, and what comes next. */
import { readDestination } from '../device/destination';
import { readPendingCode } from '../device/pending-code';
import { useSession } from '../api/reader-session';
import { useWords } from '../i18n/language';
import { Link } from '../router/link';
import { useLocation } from '../router/location';
import { startMessageIn, type StartMessage } from '../ui/page/start-message';
import { Notice } from '../ui/page/notice';
import { paths } from '../ui/places/paths';
import { pages, routeNameAt } from './routes';
import styles from './visitor-notice.module.css';

function useReason(): StartMessage | null {
  const words = useWords('late');
  const { pathname, state } = useLocation();
  const session = useSession();
  if (pages[routeNameAt(pathname)].access !== 'visitor' || session.status !== 'out') return null;
  // The previous page provides the words, so that the start page need not know the messages of all pages.
  const startMessage = startMessageIn(state);
  if (startMessage) return startMessage;
  if (session.reason === 'loggedOutElsewhere') return { kind: 'info', lines: [words.loggedOut] };
  if (session.reason === 'tooManyDevices')
    return {
      kind: 'info',
      lines: [words.tooManyDevices],
      ask: { question: '', link: words.aboutClasses, to: paths.forTeachers },
    };
  const destination = readDestination();
  if (destination === null) return null;
  if (session.reason === 'expired') return { kind: 'info', lines: [words.sessionEnded] };
  // The page itself then says that the code is waiting, or asks for it.
  if (readPendingCode() !== '') return null;
  if (pathname === paths.home && destination === paths.activation) return null;
  return { kind: 'info', lines: [words.logInFirst] };
}

export function VisitorNotice() {
  const reason = useReason();
  if (!reason) return null;
  return (
    <div className={styles.place}>
      <Notice kind={reason.kind}>
        {reason.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reason.ask && (
          <p>
            {reason.ask.question} <Link to={reason.ask.to}>{reason.ask.link}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
