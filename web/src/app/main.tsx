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
  // A failure here is ignored: React fetches the page again when it renders, and explains what is wrong.
  await page.catch(() => undefined);
  // A transition renders in small steps, so a slow device can react to taps in between.
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
