/** The frame of every page of the desk: a bar at the top, the parts at the side or, on a phone, at the foot. */
import type { ReactNode } from 'react';
import { site } from '../../api/site';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { LogoMark } from '../../ui/art/mascot/logo-mark';
import { useDeskWords } from '../i18n/words';
import { AccountMenu } from './account-menu';
import { CommandPalette } from './command-palette';
import styles from './desk-layout.module.css';
import { PartsNavigation } from './parts-navigation';

export function DeskLayout({ children }: { children: ReactNode }) {
  const { skipToContent } = useWords('shell');
  const words = useDeskWords('shell');
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        {skipToContent}
      </a>
      <header className={styles.bar}>
        <Link to="/desk" className={styles.brand}>
          <LogoMark className={styles.logo} />
          <span>
            {site.brand} <span className={styles.desk}>{words.desk}</span>
          </span>
        </Link>
        <CommandPalette />
        <AccountMenu />
      </header>
      <PartsNavigation />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
