/** Where the links in mails lead. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './visit';

test.each([
  ['resetPassword', '/reset-password?oobCode=a%2Bb%2F1'],
  ['verifyEmail', '/emailVerification?oobCode=a%2Bb%2F1'],
  ['verifyAndChangeEmail', '/emailChanged?oobCode=a%2Bb%2F1'],
])('%s goes to its page with the code', async (mode, target) => {
  const page = visit(`/auth/action?mode=${mode}&oobCode=a%2Bb%2F1`, { as: 'anna' });
  await waitFor(() => expect(page.address()).toBe(target));
});

test.each(['?mode=recoverEmail&oobCode=1', ''])('anything else (%s) waits', async (query) => {
  const page = visit(`/auth/action${query}`);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(page.address()).toBe(`/auth/action${query}`);
});
