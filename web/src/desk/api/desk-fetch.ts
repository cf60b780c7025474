/** Sends requests with the desk's token, and forgets the token if the server no longer knows it. */
import { createServerFetch } from '../../api/server-fetch';
import { timeoutsMs } from '../../api/timed-fetch';
import { isUnattended } from './attendance';
import { dropDeskToken, readDeskToken } from './desk-token';

export const { send: deskFetch, abortAll: abortAllDeskCalls } = createServerFetch({
  readToken: readDeskToken,
  onRefused: dropDeskToken,
  timeoutMs: timeoutsMs.desk,
  addHeaders: (headers) => isUnattended() && headers.set('X-Unattended', '1'),
});
