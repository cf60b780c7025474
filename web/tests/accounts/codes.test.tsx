/** The books and codes on the account page: told in short, and in full on request. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnedCode } from '../../src/api/schema.gen';
import { json, serve, visit } from '../visit';
import { countOf, offline } from './server';

const running: OwnedCode = {
  activation_code: 'KAKT7BCDEFGH',
  activation_date: '2026-05-01T10:00:00Z',
  expiration_date: '2999-11-01T10:00:00Z',
  revoked: false,
  seats: 0,
  books: ['Kaktus 1', 'Kaktus 1 Interaktiv'],
};
const ended: OwnedCode = {
  ...running,
  activation_code: 'WXYZ23456789',
  expiration_date: '2026-06-02T10:00:00Z',
  books: ['Kaktus 2'],
};
const revoked: OwnedCode = { ...running, activation_code: 'MNPQRSTUVWXY', revoked: true };

async function openCodes(codes: OwnedCode[]) {
  const page = visit('/user', {
    as: 'anna',
    server: serve({ 'GET /api/codes': () => json({ codes }) }),
  });
  return { ...page, part: await codesPart() };
}

const codesPart = async () =>
  within(await screen.findByRole('region', { name: 'My books and codes' }));

test('each code is told with its books and days, the newest first', async () => {
  const { part } = await openCodes([revoked, ended, running]);
  const rows = (await part.findAllByRole('listitem')).map((row) => within(row));
  expect(rows).toHaveLength(3);
  expect(rows[0]?.getByText('Kaktus 1 and Kaktus 1 Interaktiv')).toBeVisible();
  expect(rows[0]?.getByText('Unlocked: 1 May 2026')).toBeVisible();
  expect(rows[0]?.getByText('Available until: 1 November 2999')).toBeVisible();
  expect(rows[1]?.getByText('Access ended: 2 June 2026')).toBeVisible();
  expect(rows[2]?.getByText(/has been blocked/)).toBeVisible();
  expect(rows[2]?.queryByText(/Available until/)).not.toBeInTheDocument();
});

test('a code is shown in full on request, and hidden again', async () => {
  const { part, person } = await openCodes([running]);
  const button = await part.findByRole('button', {
    name: 'Show code: Kaktus 1 and Kaktus 1 Interaktiv',
  });
  expect(part.getByText('Code that starts with KAKT')).toBeInTheDocument();
  expect(part.queryByText(/7BCD/)).not.toBeInTheDocument();
  await person.click(button);
  expect(part.getByText('KAKT-7BCD-EFGH')).toBeVisible();
  await person.click(part.getByRole('button', { name: /Hide code/ }));
  expect(part.queryByText(/7BCD/)).not.toBeInTheDocument();
});

test('without a code, the way to the first one is shown', async () => {
  const { part } = await openCodes([]);
  expect(await part.findByText('You have not unlocked any books yet.')).toBeVisible();
  expect(part.getByRole('link', { name: 'Activate a code' })).toHaveAttribute(
    'href',
    '/activation',
  );
});

test('a list that cannot be loaded is told, and can be tried again', async () => {
  let tries = 0;
  const server = serve({
    'GET /api/codes': () => (tries++ ? json({ codes: [running] }) : offline()),
  });
  const { person } = visit('/user', { as: 'anna', server });
  const part = await codesPart();
  expect(await part.findByRole('alert')).toHaveTextContent('Your books could not be loaded.');
  await person.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Available until: 1 November 2999')).toBeVisible();
  expect(countOf(server, 'GET /api/codes')).toBe(2);
});
