/** Starts the application: the session is asked for while the page and its words are on their way. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '../api/session';
import { loadWords } from '../i18n/language';
import { Router } from '../router/router';
import { forgetOldPendingCode } from '../device/pending-code';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { App } from './app';
import { keepFiles } from './keep-files';
import { preloadPage } from './routes';

async function start(root: HTMLElement): Promise<void> {
  startSession();
  const page = preloadPage(window.location.pathname);
  await loadWords('shell').catch(() => {
    document.documentElement.lang = 'en';
  });
  // What cannot be fetched now is asked for again, and explained, when React draws the page.
  await page.catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <Router>
        <App />
      </Router>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
forgetOldPendingCode();
if (import.meta.env.PROD) keepFiles();
