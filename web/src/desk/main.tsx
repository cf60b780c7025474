/** Starts the desk. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWords } from '../i18n/language';
import { Router } from '../router/router';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls.css';
import { queryClient } from './api/client';
import { joinOtherTabs } from './api/desk-token';
import { DeskApp } from './desk-app';
import './desk.css';
import { isEntrancePath } from './entrance-paths';
import { chooseDeskLanguage, loadDeskWords } from './i18n/words';

async function start(root: HTMLElement): Promise<void> {
  chooseDeskLanguage();
  // A failure here is ignored: React fetches the texts again when it renders, and explains what is wrong.
  const isLinkOfMail = isEntrancePath(window.location.pathname);
  const words = Promise.all([loadWords('shell'), loadDeskWords('shell')]).catch(() => undefined);
  await Promise.all([words, isLinkOfMail ? undefined : joinOtherTabs()]);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <DeskApp />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
