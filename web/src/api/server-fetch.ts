/** Sends requests to the library's server, for readers and the desk: with token, language and time-out. */
import { currentLanguage } from '../i18n/language';
import { timedFetch } from './timed-fetch';

type Access = {
  readToken: () => string | null;
  /** The server no longer knows the token. */
  onRefused: (response: Response) => void;
  timeoutMs: number;
  addHeaders?: (headers: Headers) => void;
};

async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

export function createServerFetch({ readToken, onRefused, timeoutMs, addHeaders }: Access) {
  let session = new AbortController();

  /** Files need more time than the default. */
  async function send(request: Request, ms = timeoutMs): Promise<Response> {
    const token = readToken();
    request.headers.set('Accept-Language', currentLanguage());
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    addHeaders?.(request.headers);
    const limits = { timeoutMs: ms, signal: session.signal };
    const response = await timedFetch(request, limits, readWhole);
    if (response.status === 401 && token !== null && readToken() === token)
      onRefused(response.clone());
    return response;
  }

  /** Ends every request that is under way: its answer would reach somebody who has signed out. */
  function abortAll(): void {
    session.abort();
    session = new AbortController();
  }

  return { send, abortAll };
}
