/** The typed client for the server's API: `await answer(client.GET('/api/…'))` returns the data or throws an ApiFailure. */
import createClient from 'openapi-fetch';
import { authorizedFetch } from './authorized-fetch';
import { failureFrom } from './failure';
import type { paths } from './schema.gen';

export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: authorizedFetch,
});

export async function answer<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw failureFrom(response.status, error);
  return data as Data;
}
