/** The typed client of the readers' pages, for `answer`; a token that the server no longer knows ends the session. */
import createClient from 'openapi-fetch';
import { failureFrom } from './failure';
import { forgetRefusedToken, readToken } from '../device/reader-token';
import type { paths } from './schema.gen';
import { createServerFetch } from './server-fetch';
import { setSessionState, signedOut } from './reader-session-state';
import { timeoutsMs } from './timed-fetch';

/** Tells the person if this device was signed out because the account is used on too many. */
async function explainSurplusSignOut(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null);
  if (failureFrom(response.status, body).has('too_many_devices') && readToken() === null)
    setSessionState(signedOut('tooManyDevices'));
}

const { send, abortAll } = createServerFetch({
  readToken,
  onRefused: (response) => {
    forgetRefusedToken();
    setSessionState(signedOut('expired'));
    void explainSurplusSignOut(response);
  },
  timeoutMs: timeoutsMs.reader,
});

export const abortAllCalls = abortAll;

export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => send(request),
});
