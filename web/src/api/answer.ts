/** Awaits a call of a typed client: `await answer(client.GET('/api/…'))` returns the data or throws an ApiFailure. */
import { failureFrom } from './failure';

export async function answer<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw failureFrom(response.status, error);
  return data as Data;
}
