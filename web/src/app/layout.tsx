/** The frame of every page: skip link, navigation, the page, the landscape with the footer in its sand. */
import type { ReactNode } from 'react';
import { useWords } from '../i18n/language';
import { useLocation } from '../router/location';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navigation } from './navigation';
import { useLateParts } from './shell-parts';

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const late = useLateParts();
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <Navigation />
      {late && <late.OfflineNotice />}
      {late && <late.VisitorNotice />}
      <main id="content" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
