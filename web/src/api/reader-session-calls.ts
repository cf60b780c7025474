/** The session's calls to the server: who is signed in, and the log-out. Loaded only with a token. */
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { forgetAllBooks } from '../device/books/stored-books';
import { forgetDestination } from '../device/destination';
import { forgetLastShelf } from '../device/last-shelf';
import { forgetPendingCode } from '../device/pending-code';
import { readToken, writeToken } from '../device/reader-token';
import { answer } from './answer';
import { abortAllCalls, client } from './reader-client';
import { asFailure } from './failure';
import { forgetMember, memberKey, queryClient } from './query-client';
import {
  setSessionState,
  loadingSession,
  signedOut,
  sessionState,
  subscribe,
  type User,
} from './reader-session-state';

const retryDelaysMs = [1000, 2000, 5000, 10_000];
/** A server that is back sooner, for example after an update, is not mentioned to the reader. */
const silentRetryMs = 3000;

/**
 * A session that is ended from another device ends here within this time, while the page is visible. One `me` costs the
 * server about half a millisecond of processor time (docs/decisions/0002-tokens-and-sessions.md).
 */
const checkIntervalMs = 10_000;
/** Within this time, the last answer is good enough. */
const freshForMs = 1000;

let askingSince = 0;
let stopWatching = () => {};

/** The account of the signed-in person: retried until the first answer, and read again only on request. */
export const accountQuery = () =>
  queryOptions({
    queryKey: memberKey('account'),
    queryFn: ({ signal }) => {
      const { user } = sessionState();
      // Without a connection nobody can tell whether the session still exists.
      return user && !navigator.onLine ? user : answer(client.GET('/api/me', { signal }));
    },
    staleTime: Infinity,
    retry: () => sessionState().status === 'loading',
    retryDelay: (failures) => retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!,
  });

subscribe(() => {
  if (sessionState().status !== 'out') return;
  stopAsking();
  forgetMember();
  forgetLastShelf();
  forgetAllBooks();
});

type Account = { data: User | undefined; failureReason: Error | null };

function follow({ data, failureReason }: Account): void {
  const state = sessionState();
  if (data) {
    if (state.user === data) return;
    setSessionState({ status: 'in', user: data });
  } else if (failureReason && state.status === 'loading') {
    if (asFailure(failureReason).status !== 0)
      setSessionState({ ...state, trouble: 'unavailable' });
    else if (Date.now() - askingSince >= silentRetryMs)
      setSessionState({ ...state, trouble: 'unreachable' });
  }
}

/** Asks whose token this is until there is an answer, and then follows every change of the account. */
export function resume(): void {
  stopAsking();
  if (readToken() === null) {
    if (sessionState().status !== 'out') setSessionState(signedOut('loggedOutElsewhere'));
    return;
  }
  askingSince = Date.now();
  const observer = new QueryObserver(queryClient, {
    ...accountQuery(),
    notifyOnChangeProps: ['data', 'failureReason'],
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  stopWatching = observer.subscribe(follow);
  follow(observer.getCurrentResult());
}

export function stopAsking(): void {
  stopWatching();
}

/** Stores the token and reads whose it is; the page changes only once that is known. */
export async function signIn(token: string): Promise<void> {
  writeToken(token);
  await queryClient.fetchQuery({ ...accountQuery(), retry: false }).catch(() => undefined);
  if (readToken() !== token) return;
  if (sessionState().status === 'out') setSessionState(loadingSession);
  resume();
}

/** Signs out on this device at once, so that nothing else is sent with the ending token; then tells the server. */
export function signOut(): void {
  const headers = { Authorization: `Bearer ${readToken()}` };
  abortAllCalls();
  writeToken(null);
  forgetDestination();
  // Others may use this device: a code that nobody has used yet is worth money.
  forgetPendingCode();
  setSessionState(signedOut('loggedOut'));
  answer(client.POST('/api/account/logout', { headers, keepalive: true })).catch(() => null);
}

/** Asks whether the session still exists. If not, the 401 alone makes the page redirect and say so. */
export async function checkSession(): Promise<void> {
  await queryClient
    .fetchQuery({ ...accountQuery(), staleTime: freshForMs, retry: false })
    .catch(() => undefined);
}

/** Reads the account again, for example to see whether the e-mail is verified by now. */
export async function reload(): Promise<void> {
  if (readToken() === null) resume();
  else await queryClient.refetchQueries({ queryKey: accountQuery().queryKey });
}
