/** The typed client for the server's API: `await answer(client.GET('/api/…'))` returns the data or throws an ApiFailure. */
import createClient from 'openapi-fetch';
import { authorizedFetch } from './authorized-fetch';
import { asUnreachable, failureFrom } from './failure';
import type { paths } from './schema.gen';

export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => authorizedFetch(request),
});

export async function answer<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call.catch((broken: unknown) => {
    // The answer may also stop in its middle.
    throw asUnreachable(broken);
  });
  if (!response.ok) throw failureFrom(response.status, error);
  return data as Data;
}
