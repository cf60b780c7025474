/** Progress in lessons is deleted from this device together with the account. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepProgress, storedProgress } from '../../src/device/progress';
import { empty, apiError } from '../accounts/server';
import { anna, serve, visit } from '../visit';

const lesson = 'kaktus-1/farben';

async function deleteAccount(answer: () => Response) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepProgress(anna.uid, lesson, { stars: { quiz: 3 }, words: {} });
  visit('/user', { as: 'anna', server: serve({ 'POST /api/account/delete': answer }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with deletion' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'Kaktus12' } });
  for (let second = 0; second < 5; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.click(dialog.getByRole('button', { name: 'Permanently Delete' }));
  vi.useRealTimers();
}

test('deleting the account forgets its progress', async () => {
  await deleteAccount(() => empty());
  await waitFor(() => expect(storedProgress(anna.uid, lesson)).toBeNull());
  await screen.findByText(/Your account has been deleted/);
});

test('a deletion that is refused forgets nothing', async () => {
  await deleteAccount(apiError(400, 'wrong_password'));
  await screen.findByText('The current password is incorrect.');
  expect(storedProgress(anna.uid, lesson)).not.toBeNull();
});
