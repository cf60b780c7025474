/** No disabled button stays silent: the reason is beside it, and Enter says at the field what is missing. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve, visit } from '../visit';

const field = (name: string) => screen.findByLabelText(name);
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('a sign-up says step by step what is missing, without an error while somebody types', async () => {
  const page = visit('/signup');
  const email = await field('Email');
  const button = screen.getByRole('button', { name: 'Sign Up' });
  const isMissing = (reason: string) => {
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
    expect(screen.getByText(reason)).toBeVisible();
  };
  isMissing('Please enter your email.');
  await page.person.type(email, 'anna@');
  isMissing('The email address is not complete yet.');
  await page.person.type(email, 'example.org');
  isMissing('Please choose a password.');
  await page.person.type(await field('Password'), 'kaktus12');
  isMissing('The password does not meet all the rules yet.');
  await page.person.type(await field('Password'), 'K');
  isMissing('Please repeat the password.');
  await page.person.type(await field('Repeat password'), 'kaktus');
  isMissing('Please repeat the password.');
  expect(alerts()).toEqual([]);
  await page.person.type(await field('Repeat password'), '12K');
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
});

test('different passwords are the reason, too', async () => {
  const page = visit('/signup');
  await page.person.type(await field('Email'), 'anna@example.org');
  await page.person.type(await field('Password'), 'Kaktus12');
  await page.person.type(await field('Repeat password'), 'Kakteen');
  const button = screen.getByRole('button', { name: 'Sign Up' });
  expect(button).toHaveAccessibleDescription('Passwords did not match.');
});

test('Enter names what is missing at the field, which takes the focus; typing on clears it', async () => {
  const page = visit('/signup');
  await page.person.type(await field('Email'), '{Enter}');
  expect(alerts()).toEqual(['Please enter your email.']);
  await page.person.type(await field('Email'), 'a');
  expect(alerts()).toEqual([]);
  await page.person.type(await field('Email'), '@example{Enter}');
  expect(alerts()).toEqual(['Please check the address, for example anna@example.org.']);
  await page.person.type(await field('Email'), '.org');
  await page.person.type(await field('Repeat password'), 'Kaktus12{Enter}');
  expect(alerts()).toContain('Please choose a password.');
  expect(await field('Password')).toHaveFocus();
});

test.each([
  ['/forgot-password', 'Email', 'Reset Password', 'Please enter your email.'],
  ['/reset-password?oobCode=x', 'New password', 'Reset Password', 'Please choose a password.'],
])('%s says it as well', async (path, label, name, reason) => {
  const page = visit(path, { server: serve() });
  const input = await field(label);
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(reason);
  await page.person.type(input, '{Enter}');
  expect(alerts()).toEqual([reason]);
  expect(input).toHaveFocus();
});

test('the account settings say it in all their forms', async () => {
  const page = visit('/user', { as: 'anna' });
  await page.person.click(await screen.findByRole('button', { name: 'Edit email' }));
  const send = screen.getByRole('button', { name: 'Send email confirmation' });
  expect(send).toHaveAccessibleDescription('Please enter the new email address.');
  await page.person.type(screen.getByLabelText('New email'), 'neu@example.org{Enter}');
  expect(send).toHaveAccessibleDescription('Please enter your current password.');
  expect(alerts()).toEqual(['Please enter your current password.']);
  expect(screen.getByLabelText('Current password')).toHaveFocus();

  await page.person.click(screen.getByRole('button', { name: 'Change password' }));
  const save = screen.getByRole('button', { name: 'Save Password' });
  expect(save).toHaveAccessibleDescription('Please enter your current password.');

  await page.person.click(screen.getByRole('button', { name: 'Continue with deletion' }));
  const dialog = within(await screen.findByRole('dialog'));
  const remove = dialog.getByRole('button', { name: /Wait \d seconds/ });
  expect(remove).toHaveAccessibleDescription('Please enter your current password.');
  await page.person.type(dialog.getByLabelText('Current password'), '{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Please enter your current password.');
  await page.person.type(dialog.getByLabelText('Current password'), 'x');
  expect(remove).not.toHaveAccessibleDescription();
});
