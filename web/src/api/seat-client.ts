/** The calls of a tablet in a class, for `answer`: with the token of its seat, and never with that of an account. */
import createClient from 'openapi-fetch';
import { readSeat } from '../device/class/seat';
import type { paths } from './schema.gen';
import { createServerFetch } from './server-fetch';
import { timeoutsMs } from './timed-fetch';

const { send } = createServerFetch({
  readToken: () => readSeat()?.token ?? null,
  // The page that asks comes back with the code, or says that the class is over.
  onRefused: () => undefined,
  timeoutMs: timeoutsMs.reader,
});

export const seatClient = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => send(request),
});
