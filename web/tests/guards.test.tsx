/** Who may see which page. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadWords } from '../src/i18n/language';
import { anna, json, serve, visit } from './visit';

const memberPages = [
  '/user',
  '/emailVerification',
  '/emailChanged',
  '/activation',
  '/library',
  '/stage',
];

test.each(memberPages)('a visitor on %s is sent to the start', async (address) => {
  const page = visit(address);
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kaktus' })).toBeVisible();
});

test.each(['/', '/login', '/signup'])('Anna on %s is sent to her library', async (address) => {
  const page = visit(address, { as: 'anna' });
  await waitFor(() => expect(page.address()).toBe('/library'));
});

test.each(['/activation', '/user'])('Anna stays on %s', async (address) => {
  const page = visit(address, { as: 'anna' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(page.address()).toBe(address);
});

test.each(['/contact', '/forgot-password', '/imprint'])('everybody may see %s', async (address) => {
  const page = visit(address, { as: 'anna' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(page.address()).toBe(address);
});

test('while it is unknown who is there, neither the page nor a way in is shown', async () => {
  let answer: (response: Response) => void = () => undefined;
  const server = serve({ 'GET /api/me': () => new Promise((resolve) => (answer = resolve)) });
  visit('/library', { as: 'anna', server });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  answer(json(anna));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test.each([
  [
    'en',
    'The library is not available right now. Leave this page open: it will continue by itself.',
  ],
  [
    'de',
    'Die Bibliothek ist gerade nicht verfügbar. Lassen Sie diese Seite offen: Es geht von selbst weiter.',
  ],
] as const)('a library in trouble says so (%s), and opens by itself', async (language, told) => {
  let asked = 0;
  const server = serve({
    'GET /api/me': () => (asked++ ? json(anna) : json({ errors: [{ code: 'unavailable' }] }, 503)),
  });
  document.documentElement.lang = language;
  await Promise.all([loadWords('shell'), loadWords('late'), loadWords('library')]);
  visit('/library', { as: 'anna', server });
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that does not exist says so, and leads back', async () => {
  const page = visit('/no-such-page');
  expect(await screen.findByRole('heading', { name: '404 - Not Found' })).toBeVisible();
  expect(screen.getByText("Oops! The page you are looking for doesn't exist.")).toBeVisible();
  await page.person.click(screen.getByRole('link', { name: 'Back to the start' }));
  await waitFor(() => expect(page.address()).toBe('/'));
});
