/** The typed client of the desk, for `answer`; and the cache of its answers. */
import { QueryClient } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { ApiFailure } from '../../api/failure';
import type { paths } from '../../api/schema.gen';
import { deskFetch } from './desk-fetch';

export const desk = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => deskFetch(request),
});

/** Another try may help where the server or the way to it was in trouble, never where it has refused. */
const isWorthAnotherTry = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 503);

const longestSessionMs = 12 * 3_600_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      // A page that waits behind the sign-in keeps what it shows; signing out forgets all of it.
      gcTime: longestSessionMs,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
    },
    mutations: { retry: false },
  },
});
