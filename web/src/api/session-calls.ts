/** What the session asks the server: who this is, and to log out. Somebody without a token never loads it. */
import { forgetDestination } from '../device/destination';
import { readToken, writeToken } from '../device/token';
import { answer } from './answer';
import { abortAllCalls, client } from './client';
import { asFailure } from './failure';
import { become, loading, out, sessionState } from './session-state';

const retryAfterMs = [1000, 2000, 5000, 10_000];
/** A server that is back sooner, for example after an update, needs no words. */
const noWordsForMs = 3000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

let askingSince = 0;

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
  try {
    const user = await answer(client.GET('/api/me'));
    if (readToken() === token) become({ status: 'in', user });
    return true;
  } catch (error) {
    if (readToken() !== token) return true;
    noteTrouble(asFailure(error).status !== 0);
    return false;
  }
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

/** Signs out on this device at once, so that nothing else is sent with a token that is about to end; the server follows if it can. */
export function signOut(): void {
  const headers = { Authorization: `Bearer ${readToken()}` };
  abortAllCalls();
  writeToken(null);
  forgetDestination();
  become(out('loggedOut'));
  answer(client.POST('/api/account/logout', { headers, keepalive: true })).catch(() => null);
}

/** Reads the account again, for example to see whether the e-mail is verified by now. */
export async function reload(): Promise<void> {
  await askWhoIAm();
}
