/** What the session asks the server: who this is, and to log out. Somebody without a token never loads it. */
import { forgetDestination } from '../device/destination';
import { readToken, writeToken } from '../device/token';
import { authorizedFetch, onTokenRefused } from './authorized-fetch';
import { become, loading, out, sessionState, type User } from './session-state';

const retryAfterMs = [1000, 2000, 5000, 10_000];
const logOutPatienceMs = 5000;
/** A server that is back sooner, for example after an update, needs no words. */
const noWordsForMs = 3000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

onTokenRefused(() => become(out('expired')));

let askingSince = 0;

function request(path: string, init?: RequestInit, patience?: number): Promise<Response> {
  return authorizedFetch(new Request(new URL(path, window.location.origin), init), patience);
}

function noteTrouble(answered: boolean): void {
  const state = sessionState();
  if (state.status !== 'loading') return;
  if (answered) become({ ...state, trouble: 'unavailable' });
  else if (Date.now() - askingSince >= noWordsForMs) become({ ...state, trouble: 'unreachable' });
}

/** False if the server gave no usable answer, so that it makes sense to ask again later. */
async function askWhoIAm(): Promise<boolean> {
  const token = readToken();
  if (token === null) {
    if (sessionState().status !== 'out') become(out('loggedOut'));
    return true;
  }
  const response = await request('/api/me').catch(() => null);
  const user = response?.ok ? await response.json().catch(() => null) : null;
  if (readToken() !== token) return true;
  if (user) become({ status: 'in', user: user as User });
  else noteTrouble(response !== null && !response.ok);
  return user !== null;
}

export async function resume(attempt = 0): Promise<void> {
  clearTimeout(retryTimer);
  if (attempt === 0) askingSince = Date.now();
  if ((await askWhoIAm()) || sessionState().status !== 'loading') return;
  const wait = retryAfterMs[Math.min(attempt, retryAfterMs.length - 1)];
  retryTimer = setTimeout(() => void resume(attempt + 1), wait);
}

export function stopAsking(): void {
  clearTimeout(retryTimer);
}

/** Stores the token and finds out whose it is; the page changes only once that is known. */
export async function signIn(token: string): Promise<void> {
  writeToken(token);
  if (!(await askWhoIAm())) {
    if (sessionState().status === 'out') become(loading);
    await resume();
  }
}

/** Signs out on this device, even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  await request('/api/account/logout', { method: 'POST' }, logOutPatienceMs).catch(() => null);
  writeToken(null);
  forgetDestination();
  become(out('loggedOut'));
}

/** Reads the account again, for example to see whether the e-mail is verified by now. */
export async function reload(): Promise<void> {
  await askWhoIAm();
}
