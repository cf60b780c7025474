/** After unlocking: the book's cover and the way to its first lesson, or to the one that was wanted. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Activation, Library } from '../../src/api/schema.gen';
import { apiError } from '../accounts/server';
import { bothBooks, link, onlyKaktus2, withBooks } from '../library/books';
import { anna, json, serve, visit } from '../visit';

const code = 'ABCDEFGHJKMN';
const unlocked: Activation = {
  activation_code: code,
  activated: true,
  users_information: anna.email,
  activation_date: '2026-11-15T01:00:00Z',
  expiration_date: '2028-05-15T01:00:00Z',
  months: 18,
  seats: 0,
  books: ['Kaktus 2', 'Kaktus 2 Interaktiv'],
};

async function unlock(answers: Parameters<typeof serve>[0], state?: unknown) {
  const server = serve({ ...answers, 'POST /api/activation': () => json(unlocked) });
  const page = visit('/activation', { as: 'anna', server, state });
  await page.person.type(await screen.findByLabelText(/12-digit/), `${code}{Enter}`);
  await screen.findByText('Activation Successful!');
  return page;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Interactive game');

test('one tap leads from the unlocked book to its first game; reading is the second choice', async () => {
  const page = await unlock(withBooks(bothBooks));
  const start = await screen.findByRole('link', { name: 'Start the first lesson' });
  expect(start).toHaveAttribute('href', '/stage?lesson=kaktus-2-interaktiv/farben');
  expect(screen.getByRole('link', { name: 'Listen and read first' })).toHaveAttribute(
    'href',
    '/stage?lesson=kaktus-2/farben',
  );
  expect(screen.getByRole('link', { name: 'Go to My Library' })).toBeVisible();
  await page.person.click(start);
  expect(await frame()).toHaveAttribute('src', `${link('kaktus-2-interaktiv/farben')}#game`);
  await page.person.click(screen.getByRole('button', { name: 'My Library' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Library' })).toBeVisible();
});

const lessons: [string, string, Library, string][] = [
  ['that was locked', 'kaktus-2-interaktiv/tiere', onlyKaktus2, 'Start “Tiere”'],
  ['of another book', 'kaktus-1/tiere', bothBooks, 'Start the first lesson'],
];

test.each(lessons)('somebody who wanted a lesson %s', async (_, lesson, message, name) => {
  await unlock(withBooks(message), { lesson });
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('without an answer the library is the next step', async () => {
  await unlock({ 'POST /api/verifyToken': apiError(503, 'unavailable') });
  expect(await screen.findByRole('link', { name: 'Go to My Library' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Start/ })).not.toBeInTheDocument();
});
