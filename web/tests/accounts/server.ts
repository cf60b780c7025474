/** The accounts API as a test double: what was sent, and errors in the shape of the server's. */
import type { ErrorItem } from '../../src/api/schema.gen';
import type { serve } from '../visit';
import { json } from '../visit';

type Reason = Omit<ErrorItem, 'message'>;

export function apiError(status: number, ...reasons: (string | Reason)[]): () => Response {
  const errors = reasons.map((reason) => ({
    message: 'A reason in English.',
    ...(typeof reason === 'string' ? { code: reason } : reason),
  }));
  return () => json({ status, errors, request_id: 'r-1' }, status);
}

export const offline = () => Promise.reject(new TypeError('Failed to fetch'));
export const empty = (status = 204) => new Response(null, { status });

export async function bodiesSentTo(
  server: ReturnType<typeof serve>,
  path: string,
): Promise<unknown[]> {
  const requests = server.mock.calls
    .map(([request]) => request)
    .filter((request) => request.method === 'POST' && new URL(request.url).pathname === path);
  return Promise.all(requests.map((request) => request.clone().json()));
}

export function countOf(server: ReturnType<typeof serve>, call: string): number {
  return server.mock.calls.filter(
    ([request]) => `${request.method} ${new URL(request.url).pathname}` === call,
  ).length;
}
