/** A mistyped address: suggested before it is sent, and corrected on the page that waits for its confirmation. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../src/api/reader-session-state';
import { anna, json, serve, visit } from '../visit';
import { apiError, bodiesSentTo, countOf } from './server';

const correction = 'POST /api/account/email-correction';
const slip = 'anna@gmial.com';
const meant = 'anna@gmail.com';
const suggestion = () => screen.queryByRole('button', { name: `Did you mean ${meant}?` });

test.each(['/signup', '/login', '/forgot-password'])(
  '%s suggests the likely address when the field is left, and one press takes it',
  async (path) => {
    const page = visit(path);
    const email = await screen.findByLabelText('Email');
    await page.person.type(email, slip);
    expect(suggestion()).toBeNull();
    await page.person.click(screen.getByRole('heading', { level: 1 }));
    await page.person.click(suggestion()!);
    expect(email).toHaveValue(meant);
    expect(email).toHaveFocus();
    await page.person.tab();
    expect(suggestion()).toBeNull();
  },
);

test('an address that only looks like one earns no tick', async () => {
  const page = visit('/signup');
  const email = await screen.findByLabelText('Email');
  await page.person.type(email, slip);
  await page.person.tab();
  expect(email).not.toHaveAccessibleDescription(/Looks good/);
  expect(email).not.toBeInvalid();
});

test('an address in use leads to the log-in and to a new password, and is filled in there', async () => {
  const page = visit('/signup', {
    server: serve({ 'POST /api/account/signup': apiError(400, 'email_taken') }),
  });
  await page.person.type(await screen.findByLabelText('Email'), anna.email);
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12');
  await page.person.type(screen.getByLabelText('Repeat password'), 'Kaktus12{Enter}');
  expect(await screen.findByText('Email already in use.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await page.person.click(screen.getByRole('link', { name: 'Log in with this address' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toHaveValue(anna.email);
  await page.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(page.address()).toBe('/forgot-password'));
  expect(await screen.findByLabelText('Email')).toHaveValue(anna.email);
});

async function openCorrection(answer: (request: Request) => Response | Promise<Response>) {
  const account: User = { ...anna, email: slip, emailVerified: false };
  const server = serve({ 'GET /api/me': () => json(account), [correction]: answer });
  const page = visit('/emailVerification', { as: 'anna', server });
  await page.person.click(await screen.findByRole('button', { name: 'Change the address' }));
  return { ...page, server, account };
}

test('on the waiting page the slip is found, and corrected with two presses', async () => {
  const { person, account, server } = await openCorrection(() => {
    account.email = meant;
    return new Response(null, { status: 204 });
  });
  const send = screen.getByRole('button', { name: 'Send the link to this address' });
  expect(send).toHaveAccessibleDescription('Please correct the address.');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await person.click(suggestion()!);
  await person.click(send);
  expect(await screen.findByText(/A new email is on its way/)).toBeVisible();
  expect(screen.getByText(/We(’ve| have) sent a link to/)).toHaveTextContent(meant);
  expect(screen.queryByLabelText('New email')).toBeNull();
  expect(await bodiesSentTo(server, '/api/account/email-correction')).toEqual([
    { email: meant, currentPassword: '' },
  ]);
});

test('a log-in of a while ago is proved by the password', async () => {
  const { person, account, server } = await openCorrection(async (request) => {
    const { currentPassword } = (await request.json()) as { currentPassword: string };
    if (currentPassword === '') return apiError(403, 'password_required')();
    if (currentPassword !== 'Kaktus12') return apiError(400, 'wrong_password')();
    account.email = meant;
    return new Response(null, { status: 204 });
  });
  await person.click(suggestion()!);
  await person.keyboard('{Enter}');
  const password = await screen.findByLabelText('Current password');
  await waitFor(() => expect(password).toHaveFocus());
  await person.type(password, 'Kaktus{Enter}');
  expect(await screen.findByText('The current password is incorrect.')).toBeVisible();
  await person.clear(password);
  await person.type(password, 'Kaktus12{Enter}');
  expect(await screen.findByText(/A new email is on its way/)).toBeVisible();
  expect(countOf(server, correction)).toBe(3);
});

test('an address with an account leads to its log-in, out of this one', async () => {
  const { person, address } = await openCorrection(apiError(400, 'email_taken'));
  await person.click(suggestion()!);
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Email already in use.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Log in with this address' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toHaveValue(meant);
  expect(localStorage.getItem('kaktus.token')).toBeNull();
});

test('an address that was confirmed meanwhile is shown as confirmed', async () => {
  const { person, account } = await openCorrection(() => {
    account.emailVerified = true;
    return apiError(400, 'already_confirmed')();
  });
  await person.click(suggestion()!);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Email Verified' })).toBeVisible();
});
