/** How the library gets onto a home screen in Safari, which otherwise empties its storage after a week: in pictures. */
import { useWords } from '../../i18n/language';
import { LogoMark } from '../art/mascot/logo-mark';
import styles from './home-screen-help.module.css';

type ScreenWindow = Navigator & { standalone?: boolean };

const isInstalled = (): boolean =>
  (navigator as ScreenWindow).standalone === true ||
  window.matchMedia('(display-mode: standalone)').matches;

/** Safari itself and whatever else runs on its engine, unless it was opened from the home screen or the Dock. */
export const isEmptiedWeekly = (): boolean => navigator.vendor.includes('Apple') && !isInstalled();

const share = 'M8.5 9H6.5v11h11V9h-2M12 14V3.5M8.5 7L12 3.5L15.5 7';
const add = 'M5 5h14v14H5ZM12 8.5v7M8.5 12h7';

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.picture} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export function HomeScreenHelp() {
  const words = useWords('books').homeScreen;
  return (
    <>
      <p>{words.why}</p>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Sign d={share} />
          <span>{words.share}</span>
        </li>
        <li className={styles.step}>
          <Sign d={add} />
          <span>{words.add}</span>
        </li>
        <li className={styles.step}>
          <span className={styles.picture} aria-hidden="true">
            <LogoMark />
          </span>
          <span>{words.open}</span>
        </li>
      </ol>
    </>
  );
}
