/** The typed client of the readers' pages, for `answer`; a token that the server no longer knows ends the session. */
import createClient from 'openapi-fetch';
import { forgetRefusedToken, readToken } from '../device/reader-token';
import type { paths } from './schema.gen';
import { createServerFetch } from './server-fetch';
import { setSessionState, signedOut } from './reader-session-state';
import { timeoutsMs } from './timed-fetch';

const { send, abortAll } = createServerFetch({
  readToken,
  onRefused: () => {
    forgetRefusedToken();
    setSessionState(signedOut('expired'));
  },
  timeoutMs: timeoutsMs.reader,
});

export const abortAllCalls = abortAll;

export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => send(request),
});
