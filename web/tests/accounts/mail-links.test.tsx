/** The pages behind the links in mails: a verified address, and a changed one. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../src/api/reader-session-state';
import { keepPendingCode } from '../../src/device/pending-code';
import { anna, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, empty, offline, apiError } from './server';

const action = 'POST /api/account/action';
const alerted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('alert', alerted);
});
afterEach(() => {
  alerted.mockReset();
  vi.useRealTimers();
});

function unverifiedAnna(answers: Parameters<typeof serve>[0] = {}) {
  const state = { verified: false };
  const server = serve({
    'GET /api/me': () => json({ ...anna, emailVerified: state.verified }),
    ...answers,
  });
  return { server, state };
}

const required = () => screen.findByRole('heading', { name: 'Email Verification Required' });
const verified = () => screen.findByRole('heading', { name: 'Email Verified' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a code that this device has signed up with is redeemed with the confirmation', async () => {
  keepPendingCode('ABCDEFGHJKMS');
  const redeem = vi.fn(() => json({ errors: [{ code: 'invalid_code', message: '' }] }, 400));
  const { server, state } = unverifiedAnna({ 'POST /api/activation': redeem });
  const page = visit('/emailVerification', { as: 'anna', server });
  await required();
  expect(redeem).not.toHaveBeenCalled();
  state.verified = true;
  await pass(5000);
  await waitFor(() => expect(page.address()).toBe('/activation'));
  await waitFor(() => expect(redeem).toHaveBeenCalledOnce());
  expect(await screen.findByText('Thank you! anna@example.org is verified.')).toBeVisible();
});

test('a code that waits for somebody else is not redeemed by itself', async () => {
  keepPendingCode('ABCDEFGHJKMS', 'ben');
  const page = visit('/emailVerification', { as: 'anna', server: serve() });
  expect(await verified()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Activate' })).toBeVisible();
  expect(page.address()).toBe('/emailVerification');
});

test('the account is asked every five seconds until the address is verified', async () => {
  const { server, state } = unverifiedAnna();
  visit('/emailVerification', { as: 'anna', server });
  await required();
  const before = countOf(server, 'GET /api/me');
  await pass(5000);
  await waitFor(() => expect(countOf(server, 'GET /api/me')).toBe(before + 1));
  state.verified = true;
  await pass(5000);
  expect(await verified()).toBeVisible();
  const after = countOf(server, 'GET /api/me');
  await pass(15_000);
  // From then on only as often as every page asks whether the session still exists.
  expect(countOf(server, 'GET /api/me')).toBeLessThanOrEqual(after + 2);
});

test('while nobody looks, nothing is asked', async () => {
  const { server } = unverifiedAnna();
  visit('/emailVerification', { as: 'anna', server });
  await required();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = countOf(server, 'GET /api/me');
  await pass(15_000);
  expect(countOf(server, 'GET /api/me')).toBe(before);
});

test('a code is confirmed at once', async () => {
  const { server, state } = unverifiedAnna({
    [action]: () => {
      state.verified = true;
      return json({ email: anna.email });
    },
  });
  visit('/emailVerification?oobCode=a%2Bb', { as: 'anna', server });
  expect(await verified()).toBeVisible();
  expect(await bodiesSentTo(server, '/api/account/action')).toEqual([
    { mode: 'verifyEmail', oobCode: 'a+b' },
  ]);
  expect(alerted).not.toHaveBeenCalled();
});

test('a code that does not work is told in an alert and on the page', async () => {
  const { server } = unverifiedAnna({ [action]: apiError(400, 'invalid_action_code') });
  visit('/emailVerification?oobCode=old', { as: 'anna', server });
  await required();
  expect(await screen.findByText(/This verification link does not work/)).toBeVisible();
  await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1));
  expect(alerted.mock.calls[0]?.[0]).toMatch(/This verification link does not work/);
});

test.each([
  ['expired_action_code', /is older than 24 hours/],
  ['used_action_code', /has been used already/],
])('a link says what is wrong with it: %s', async (code, sentence) => {
  const { server } = unverifiedAnna({ [action]: apiError(400, code) });
  visit('/emailVerification?oobCode=old', { as: 'anna', server });
  await required();
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(alerted.mock.calls[0]?.[0]).toMatch(sentence));
});

test('a link of another account confirms that one, and says who is logged in here', async () => {
  const { server } = unverifiedAnna({ [action]: () => json({ email: 'oma@example.org' }) });
  visit('/emailVerification?oobCode=omas', { as: 'anna', server });
  await required();
  expect(await screen.findByText(/The address oma@example.org is confirmed/)).toBeVisible();
  expect(screen.getByText('You are logged in here as anna@example.org.')).toBeVisible();
});

test('where nobody is signed in, the code alone confirms, and the start page says so', async () => {
  const server = serve({ [action]: () => json({ email: anna.email }) });
  const page = visit('/emailVerification?oobCode=a%2Bb', { server });
  expect(await screen.findByText('Your address is confirmed.')).toBeVisible();
  expect(screen.getByText(/go on where you began/)).toBeVisible();
  expect(screen.getByText('You can close this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a password of your own' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(page.address()).toBe('/');
  expect(await bodiesSentTo(server, '/api/account/action')).toEqual([
    { mode: 'verifyEmail', oobCode: 'a+b' },
  ]);
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  expect(sessionStorage.getItem('kaktus.destination')).toBeNull();
});

test.each([
  ['used_action_code', 'status', /used already: your address is confirmed/],
  ['expired_action_code', 'alert', /older than 24 hours/],
  ['invalid_action_code', 'alert', /This link does not work/],
])('a visitor reads what is wrong with the link: %s', async (code, role, sentence) => {
  const page = visit('/emailVerification?oobCode=old', {
    server: serve({ [action]: apiError(400, code) }),
  });
  const told = await screen.findByText(sentence);
  expect(told.closest(`[role=${role}]`)).toBeVisible();
  expect(page.address()).toBe('/');
});

test('a visitor whose link could not be tried tries again', async () => {
  let reachable = false;
  const server = serve({
    [action]: () => (reachable ? json({ email: anna.email }) : offline()),
  });
  visit('/emailVerification?oobCode=later', { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;
  fireEvent.click(again);
  expect(await screen.findByText('Your address is confirmed.')).toBeVisible();
});

test('a link that another tab has just used counts as verified', async () => {
  const { server, state } = unverifiedAnna({
    [action]: () => {
      state.verified = true;
      return apiError(400, 'invalid_action_code')();
    },
  });
  visit('/emailVerification?oobCode=twice', { as: 'anna', server });
  expect(await verified()).toBeVisible();
  await pass(200);
  expect(alerted).not.toHaveBeenCalled();
});

test('a code that could not be tried can be tried again', async () => {
  let reachable = false;
  const { server } = unverifiedAnna({
    [action]: () => (reachable ? json({ email: anna.email }) : offline()),
  });
  visit('/emailVerification?oobCode=later', { as: 'anna', server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/The server could not be reached/)).toBeVisible();
  expect(alerted).not.toHaveBeenCalled();
  reachable = true;
  fireEvent.click(again);
  expect(await verified()).toBeVisible();
});

test.each([
  [() => empty(), /A new email is on its way/],
  [apiError(429, 'too_many_requests'), /wait ten minutes/],
  [offline, /The server could not be reached/],
  [
    apiError(429, { code: 'too_many_mails', retryAfter: 60 }),
    /Several emails have gone to this address within the last hour.*ask again in one minute/,
  ],
])('the mail can be sent again (%#)', async (answer, sentence) => {
  const { server } = unverifiedAnna({ 'POST /api/account/verification-mail': answer });
  visit('/emailVerification', { as: 'anna', server });
  const button = await screen.findByRole('button', { name: 'Send the email again' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(countOf(server, 'POST /api/account/verification-mail')).toBe(1);
});

test.each([
  ['refused', /did not accept our email to/, 'alert'],
  ['given_up', /could not deliver our email to/, 'alert'],
  ['held_back', /within the last hour, so this time we sent none/, 'status'],
  ['delayed', /takes longer than usual/, 'status'],
] as const)('a mail that is %s is told, until another one is sent', async (trouble, what, role) => {
  const state: Partial<User> = { verificationMail: trouble };
  const { server } = unverifiedAnna({
    'GET /api/me': () => json({ ...anna, emailVerified: false, ...state }),
    'POST /api/account/verification-mail': () => {
      state.verificationMail = 'none';
      return empty();
    },
  });
  visit('/emailVerification', { as: 'anna', server });
  const told = await screen.findByText(what);
  expect(told.closest(`[role=${role}]`)).toHaveTextContent(anna.email);
  expect(screen.queryByText(/We have sent a link to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Change the address' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/A new email is on its way/)).toBeVisible();
  expect(screen.getByText(/We have sent a link to/)).toBeVisible();
  expect(screen.queryByText(what)).toBeNull();
});

test('a changed address is confirmed, and three seconds later the person is logged out', async () => {
  const server = serve({ [action]: () => json({ email: 'neu@example.org' }) });
  const page = visit('/emailChanged?oobCode=change', { as: 'anna', server });
  expect(await screen.findByRole('heading', { name: 'Email Changed' })).toBeVisible();
  expect(screen.getByText(/Please log in again/)).toBeVisible();
  expect(screen.getByText(/neu@example\.org/)).toBeVisible();
  await pass(2000);
  expect(page.address()).toBe('/emailChanged?oobCode=change');
  await pass(1500);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  expect(await bodiesSentTo(server, '/api/account/action')).toEqual([
    { mode: 'verifyAndChangeEmail', oobCode: 'change' },
  ]);
});

test('another tab that loses its session meanwhile does not cut the news short', async () => {
  const server = serve({ [action]: () => json({ email: 'neu@example.org' }) });
  const page = visit('/emailChanged?oobCode=two-tabs', { as: 'anna', server });
  await screen.findByRole('heading', { name: 'Email Changed' });
  localStorage.removeItem('kaktus.token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kaktus.token' })));
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Email Changed' })).toBeVisible();
  await pass(2500);
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('the tab that came second goes to the log-in, and the link is tried again after it', async () => {
  const server = serve({ [action]: apiError(401, 'unauthenticated') });
  const page = visit('/emailChanged?oobCode=second', { as: 'anna', server });
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(sessionStorage.getItem('kaktus.destination')).toContain('/emailChanged?oobCode=second');
});

test('a change link that no longer works says which address counts', async () => {
  const server = serve({ [action]: apiError(400, 'invalid_action_code') });
  visit('/emailChanged?oobCode=used', { as: 'anna', server });
  expect(await screen.findByText(/This link has been used already/)).toBeVisible();
  expect(screen.getByText(/Your address is anna@example\.org/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Email Changed' })).not.toBeInTheDocument();
  await pass(4000);
  expect(localStorage.getItem('kaktus.token')).not.toBeNull();
});
