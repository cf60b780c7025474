/** Waits for a call of a typed client: `await answer(client.GET('/api/…'))` returns the data or throws an ApiFailure. */
import { asUnreachable, failureFrom } from './failure';

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
