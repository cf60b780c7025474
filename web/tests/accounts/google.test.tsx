/** Signing in with Google: in a window, on the page, and all the ways it can end. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GoogleSetUp } from '../../src/api/schema.gen';
import { site } from '../../src/api/site';
import { tellOpener } from '../../src/features/accounts/google/google-popup';
import { annasToken, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, apiError } from './server';

const google = 'POST /api/account/google';
const redirectUri = 'http://localhost:3000/auth/google';
const settings: GoogleSetUp = {
  enabled: true,
  clientId: 'kaktus',
  authorizationEndpoint: 'https://accounts.example/authorize',
  redirectUri,
  scope: 'openid email profile',
};
const popup = { closed: false, location: { href: '' }, close: vi.fn(), focus: vi.fn() };

beforeEach(() => {
  site.googleEnabled = true;
  onTestFinished(() => void (site.googleEnabled = false));
  Object.assign(popup, { closed: false, location: { href: '' } });
});

function serveGoogle(answer: () => Response = () => json({ token: annasToken, isNew: false })) {
  return serve({ 'GET /api/account/google': () => json(settings), [google]: answer });
}

async function pressGoogle(server = serveGoogle(), opens: typeof popup | null = popup) {
  const open = vi.spyOn(window, 'open').mockReturnValue(opens as unknown as Window);
  const page = visit('/login', { server });
  await page.person.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  return { ...page, open };
}

async function askedOfGoogle(): Promise<URLSearchParams> {
  await waitFor(() => expect(popup.location.href).not.toBe(''));
  return new URL(popup.location.href).searchParams;
}

const answerGoogle = (state: string, code: string | null, error: string | null = null) =>
  act(async () => tellOpener({ state, code, error }));

test('the window asks Google with PKCE, and its answer signs in', async () => {
  const page = await pressGoogle();
  const asked = await askedOfGoogle();
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'kaktus',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  expect(await screen.findByText('Please go on in the Google window.')).toBeVisible();
  await answerGoogle('popup.of-another-tab', 'stolen');
  await answerGoogle(asked.get('state') ?? '', 'the-code');
  await waitFor(() => expect(page.address()).toBe('/library'));
  const [sent] = (await bodiesSentTo(page.server, '/api/account/google')) as [
    Record<string, string>,
  ];
  expect(sent).toMatchObject({ code: 'the-code', nonce: asked.get('nonce'), redirectUri });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent.codeVerifier));
  expect(asked.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
  expect(countOf(page.server, google)).toBe(1);
});

test('a second press brings the open window forward', async () => {
  const page = await pressGoogle();
  await askedOfGoogle();
  await page.person.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(popup.focus).toHaveBeenCalled();
  expect(page.open).toHaveBeenCalledTimes(1);
});

test('a closed window is told, and a late answer still counts', async () => {
  const page = await pressGoogle();
  const asked = await askedOfGoogle();
  popup.closed = true;
  expect(await screen.findByText(/The Google window was closed/)).toBeVisible();
  await answerGoogle(asked.get('state') ?? '', 'the-code');
  await waitFor(() => expect(page.address()).toBe('/library'));
});

test('saying no at Google is no error', async () => {
  const page = await pressGoogle();
  const asked = await askedOfGoogle();
  await answerGoogle(asked.get('state') ?? '', null, 'access_denied');
  expect(await screen.findByText(/The Google window was closed/)).toBeVisible();
  expect(countOf(page.server, google)).toBe(0);
});

test('where Google is not set up, the button stays and says so', async () => {
  site.googleEnabled = false;
  const page = await pressGoogle();
  expect(await screen.findByText(/Google sign-in is not set up here/)).toBeVisible();
  expect(page.open).not.toHaveBeenCalled();
});

test.each([
  [apiError(400, 'google_sign_in_failed'), /Google sign-in did not work/],
  [apiError(400, 'google_email_unverified'), /Google has not verified your email/],
  [apiError(400, 'google_not_set_up'), /Google sign-in is not set up here/],
  [apiError(400, 'google_sign_in_too_old'), /log out at Google/],
  [apiError(503, 'google_unreachable'), /Google cannot be reached/],
  [apiError(500, 'unexpected'), /Something went wrong on our side/],
])('a refused answer is told (%#)', async (answer, sentence) => {
  await pressGoogle(serveGoogle(answer));
  const asked = await askedOfGoogle();
  await answerGoogle(asked.get('state') ?? '', 'the-code');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('settings that cannot be had close the window again', async () => {
  const server = serve({ 'GET /api/account/google': apiError(503, 'google_unreachable') });
  await pressGoogle(server);
  expect(await screen.findByText(/Google cannot be reached/)).toBeVisible();
  expect(popup.close).toHaveBeenCalled();
});

test('a blocked window is replaced by a link, which works the same', async () => {
  const page = await pressGoogle(serveGoogle(), null);
  const link = await screen.findByRole('link', { name: 'Continue with Google on this page' });
  const state = new URL(link.getAttribute('href') ?? '').searchParams.get('state') ?? '';
  page.unmount();

  const back = visit(`/auth/google?state=${state}&code=the-code`, { server: page.server });
  await waitFor(() => expect(back.address()).toBe('/library'));
  expect(await bodiesSentTo(page.server, '/api/account/google')).toHaveLength(1);
  back.unmount();

  localStorage.clear();
  visit(`/auth/google?state=${state}&code=the-code`, { server: page.server });
  expect(await screen.findByText(/Google sign-in did not work/)).toBeVisible();
  expect(countOf(page.server, google)).toBe(1);
});

test('an answer that nobody asked for signs nobody in', async () => {
  const page = visit('/auth/google?state=page.forged&code=stolen', { server: serveGoogle() });
  expect(await screen.findByText(/Google sign-in did not work/)).toBeVisible();
  expect(countOf(page.server, google)).toBe(0);
});

test('the window hands its answer over and closes', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const heard = new BroadcastChannel('kaktus.google');
  const message = new Promise((resolve) => (heard.onmessage = ({ data }) => resolve(data)));
  visit('/auth/google?state=popup.mine&code=the-code');
  expect(await message).toEqual({ state: 'popup.mine', code: 'the-code', error: null });
  expect(close).toHaveBeenCalled();
  expect(await screen.findByText('You can close this window now.')).toBeVisible();
  heard.close();
});

test.each([
  [true, 'before'],
  [false, 'after'],
])('set up (%s), its button stands %s the form', async (enabled, place) => {
  site.googleEnabled = enabled;
  visit('/signup');
  const button = await screen.findByRole('button', { name: 'Sign up with Google' });
  const position = button.compareDocumentPosition(screen.getByLabelText('Email'));
  const formFollows = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(formFollows).toBe(place === 'before');
});
