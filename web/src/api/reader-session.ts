/** The session as pages use it. The code that calls the server is loaded only where there is a token. */
import { useSyncExternalStore } from 'react';
import { onTokenChangedElsewhere, readToken } from '../device/reader-token';
import {
  initialSessionState,
  loadingSession,
  sessionState,
  setSessionState,
  signedOut,
  subscribe,
  type User,
} from './reader-session-state';

const retryDelayMs = 2000;
let fetchTimer: ReturnType<typeof setTimeout> | undefined;

const calls = () => import('./reader-session-calls');

function resume(): void {
  clearTimeout(fetchTimer);
  calls().then(
    (ready) => ready.resume(),
    () => {
      fetchTimer = setTimeout(resume, retryDelayMs);
    },
  );
}

/** Starts the session: checks a stored token and follows the other tabs. Returns a function that stops it. */
export function startSession(): () => void {
  setSessionState(initialSessionState());
  if (readToken() !== null) resume();
  const stopFollowing = onTokenChangedElsewhere((wasRefused) => {
    const isOut = sessionState().status === 'out';
    if (readToken() !== null && isOut) setSessionState(loadingSession);
    if (wasRefused && !isOut) setSessionState(signedOut('expired'));
    resume();
  });
  const onOnline = () => {
    if (sessionState().status === 'loading') resume();
  };
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(fetchTimer);
    void calls().then((ready) => ready.stopAsking());
    stopFollowing();
    window.removeEventListener('online', onOnline);
  };
}

const tryAgain = () => {
  setSessionState(loadingSession);
  resume();
};

const signIn = async (token: string) => (await calls()).signIn(token);
const signOut = async () => (await calls()).signOut();
export const reload = async () => (await calls()).reload();
export const checkSession = async () => (await calls()).checkSession();

/** The person, as soon as somebody is signed in. */
export function signedIn(): Promise<User> {
  return new Promise((resolve) => {
    const look = () => {
      const state = sessionState();
      if (state.status !== 'in') return;
      stop();
      resolve(state.user);
    };
    const stop = subscribe(look);
    look();
  });
}

export function useSession() {
  return { ...useSyncExternalStore(subscribe, sessionState), signIn, signOut, reload, tryAgain };
}
