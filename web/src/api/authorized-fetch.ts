/** Sends a request with the session token and the page's language, and forgets the token if the server no longer knows it. */
import { currentLanguage } from '../i18n/language';
import { unreachable } from './failure';
import { readToken, writeToken } from '../device/token';

const tokenRefused = new EventTarget();

export function onTokenRefused(listener: () => void): () => void {
  tokenRefused.addEventListener('refused', listener);
  return () => tokenRefused.removeEventListener('refused', listener);
}

export async function authorizedFetch(request: Request): Promise<Response> {
  const token = readToken();
  request.headers.set('Accept-Language', currentLanguage());
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(request).catch((error: unknown) => {
    throw error instanceof TypeError ? unreachable() : error;
  });
  if (response.status === 401 && token !== null && readToken() === token) {
    writeToken(null);
    tokenRefused.dispatchEvent(new Event('refused'));
  }
  return response;
}
