/** A link that needs a sign-in is honoured after it, in this tab and within the hour. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../src/api/answer';
import { client } from '../../src/api/reader-client';
import { anna, annasToken, json, serve, visit } from '../visit';

const logsIn = { 'POST /api/account/login': () => json({ token: annasToken }) };

async function logIn(page: ReturnType<typeof visit>) {
  await page.person.type(await screen.findByLabelText('Email'), anna.email);
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12{Enter}');
}

test('a visitor with a link goes to the start, logs in, and the link is opened', async () => {
  const changes = { 'POST /api/account/action': () => json({ email: 'new@example.org' }) };
  const page = visit('/auth/action?mode=verifyAndChangeEmail&oobCode=a%2Bb', {
    server: serve({ ...logsIn, ...changes }),
  });
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(await screen.findByText(/Please log in first/)).toBeVisible();
  await page.person.click(await screen.findByRole('link', { name: 'Login' }));
  await logIn(page);
  await waitFor(() => expect(page.address()).toBe('/emailChanged?oobCode=a%2Bb'));
  await waitFor(() => expect(sessionStorage.getItem('kaktus.destination')).toBeNull());
});

test('homework waits until whoever signs up for it has verified the address', async () => {
  const account = { ...anna, emailVerified: false };
  const page = visit('/stage?lesson=kaktus-1/farben', {
    server: serve({ ...logsIn, 'GET /api/me': () => json(account) }),
  });
  await page.person.click(await screen.findByRole('link', { name: 'Login' }));
  await logIn(page);
  await screen.findByRole('heading', { name: 'Email Verification Required' });
  account.emailVerified = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await page.person.click(await screen.findByRole('link', { name: 'Open the page you came for' }));
  await waitFor(() => expect(page.address()).toBe('/stage?lesson=kaktus-1/farben'));
  await waitFor(() => expect(sessionStorage.getItem('kaktus.destination')).toBeNull());
});

test('an unverified person who logs out wants nothing any more', async () => {
  const page = visit('/stage?lesson=kaktus-1/farben', {
    server: serve({ ...logsIn, 'GET /api/me': () => json({ ...anna, emailVerified: false }) }),
  });
  await page.person.click(await screen.findByRole('link', { name: 'Login' }));
  await logIn(page);
  await screen.findByRole('heading', { name: 'Email Verification Required' });
  await page.person.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(sessionStorage.getItem('kaktus.destination')).toBeNull();
});

test('an expired session leads to the log-in, says so, and comes back', async () => {
  const page = visit('/user', { server: serve(logsIn) });
  localStorage.setItem('kaktus.token', 'expired');
  page.unmount();
  const again = visit('/user', { server: serve(logsIn) });
  await waitFor(() => expect(again.address()).toBe('/login'));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await logIn(again);
  await waitFor(() => expect(again.address()).toBe('/user'));
});

test('a session that ends while the page is open does the same', async () => {
  let known = true;
  const server = serve({
    'GET /api/me': () => (known ? json(anna) : json({ status: 401, errors: [] }, 401)),
  });
  const page = visit('/activation', { as: 'anna', server });
  await screen.findByRole('heading', { level: 1 });
  known = false;
  await act(() => answer(client.GET('/api/me')).catch(() => undefined));
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(sessionStorage.getItem('kaktus.destination')).toContain('/activation');
});

test('logging out forgets the destination', async () => {
  const page = visit('/user', { as: 'anna' });
  await page.person.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(sessionStorage.getItem('kaktus.destination')).toBeNull();
});

test('after an hour the destination is forgotten', async () => {
  const page = visit('/activation', { server: serve(logsIn) });
  await waitFor(() => expect(page.address()).toBe('/'));
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  await page.person.click(await screen.findByRole('link', { name: 'Login' }));
  await logIn(page);
  await waitFor(() => expect(page.address()).toBe('/library'));
  vi.useRealTimers();
});
