/** Logging in: the form, its errors, and where the person lands. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { annasToken, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, offline, apiError } from './server';

const login = 'POST /api/account/login';
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Login' });

async function tryToLogIn(answer: () => Response | Promise<Response>) {
  const page = visit('/login', { server: serve({ [login]: answer }) });
  await page.person.type(await email(), ' anna@example.org');
  await page.person.type(password(), 'Kaktus12');
  await page.person.click(button());
  return page;
}

test('Enter logs in and leads to the library', async () => {
  const page = visit('/login', { server: serve({ [login]: () => json({ token: annasToken }) }) });
  await page.person.type(await email(), ' Anna@example.org ');
  await page.person.type(password(), 'Kaktus12{Enter}');
  await waitFor(() => expect(page.address()).toBe('/library'));
  expect(await bodiesSentTo(page.server, '/api/account/login')).toEqual([
    { email: 'Anna@example.org', password: 'Kaktus12' },
  ]);
  expect(localStorage.getItem('kaktus.token')).toBe(annasToken);
});

test('a double click sends once', async () => {
  let answer: (response: Response) => void = () => undefined;
  const server = serve({ [login]: () => new Promise((resolve) => (answer = resolve)) });
  const page = visit('/login', { server });
  await page.person.type(await email(), 'anna@example.org');
  await page.person.type(password(), 'Kaktus12');
  await page.person.dblClick(button());
  await page.person.type(password(), '{Enter}');
  expect(countOf(server, login)).toBe(1);
  answer(json({ token: annasToken }));
  await waitFor(() => expect(page.address()).toBe('/library'));
});

test('a wrong password is told at the field, which takes the focus', async () => {
  const page = await tryToLogIn(apiError(400, 'email_password_mismatch'));
  expect(await screen.findByText('Invalid email or password. Please try again.')).toBeVisible();
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription('Invalid email or password. Please try again.');
  await page.person.type(password(), '3');
  expect(screen.queryByText(/Invalid email/)).not.toBeInTheDocument();
});

test('a locked account is told, with the way to a new password', async () => {
  await tryToLogIn(apiError(429, 'too_many_login_attempts'));
  const sentence =
    'Access to this account has been temporarily disabled due to many failed login attempts. Please try again later.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test.each([
  ['no connection', offline, 'The server could not be reached.'],
  ['429', apiError(429, 'too_many_requests'), 'That was too often in a short time.'],
  ['500', apiError(500, 'unexpected'), 'Something went wrong on our side.'],
  ['503', apiError(503, 'unavailable'), 'The library is not available right now.'],
])('%s is told plainly', async (_, answer, sentence) => {
  await tryToLogIn(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a locked account takes its address along to a new password', async () => {
  const page = visit('/login', {
    server: serve({ 'POST /api/account/login': apiError(429, 'too_many_login_attempts') }),
  });
  await page.person.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12{Enter}');
  await page.person.click(await screen.findByRole('link', { name: 'Set a new password' }));
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@example.org');
});

test('empty fields are named, and the first takes the focus', async () => {
  const page = visit('/login');
  await email();
  await page.person.click(button());
  expect(await screen.findByText('Please enter your email.')).toBeVisible();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  expect(await email()).toHaveFocus();
  expect(countOf(page.server, login)).toBe(0);
});

test('fields are named for password managers', async () => {
  visit('/login');
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('the typed address goes along to the forgotten password, but not into the URL', async () => {
  const page = visit('/login');
  await page.person.type(await email(), 'anna@example.org');
  await page.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
  expect(await email()).toHaveValue('anna@example.org');
});

test('the language of the page travels with the call', async () => {
  const page = await tryToLogIn(apiError(400, 'email_password_mismatch'));
  await screen.findByText(/Invalid email/);
  const call = page.server.mock.calls.find(([request]) => request.method === 'POST');
  expect(call?.[0].headers.get('Accept-Language')).toBe('en');
});
