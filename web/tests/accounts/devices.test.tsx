/** The devices on the account page: seen, logged out one by one or all at once. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Device } from '../../src/api/schema.gen';
import { annasPhone, json, serve, visit } from '../visit';
import { countOf, empty, offline, apiError } from './server';

const laptop: Device = {
  id: 'laptop',
  browser: 'Safari',
  system: 'Mac or iPad',
  signedInAt: '2026-03-02T09:05:00',
  lastUsedOn: '2026-11-14',
  isThisOne: false,
};
const unknown = { ...laptop, id: 'unknown', browser: '', system: '' };

type Answers = Parameters<typeof serve>[0];

async function openDevices(answers: Answers = {}) {
  const server = serve({
    'GET /api/account/devices': () => json({ devices: [annasPhone, laptop, unknown] }),
    ...answers,
  });
  const page = visit('/user', { as: 'anna', server });
  const part = within(await screen.findByRole('region', { name: 'Devices' }));
  return { ...page, part };
}

test('each device is named with its days, this one without a button', async () => {
  const { part } = await openDevices();
  const [phone, other, stranger] = (await part.findAllByRole('listitem')).map((row) => within(row));
  expect(phone?.getByText('Firefox on an Android phone')).toBeVisible();
  expect(phone?.getByText('This device')).toBeVisible();
  expect(phone?.queryByRole('button')).not.toBeInTheDocument();
  expect(other?.getByText('Safari on Mac or iPad')).toBeVisible();
  expect(other?.getByText('Last used: 14 November 2026')).toBeVisible();
  expect(other?.getByText('Logged in: 2 March 2026, 9:05')).toBeVisible();
  expect(stranger?.getByText('Unknown device')).toBeVisible();
});

test('a device that is logged out leaves the list, and the news has the focus', async () => {
  const { part, person } = await openDevices({
    'DELETE /api/account/devices/laptop': () => empty(),
  });
  await person.click(await part.findByRole('button', { name: 'Log out: Safari on Mac or iPad' }));
  const news = await part.findByText('Safari on Mac or iPad has been logged out.');
  await waitFor(() => expect(news.closest('[tabindex]')).toHaveFocus());
  expect(news.closest('[role=status]')).not.toBeNull();
  expect(part.getAllByRole('listitem')).toHaveLength(2);
});

test.each([offline, apiError(503, 'unavailable')])(
  'a device that could not be logged out stays, and the reason is told (%#)',
  async (answer) => {
    const { part, person } = await openDevices({ 'DELETE /api/account/devices/laptop': answer });
    const button = await part.findByRole('button', { name: 'Log out: Safari on Mac or iPad' });
    await person.click(button);
    expect(await part.findByRole('alert')).toHaveTextContent('nothing has changed');
    expect(part.getAllByRole('listitem')).toHaveLength(3);
    expect(button).toHaveFocus();
  },
);

test('with one device only, that is said', async () => {
  const { part } = await openDevices({
    'GET /api/account/devices': () => json({ devices: [annasPhone] }),
  });
  expect(await part.findByText('You are logged in on this device only.')).toBeVisible();
});

test('a list that cannot be loaded is told, and can be tried again', async () => {
  let tries = 0;
  const { part, person } = await openDevices({
    'GET /api/account/devices': () =>
      tries++ ? json({ devices: [annasPhone] }) : Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await part.findByRole('alert')).toHaveTextContent('could not be loaded');
  await person.click(part.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on an Android phone')).toBeVisible();
});

test('after logging out everywhere the start page says so, and nobody is signed in', async () => {
  const { part, person, server, address } = await openDevices({
    'POST /api/account/logout-everywhere': () => empty(),
  });
  await person.dblClick(await part.findByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('You have been logged out on all your devices.')).toBeVisible();
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  expect(countOf(server, 'POST /api/account/logout-everywhere')).toBe(1);
});
