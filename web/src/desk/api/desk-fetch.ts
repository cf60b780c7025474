/** Sends a request with the desk's token and the page's language, and forgets the token if the server no longer knows it. */
import { asUnreachable } from '../../api/failure';
import { currentLanguage } from '../../i18n/language';
import { isUnattended } from './attendance';
import { dropDeskToken, readDeskToken } from './token';

const patienceMs = 20_000;
let stay = new AbortController();

/** Whoever leaves no longer waits for what was asked; it would be answered to somebody who is signed out. */
export function stopAsking(): void {
  stay.abort();
  stay = new AbortController();
}

/** `patience` in milliseconds: uploads and large files need more. */
export async function deskFetch(request: Request, patience = patienceMs): Promise<Response> {
  const patiently = new AbortController();
  const timer = setTimeout(() => patiently.abort(), patience);
  const token = readDeskToken();
  request.headers.set('Accept-Language', currentLanguage());
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  if (isUnattended()) request.headers.set('X-Unattended', '1');
  const signal = AbortSignal.any([request.signal, patiently.signal, stay.signal]);
  const response = await fetch(request, { signal })
    .catch((error: unknown) => {
      throw asUnreachable(error);
    })
    .finally(() => clearTimeout(timer));
  if (response.status === 401 && token !== null && readDeskToken() === token) dropDeskToken();
  return response;
}
