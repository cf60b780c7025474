/** The forgotten password: asking for a link, and using it. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, serve, visit } from '../visit';
import { bodiesSentTo, offline, apiError } from './server';

const forgot = 'POST /api/account/forgot-password';
const reset = 'POST /api/account/reset-password';
const button = () => screen.findByRole('button', { name: 'Reset Password' });

test('the link is promised in the same words to everybody', async () => {
  const page = visit('/forgot-password', { server: serve({ [forgot]: () => json({}, 202) }) });
  expect(await button()).toBeDisabled();
  await page.person.type(screen.getByLabelText('Email'), 'anna@example.org');
  await page.person.click(await button());
  const promise = 'If the email exists, a password reset link will be sent';
  expect(await screen.findByText(promise)).toBeVisible();
  expect(await bodiesSentTo(page.server, '/api/account/forgot-password')).toEqual([
    { email: 'anna@example.org' },
  ]);
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});

test.each([
  ['no connection', offline, 'The server could not be reached.'],
  ['429', apiError(429, 'too_many_requests'), 'That was too often'],
  ['500', apiError(500, 'unexpected'), 'on our side'],
])('a mail that cannot be asked for is told: %s', async (_, answer, reason) => {
  const page = visit('/forgot-password', { server: serve({ [forgot]: answer }) });
  await page.person.type(await screen.findByLabelText('Email'), 'anna@example.org{Enter}');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Error sending password reset email. Please try again.');
  expect(told).toHaveTextContent(reason);

  await page.person.click(screen.getByRole('link', { name: 'Back to login' }));
  await page.person.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await button();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a code the reset goes to the forgotten password', async () => {
  const page = visit('/reset-password');
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
});

async function setNewPassword(answer: () => Response | Promise<Response>, code = 'a%2Bb') {
  const page = visit(`/reset-password?oobCode=${code}`, { server: serve({ [reset]: answer }) });
  expect(await button()).toBeDisabled();
  await page.person.type(screen.getByLabelText('New password'), 'Kaktus12');
  await page.person.type(screen.getByLabelText('Repeat password'), 'Kaktus12');
  await page.person.click(await button());
  return page;
}

test('a new password is set, and the fields are gone', async () => {
  const page = await setNewPassword(() => json({}));
  expect(await screen.findByText('Password reset successful!')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(await bodiesSentTo(page.server, '/api/account/reset-password')).toEqual([
    { oobCode: 'a+b', newPassword: 'Kaktus12' },
  ]);
});

const look = 'POST /api/account/reset-link';

test.each([
  ['invalid_action_code', 'Something is wrong; try again later.', /used already or is older/],
  ['missing_action_code', 'Something is wrong; try again later!', /not complete/],
])('a dead link says so before a password is typed: %s', async (code, sentence, reason) => {
  visit('/reset-password?oobCode=old', { server: serve({ [look]: apiError(400, code) }) });
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(sentence);
  // What happened comes first.
  expect(told.querySelector('p')).toHaveTextContent(reason);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('the link is looked at once, and then used', async () => {
  const page = visit('/reset-password?oobCode=a%2Bb', {
    server: serve({ [look]: () => json({}), [reset]: () => json({}) }),
  });
  expect(await button()).toBeVisible();
  expect(await bodiesSentTo(page.server, '/api/account/reset-link')).toEqual([{ oobCode: 'a+b' }]);
});

test('somebody signed in here learns that the session is over', async () => {
  let known = true;
  const server = serve({
    [reset]: () => {
      known = false;
      return json({});
    },
    'GET /api/me': () =>
      known ? json({ uid: '1', emailVerified: true }) : apiError(401, 'unauthenticated')(),
  });
  const page = visit('/reset-password?oobCode=1', { as: 'anna', server });
  await page.person.type(await screen.findByLabelText('New password'), 'Kaktus12');
  await page.person.type(screen.getByLabelText('Repeat password'), 'Kaktus12{Enter}');
  await screen.findByText('Password reset successful!');
  await waitFor(() => expect(localStorage.getItem('kaktus.token')).toBeNull());
});

test.each([
  [apiError(400, 'invalid_action_code'), 'Something is wrong; try again later.'],
  [apiError(400, 'missing_action_code'), 'Something is wrong; try again later!'],
  [apiError(500, 'unexpected'), 'An unexpected error occured. Please try again.'],
  [offline, 'An unexpected error occured. Please try again.'],
])('a refused reset is told (%#)', async (answer, sentence) => {
  await setNewPassword(answer, '');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a link that dies while a password is thought up leads to a new one', async () => {
  const page = await setNewPassword(apiError(400, 'invalid_action_code'));
  await page.person.click(await screen.findByRole('link', { name: 'Ask for a new link' }));
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
});

test('a common password is told at the field, and the code can be used again', async () => {
  await setNewPassword(apiError(400, { code: 'password_too_common', param: 'newPassword' }));
  expect(await screen.findByText(/easy to guess/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
});
