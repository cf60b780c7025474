/** Starts the application: the session is fetched while the page and its texts are loading. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '../api/reader-session';
import { loadWords, showIn } from '../i18n/language';
import { Router } from '../router/router';
import { readToken } from '../device/reader-token';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls.css';
import { App } from './app';
import { preloadPage } from './routes';
import { fetchMemberParts } from './shell-parts';

async function start(root: HTMLElement): Promise<void> {
  startSession();
  if (readToken() !== null) void fetchMemberParts();
  const page = preloadPage(window.location.pathname);
  await loadWords('shell').catch(() => showIn('en'));
  // What cannot be fetched now is fetched again, and explained, when React renders the page.
  await page.catch(() => undefined);
  // As a transition it is drawn in small steps, between which a slow device answers a finger.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Router>
          <App />
        </Router>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) void start(root);
