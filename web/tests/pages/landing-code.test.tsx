/** A code on the landing page: typed there or brought along, it waits until its owner has an account. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readDestination } from '../../src/device/destination';
import { keepPendingCode, readPendingCode } from '../../src/device/pending-code';
import { anna, annasToken, json, serve, visit } from '../visit';

const code = 'ABCDEFGHJKMS';
const link = () => screen.findByRole('link', { name: 'I have a code' });
const field = () => screen.findByLabelText(/12-digit activation code/);

async function openField(page: ReturnType<typeof visit>): Promise<HTMLElement> {
  // Before the field is there, the link leads to the activation, and a visitor comes back from it.
  await page.person.click(await link());
  return field();
}

test('the field opens right there, and the code goes along to the sign-up', async () => {
  const page = visit('/');
  const input = await openField(page);
  await waitFor(() => expect(input).toHaveFocus());
  expect(page.address()).toBe('/');
  expect(screen.getByRole('button', { name: 'Sign up with this code' })).toBeDisabled();
  await page.person.type(input, code);
  await page.person.click(screen.getByRole('button', { name: 'Sign up with this code' }));
  expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(screen.getByText('ABCD-EFGH-JKMS')).toBeVisible();
  expect(readPendingCode()).toBe(code);
});

test('both buttons say how much of the code is there', async () => {
  const page = visit('/');
  const input = await openField(page);
  const names = ['Sign up with this code', 'Log in with this code'];
  const buttons = names.map((name) => screen.getByRole('button', { name }));
  for (const button of buttons)
    expect(button).toHaveAccessibleDescription('Please enter the code from your book.');
  await page.person.type(input, 'ABCDE{Enter}');
  for (const button of buttons) expect(button).toHaveAccessibleDescription('5 of 12 characters');
  expect(screen.getByRole('alert')).toHaveTextContent('5 of 12 characters.');
});

test('a slip is told while typing, and nothing is sent', async () => {
  const page = visit('/');
  await page.person.type(await openField(page), 'A8CDEFGHJKMS');
  expect(screen.getByText(/character 2 seems wrong/)).toBeVisible();
  await page.person.click(screen.getByRole('button', { name: 'Change 8 to B' }));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMS');
  expect(screen.queryByText(/seems wrong/)).not.toBeInTheDocument();
  const asked = page.server.mock.calls.map(([request]) => new URL(request.url).pathname);
  expect(asked).not.toContain('/api/activation');
});

test('one message at a time: a 13th character replaces the slip', async () => {
  const page = visit('/');
  await page.person.type(await openField(page), 'A8CDEFGHJKMSX');
  expect(screen.getByRole('alert')).toHaveTextContent('Activation code must be 12 characters.');
  expect(screen.queryByText(/seems wrong/)).not.toBeInTheDocument();
});

test('a code that was brought along is waiting, also after a reload', async () => {
  keepPendingCode(code);
  const page = visit('/');
  expect(await screen.findByText('ABCD-EFGH-JKMS')).toBeVisible();
  expect(screen.queryByText(/Please log in first/)).not.toBeInTheDocument();
  page.unmount();
  const again = visit('/');
  await again.person.click(await screen.findByRole('button', { name: 'Enter another code' }));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMS');
  expect(await field()).toHaveFocus();
});

test('a code that was misread on the way can be corrected first', async () => {
  keepPendingCode('A8CDEFGHJKMS');
  visit('/');
  expect(await field()).toHaveValue('A8CD-EFGH-JKMS');
  expect(screen.getByText(/character 2 seems wrong/)).toBeVisible();
});

test('a cleared field leaves nothing on the device', async () => {
  keepPendingCode('A8CDEFGHJKMS');
  const page = visit('/');
  await page.person.click(await screen.findByRole('button', { name: 'Clear the code' }));
  expect(readPendingCode()).toBe('');
});

test('after the log-in the code is ready to be activated', async () => {
  keepPendingCode(code);
  const server = serve({ 'POST /api/account/login': () => json({ token: annasToken }) });
  const page = visit('/', { server });
  await page.person.click(await screen.findByRole('button', { name: 'Log in with this code' }));
  expect(await screen.findByText('ABCD-EFGH-JKMS')).toBeVisible();
  expect(readDestination()).toBe('/activation');
  await page.person.type(await screen.findByLabelText('Email'), anna.email);
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12{Enter}');
  await waitFor(() => expect(page.address()).toBe('/activation'));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMS');
});

test('an address that is verified needs one press for the waiting code', async () => {
  keepPendingCode(code);
  visit('/emailVerification', { as: 'anna' });
  expect(await screen.findByText('ABCD-EFGH-JKMS')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Activate' })).toHaveAttribute('href', '/activation');
});
