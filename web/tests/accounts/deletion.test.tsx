/** Deleting the account: the pause, the password, and what is left afterwards. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anna, json, serve, visit } from '../visit';
import { bodiesSentTo, countOf, empty, apiError } from './server';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function openDialog(answer: () => Response = () => empty(), user = anna) {
  const server = serve({ 'POST /api/account/delete': answer, 'GET /api/me': () => json(user) });
  const page = visit('/user', { as: 'anna', server });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with deletion' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { ...page, dialog };
}

/** One second at a time, because each starts only when the previous one has been rendered. */
async function seconds(count: number) {
  for (let second = 0; second < count; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
}

const typePassword = (dialog: ReturnType<typeof within>) =>
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'Kaktus12' } });

test('the button counts five seconds down and then wants the password', async () => {
  const { dialog, server } = await openDialog();
  typePassword(dialog);
  expect(dialog.getByRole('button', { name: 'Wait 5 seconds' })).toBeDisabled();
  await seconds(1);
  expect(dialog.getByRole('button', { name: 'Wait 4 seconds' })).toBeDisabled();
  fireEvent.submit(dialog.getByLabelText('Current password'));
  expect(countOf(server, 'POST /api/account/delete')).toBe(0);
  await seconds(4);
  const button = dialog.getByRole('button', { name: 'Permanently Delete' });
  expect(button).toBeEnabled();
  expect(dialog.getByRole('status')).toHaveTextContent('You can delete the account now.');
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: '' } });
  expect(button).toBeDisabled();
});

test('the account is deleted once, and the start page says so', async () => {
  const { dialog, server, address } = await openDialog();
  typePassword(dialog);
  await seconds(5);
  const button = dialog.getByRole('button', { name: 'Permanently Delete' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText(/Your account has been deleted/)).toBeVisible();
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  expect(await bodiesSentTo(server, '/api/account/delete')).toEqual([{ password: 'Kaktus12' }]);
});

test('a wrong password is told in the dialog', async () => {
  const { dialog } = await openDialog(apiError(400, 'wrong_password'));
  typePassword(dialog);
  await seconds(5);
  fireEvent.click(dialog.getByRole('button', { name: 'Permanently Delete' }));
  expect(await dialog.findByText('The current password is incorrect.')).toBeVisible();
});

test('a failure says that the account is still there', async () => {
  const { dialog } = await openDialog(apiError(503, 'unavailable'));
  typePassword(dialog);
  await seconds(5);
  fireEvent.click(dialog.getByRole('button', { name: 'Permanently Delete' }));
  expect(await dialog.findByText('Your account was not deleted.')).toBeVisible();
  expect(dialog.getByText(/not available right now/)).toBeVisible();
});

test('cancelling closes the dialog, and the next one counts from the beginning', async () => {
  const { dialog } = await openDialog();
  await seconds(5);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Continue with deletion' }));
  expect(await screen.findByRole('button', { name: 'Wait 5 seconds' })).toBeDisabled();
});

test('without a password only the pause is kept', async () => {
  const { dialog } = await openDialog(() => empty(), { ...anna, hasPassword: false });
  expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
  await seconds(5);
  expect(dialog.getByRole('button', { name: 'Permanently Delete' })).toBeEnabled();
});
