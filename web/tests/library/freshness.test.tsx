/** How old books and links may get: what makes the library and the stage fetch them again, and what does not. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Activation } from '../../src/api/schema.gen';
import { bodiesSentTo } from '../accounts/server';
import { anna, json, serve, visit } from '../visit';
import { bothBooks, link, onlyKaktus2, withBooks } from './books';

const minutes = 60_000;
const unlocked: Activation = {
  activation_code: 'ABCDEFGHJKMN',
  activated: true,
  users_information: anna.email,
  activation_date: '2026-11-15T01:00:00Z',
  expiration_date: '2028-05-15T01:00:00Z',
  months: 18,
  seats: 0,
  books: ['Kaktus 1'],
};

let visible: DocumentVisibilityState = 'visible';

/** The clock jumps, but timers that wait for it are not triggered. */
function later(ms: number) {
  vi.setSystemTime(Date.now() + ms);
}

function look(state: DocumentVisibilityState) {
  visible = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function reconnect() {
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
}

const asked = async (server: ReturnType<typeof serve>) =>
  (await bodiesSentTo(server, '/api/verifyToken')).length;

beforeEach(() => {
  visible = 'visible';
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});

async function openLibrary(message: { now: unknown } = { now: bothBooks }) {
  const answers = {
    ...withBooks(bothBooks),
    'POST /api/verifyToken': () => json({ message: message.now }),
    'POST /api/activation': () => json(unlocked),
  };
  const page = visit('/library', { as: 'anna', server: serve(answers) });
  await screen.findByRole('heading', { level: 2, name: 'Kaktus 2' });
  expect(await asked(page.server)).toBe(1);
  return page;
}

test.each([
  ['somebody looks at the page again', () => look('visible')],
  ['the connection is back', reconnect],
])('after a quarter of an hour the books are asked for when %s', async (_, happens) => {
  const message: { now: unknown } = { now: onlyKaktus2 };
  const { server } = await openLibrary(message);
  later(14 * minutes);
  happens();
  expect(await asked(server)).toBe(1);
  message.now = bothBooks;
  later(2 * minutes);
  happens();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kaktus 1' })).toBeVisible();
  expect(await asked(server)).toBe(2);
});

test('a page that nobody sees asks for nothing', async () => {
  const { server } = await openLibrary();
  later(60 * minutes);
  look('hidden');
  reconnect();
  expect(await asked(server)).toBe(1);
});

test('a library that was left listens no longer', async () => {
  const { server, unmount } = await openLibrary();
  unmount();
  later(60 * minutes);
  look('visible');
  reconnect();
  expect(await asked(server)).toBe(1);
});

test.each([
  ['links of the last three hours are used', 179, 1],
  ['older links are renewed', 181, 2],
])('a lesson that is opened late: %s', async (_, age, times) => {
  const { server, person } = await openLibrary();
  later(age * minutes);
  await person.click(screen.getAllByRole('link', { name: 'Farben' })[0]!);
  expect(await screen.findByTitle('Interactive game')).toHaveAttribute(
    'src',
    link('kaktus-1/farben'),
  );
  expect(await asked(server)).toBe(times);
});

test('books that were just unlocked are in the library at once, and the code is sent once', async () => {
  const message: { now: unknown } = { now: onlyKaktus2 };
  const { server, person } = await openLibrary(message);
  expect(screen.queryByRole('heading', { level: 2, name: 'Kaktus 1' })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Activation' }));
  const field = await screen.findByLabelText(/12-digit activation code/);
  await person.type(field, unlocked.activation_code);
  message.now = bothBooks;
  // Twice in a row, before the page could render.
  const form = field.closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await person.click(await screen.findByRole('link', { name: 'Go to My Library' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Kaktus 1' })).toBeVisible();
  expect(await bodiesSentTo(server, '/api/activation')).toHaveLength(1);
});
