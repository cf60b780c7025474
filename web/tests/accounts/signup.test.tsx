/** Signing up: when the button can be pressed, and every error next to its cause. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { annasToken, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, offline, apiError } from './server';

const signup = 'POST /api/account/signup';
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const repeat = () => screen.getByLabelText('Repeat password');
const button = () => screen.getByRole('button', { name: 'Sign Up' });

async function fillIn(answer: () => Response | Promise<Response>) {
  const page = visit('/signup', { server: serve({ [signup]: answer }) });
  await page.person.type(await email(), 'anna@example.org');
  await page.person.type(password(), 'Kaktus12');
  await page.person.type(repeat(), 'Kaktus12');
  return page;
}

test('the button waits for a valid address, a valid password and its repetition', async () => {
  const page = visit('/signup');
  await page.person.type(await email(), 'anna@example');
  await page.person.type(password(), 'Kaktus12');
  await page.person.type(repeat(), 'Kaktus12{Enter}');
  expect(button()).toBeDisabled();
  await page.person.type(await email(), '.org');
  expect(button()).toBeEnabled();
  await page.person.type(repeat(), '3');
  expect(button()).toBeDisabled();
  await page.person.type(password(), '3');
  expect(button()).toBeEnabled();
  expect(countOf(page.server, signup)).toBe(0);
});

test('the checklist appears at the password and ticks what is done', async () => {
  const page = visit('/signup');
  await email();
  await page.person.type(password(), 'Kaktus12');
  const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual(
    expect.arrayContaining([
      'At least 8 characters(still open)',
      'Mix of uppercase and lowercase letters(done)',
      'At least one number(done)',
    ]),
  );
  expect(password()).toHaveAccessibleDescription(/Looks good\..*At least 8 characters/);
  await page.person.type(password(), '3');
  expect(items()).toContain('At least 8 characters(done)');
});

test('an impossible address is reported when the field is left, but not on the way to a link or button', async () => {
  const page = visit('/signup');
  await page.person.type(await email(), 'anna@');
  const hint = () => screen.queryByText(/Please check the address/);
  expect(hint()).not.toBeInTheDocument();
  await page.person.click(password());
  expect(hint()).toBeVisible();
  expect(await email()).toHaveAccessibleDescription(/Please check the address/);
  await page.person.click(await email());
  expect(hint()).not.toBeInTheDocument();
  act(() => screen.getAllByRole('link', { name: 'Log in' })[0]!.focus());
  expect(hint()).not.toBeInTheDocument();
});

test('what a password lacks stays in sight when its field is left', async () => {
  const page = visit('/signup');
  await email();
  const rules = () => screen.getByText('Your password needs').parentElement?.className;
  await page.person.type(password(), 'kak');
  const shown = rules();
  await page.person.click(repeat());
  expect(rules()).toBe(shown);
  await page.person.type(password(), 'tusK12');
  await page.person.click(repeat());
  expect(rules()).not.toBe(shown);
});

test('different passwords are told in words', async () => {
  const page = visit('/signup');
  await email();
  await page.person.type(password(), 'Kaktus12');
  expect(password()).toHaveAccessibleDescription(/Looks good/);
  await page.person.type(repeat(), 'Kak');
  expect(screen.queryByText('Passwords did not match.')).not.toBeInTheDocument();
  await page.person.tab();
  await page.person.tab();
  expect(await screen.findByText('Passwords did not match.')).toBeVisible();
  expect(repeat()).toBeInvalid();
});

test('a good sign-up signs in', async () => {
  const page = await fillIn(() => json({ token: annasToken }, 201));
  await page.person.dblClick(button());
  await waitFor(() => expect(page.address()).toBe('/library'));
  expect(await bodiesSentTo(page.server, '/api/account/signup')).toEqual([
    { email: 'anna@example.org', password: 'Kaktus12' },
  ]);
});

test('an address in use is told at the address', async () => {
  const page = await fillIn(apiError(400, { code: 'email_taken', param: 'email' }));
  await page.person.click(button());
  expect(await screen.findByText('Email already in use.')).toBeVisible();
  await waitFor(async () => expect(await email()).toHaveFocus());
  expect(await email()).toHaveAccessibleDescription('Email already in use.');
});

test('a common password is refused with the reason', async () => {
  const page = await fillIn(
    apiError(400, { code: 'password_too_common', param: 'password' }, 'password_too_short'),
  );
  await page.person.click(button());
  expect(await screen.findByText(/easy to guess.*at least 8 characters/)).toBeVisible();
  await waitFor(() => expect(password()).toHaveFocus());
});

test.each([
  ['no connection', offline, 'The server could not be reached.'],
  ['429', apiError(429, 'too_many_requests'), 'That was too often'],
  ['503', apiError(503, 'unavailable'), 'not available right now'],
])('what the specification swallows is told besides: %s', async (_, answer, sentence) => {
  const page = await fillIn(answer);
  await page.person.click(button());
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Your account could not be created.');
  expect(told).toHaveTextContent(sentence);
});

test('the small print leads to the terms and the privacy policy', async () => {
  visit('/signup');
  expect(await screen.findByRole('link', { name: 'terms of use' })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacypolicy',
  );
});
