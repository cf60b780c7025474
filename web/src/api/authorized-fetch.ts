/** Sends a request with the session token and the page's language, and forgets the token if the server no longer knows it. */
import { currentLanguage } from '../i18n/language';
import { asUnreachable } from './failure';
import { readToken, writeToken } from '../device/token';

const tokenRefused = new EventTarget();

export function onTokenRefused(listener: () => void): () => void {
  tokenRefused.addEventListener('refused', listener);
  return () => tokenRefused.removeEventListener('refused', listener);
}

/** Nobody waits longer for an answer: behind a bad connection it may never come. */
const patienceMs = 10_000;

export async function authorizedFetch(request: Request, patience = patienceMs): Promise<Response> {
  const patiently = new AbortController();
  setTimeout(() => patiently.abort(), patience);
  const token = readToken();
  request.headers.set('Accept-Language', currentLanguage());
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(request, { signal: patiently.signal }).catch((error: unknown) => {
    throw asUnreachable(error);
  });
  if (response.status === 401 && token !== null && readToken() === token) {
    writeToken(null);
    tokenRefused.dispatchEvent(new Event('refused'));
  }
  return response;
}
