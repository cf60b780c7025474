/** The session: other tabs, refused tokens, and a server that cannot be reached. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../src/api/answer';
import { client } from '../src/api/reader-client';
import { queryClient } from '../src/api/query-client';
import { readDestination } from '../src/device/destination';
import { keepPendingCode, readPendingCode } from '../src/device/pending-code';
import { anna, annasToken, json, serve, visit } from './visit';

/** One after the other; this tab is told of each when the last is already there. */
function anotherTabWrites(...tokens: (string | null)[]) {
  const last = tokens.at(-1) ?? null;
  if (last === null) localStorage.removeItem('kaktus.token');
  else localStorage.setItem('kaktus.token', last);
  act(() => {
    for (const newValue of tokens)
      window.dispatchEvent(new StorageEvent('storage', { key: 'kaktus.token', newValue }));
  });
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('logging out in another tab logs this one out', async () => {
  const page = visit('/library', { as: 'anna' });
  await bar().findByRole('button', { name: 'Log out' });
  anotherTabWrites(null);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(bar().getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await screen.findByText('You are logged out.')).toBeVisible();
});

test('a session that another tab found ended is told here as well, and the page is not forgotten', async () => {
  const page = visit('/user', { as: 'anna' });
  await bar().findByRole('button', { name: 'Log out' });
  anotherTabWrites('', null);
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(await screen.findByText(/Your session has ended. Please log in again/)).toBeVisible();
  expect(readDestination()).toBe('/user');
});

test('after logging out, no code that waited is left on the device', async () => {
  const page = visit('/library', { as: 'anna' });
  keepPendingCode('ABCDEFGHJKMS');
  await page.person.click(await bar().findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(readPendingCode()).toBe('');
});

test('logging in in another tab logs this one in', async () => {
  const page = visit('/login');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  anotherTabWrites(annasToken);
  await waitFor(() => expect(page.address()).toBe('/library'));
});

test('a token that the server no longer knows is forgotten', async () => {
  localStorage.setItem('kaktus.token', 'expired');
  const page = visit('/library');
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(localStorage.getItem('kaktus.token')).toBeNull();
});

test('a 401 on any later call logs out', async () => {
  let known = true;
  const server = serve({
    'GET /api/me': () => (known ? json(anna) : json({ status: 401, errors: [] }, 401)),
  });
  const page = visit('/contact', { as: 'anna', server });
  await bar().findByRole('button', { name: 'Log out' });
  known = false;
  await act(() => answer(client.GET('/api/me')).catch(() => undefined));
  expect(await bar().findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(page.address()).toBe('/contact');
});

test.each([
  ['/library', 'visible', '/login'],
  ['/user', 'visible', '/login'],
  ['/library', 'hidden', '/library'],
] as const)('a session that ended elsewhere: %s, %s, is %s ten seconds later', async (...row) => {
  const [path, visibility, then] = row;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let known = true;
  const server = serve({
    'GET /api/me': () => (known ? json(anna) : json({ status: 401, errors: [] }, 401)),
  });
  const page = visit(path, { as: 'anna', server });
  await bar().findByRole('button', { name: 'Log out' });
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  known = false;
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  await waitFor(() => expect(page.address()).toBe(then));
  if (then === '/login')
    expect(await screen.findByText(/Your session has ended. Please log in again/)).toBeVisible();
  look.mockRestore();
  vi.useRealTimers();
});

test('with a code waiting, the end of the session is told as well', async () => {
  keepPendingCode('ABCDEFGHJKMS');
  localStorage.setItem('kaktus.token', 'expired');
  visit('/library');
  expect(await screen.findByText(/Your session has ended. Please log in again/)).toBeVisible();
});

test('a failure tells its status, its codes and the number of the request', async () => {
  const body = {
    status: 409,
    errors: [{ code: 'in_use', message: 'Email already in use.', param: 'email' }],
    request_id: 'r-1',
  };
  serve({ 'GET /api/me': () => json(body, 409) });
  const failure = await answer(client.GET('/api/me')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 409, requestId: 'r-1', reasons: body.errors });
});

test('while the server cannot be reached, it is asked again and nobody is logged out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reachable = false;
  const server = serve({
    'GET /api/me': () => (reachable ? json(anna) : Promise.reject(new TypeError('unreachable'))),
  });
  visit('/library', { as: 'anna', server });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(localStorage.getItem('kaktus.token')).toBe(annasToken);
  reachable = true;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await bar().findByRole('button', { name: 'Log out' })).toBeVisible();
  vi.useRealTimers();
});

test('after Log out is pressed, the token goes with nothing but the log-out itself', async () => {
  const server = serve({ 'POST /api/account/logout': () => new Promise(() => {}) });
  const page = visit('/library', { as: 'anna', server });
  const button = await bar().findByRole('button', { name: 'Log out' });
  await screen.findByRole('heading', { level: 1, name: 'Oops! Nothing Here Yet...' });
  server.mockClear();
  await page.person.click(button);
  await waitFor(() => expect(server).toHaveBeenCalled());
  await act(() => answer(client.GET('/api/catalogue')));
  const withToken = server.mock.calls
    .map(([request]) => request)
    .filter((request) => request.headers.get('Authorization') === `Bearer ${annasToken}`)
    .map((request) => new URL(request.url).pathname);
  expect(withToken).toEqual(['/api/account/logout']);
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('an answer that is on its way when somebody logs out is no longer waited for', async () => {
  const server = serve({ 'GET /api/codes': () => new Promise(() => {}) });
  const page = visit('/user', { as: 'anna', server });
  const codes = () => server.mock.calls.find(([{ url }]) => url.endsWith('/api/codes'));
  await waitFor(() => expect(codes()).toBeDefined());
  await page.person.click(await bar().findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(codes()?.[1]?.signal?.aborted).toBe(true), { timeout: 2000 });
});

test('nothing of somebody who has logged out stays in the cache', async () => {
  const page = visit('/library', { as: 'anna' });
  await screen.findByRole('heading', { level: 1, name: 'Oops! Nothing Here Yet...' });
  const keys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.at(-1));
  expect(keys().sort()).toEqual(['account', 'shelf']);
  await page.person.click(await bar().findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(keys()).toEqual([]);
});
