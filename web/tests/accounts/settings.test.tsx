/** Account settings: another address, another password. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anna, annasToken, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, offline, apiError } from './server';

type Answer = () => Response | Promise<Response>;
const part = (name: string) => screen.findByRole('region', { name });

async function askForNewEmail(answer: Answer) {
  const server = serve({ 'POST /api/account/email': answer });
  const page = visit('/user', { as: 'anna', server });
  const email = within(await part('Email'));
  expect(email.getByText(anna.email)).toBeVisible();
  expect(email.queryByLabelText('New email')).not.toBeInTheDocument();
  await page.person.click(email.getByRole('button', { name: 'Edit email' }));
  const button = email.getByRole('button', { name: 'Send email confirmation' });
  await page.person.type(email.getByLabelText('New email'), 'neu@example.org');
  expect(button).toBeDisabled();
  await page.person.type(email.getByLabelText('Current password'), 'Kaktus12');
  await page.person.dblClick(button);
  return { ...page, email };
}

test('a new address is asked for, and the field is cleared', async () => {
  const { email, server } = await askForNewEmail(() => json({}, 202));
  expect(await email.findByText('Email change successful!')).toBeVisible();
  expect(email.getByLabelText('New email')).toHaveValue('');
  expect(await bodiesSentTo(server, '/api/account/email')).toEqual([
    { newEmail: 'neu@example.org', currentPassword: 'Kaktus12' },
  ]);
});

test.each([
  [apiError(400, 'same_as_current'), 'This is already your email address.'],
  [apiError(400, 'email_invalid'), /No email can reach this address/],
  [apiError(429, 'too_many_login_attempts'), /wrong too many times/],
  [
    apiError(429, { code: 'too_many_mails', retryAfter: 1500 }),
    /Several emails have gone to this address within the last hour.*ask again in 25 minutes/,
  ],
  [offline, /The server could not be reached/],
])('a refused address is told, with the reason (%#)', async (answer, reason) => {
  const { email } = await askForNewEmail(answer);
  const sentence = 'Error updating email. Please re-login and try again.';
  expect(await email.findByText(sentence)).toBeVisible();
  expect(email.getByText(reason)).toBeVisible();
});

test('a wrong password is one error, at its field', async () => {
  const { email } = await askForNewEmail(apiError(400, 'wrong_password'));
  const errors = await email.findAllByRole('alert');
  expect(errors.map((error) => error.textContent)).toEqual([
    'The current password is incorrect. Error updating email. Please re-login and try again.',
  ]);
  expect(email.getByLabelText('Current password')).toBeInvalid();
});

async function saveNewPassword(answer: Answer) {
  const server = serve({
    'POST /api/account/password': answer,
    'GET /api/me': () => json(anna),
    'POST /api/account/login': () => json({ token: annasToken }),
  });
  const page = visit('/user', { as: 'anna', server });
  const password = within(await part('Password'));
  expect(password.queryByLabelText('New password')).not.toBeInTheDocument();
  await page.person.click(password.getByRole('button', { name: 'Change password' }));
  const button = password.getByRole('button', { name: 'Save Password' });
  await page.person.type(password.getByLabelText('New password'), 'Kaktus123');
  await page.person.type(password.getByLabelText('Repeat password'), 'Kaktus123');
  expect(button).toBeDisabled();
  await page.person.type(password.getByLabelText('Current password'), 'Kaktus12');
  await page.person.dblClick(button);
  return { ...page, password };
}

test('a new password is saved, and its token replaces the old one', async () => {
  const { password, server, address } = await saveNewPassword(() => json({ token: 'new-token' }));
  expect(await password.findByText('Your new password is saved.')).toBeVisible();
  expect(localStorage.getItem('kaktus.token')).toBe('new-token');
  expect(password.getByLabelText('New password')).toHaveValue('');
  expect(address()).toBe('/user');
  expect(await bodiesSentTo(server, '/api/account/password')).toEqual([
    { currentPassword: 'Kaktus12', newPassword: 'Kaktus123' },
  ]);
});

test.each([
  [apiError(400, 'wrong_password'), 'The current password is incorrect.'],
  [apiError(400, 'invalid_action_code'), 'Something is wrong; try again later.'],
  [apiError(400, 'password_too_common'), /easy to guess/],
  [apiError(400, 'password_from_address'), /made from your email address/],
  [apiError(500, 'unexpected'), 'Something went wrong; try again later.'],
  [apiError(429, 'too_many_login_attempts'), 'Something went wrong; try again later.'],
  [offline, 'Something went wrong; try again later.'],
])('a refused password is told (%#)', async (answer, sentence) => {
  const { password } = await saveNewPassword(answer);
  expect(await password.findByText(sentence)).toBeVisible();
});

test('a session that has ended is told at the log-in, which leads back', async () => {
  const page = await saveNewPassword(apiError(401, 'unauthenticated'));
  await waitFor(() => expect(page.address()).toBe('/login'));
  const sentence = 'Error updating password. Please re-login and try again.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await page.person.type(await screen.findByLabelText('Email'), anna.email);
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12{Enter}');
  await waitFor(() => expect(page.address()).toBe('/user'));
});

test('the way to a forgotten password takes the address along', async () => {
  const page = visit('/user', { as: 'anna' });
  await page.person.click(await screen.findByRole('link', { name: 'Recover Account' }));
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
  expect(await screen.findByLabelText('Email')).toHaveValue(anna.email);
});

test('without a password, none is asked for, and Google confirms when the server wants it', async () => {
  const server = serve({
    'GET /api/me': () => json({ ...anna, hasPassword: false }),
    'POST /api/account/password': apiError(403, 'google_sign_in_required'),
  });
  const page = visit('/user', { as: 'anna', server });
  const password = within(await part('Set a password'));
  await page.person.click(password.getByRole('button', { name: 'Choose a password' }));
  expect(password.queryByLabelText('Current password')).not.toBeInTheDocument();
  await page.person.type(password.getByLabelText('New password'), 'Kaktus123');
  await page.person.type(password.getByLabelText('Repeat password'), 'Kaktus123{Enter}');
  expect(await password.findByText(/log in with Google once more/)).toBeVisible();
  expect(password.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(countOf(server, 'POST /api/account/password')).toBe(1);
});
