/** The cache of what a signed-in reader has read from the server. The landing page does not load it. */
import { QueryClient } from '@tanstack/react-query';
import { readToken } from '../device/reader-token';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A request without a connection fails at once, and the page says so instead of waiting.
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

/** What belongs to the person who is signed in; removed when the session ends. */
export const memberKey = (...parts: unknown[]) => ['member', readToken(), ...parts];

export function forgetMember(): void {
  queryClient.removeQueries({ queryKey: ['member'] });
}
