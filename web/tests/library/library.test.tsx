/** The library: its books, its rows, what it remembers, and what it says when there is nothing to show. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Library } from '../../src/api/schema.gen';
import { keepScroll } from '../../src/features/library/library-place';
import { keepLastPlayed, keepProgress } from '../../src/device/progress';
import { bodiesSentTo, offline, apiError } from '../accounts/server';
import { anna, annasToken, json, serve, visit } from '../visit';
import { bothBooks, link, onlyKaktus2, withBooks } from './books';

function windowWidth(width: number) {
  const before = window.innerWidth;
  window.innerWidth = width;
  onTestFinished(() => {
    window.innerWidth = before;
  });
}

function library(message: Library = bothBooks) {
  return visit('/library', { as: 'anna', server: serve(withBooks(message)) });
}

const row = async (title: string) =>
  within(await screen.findByRole('group', { name: `Lessons of ${title}` }));

/** The titles in view; the others are there, but inert. */
function inView(title: string) {
  const group = screen.getByRole('group', { name: `Lessons of ${title}` });
  return [...group.querySelectorAll('li:not([inert]) a')].map((tile) => tile.textContent);
}

/** How many tiles there are, noted whenever that changes. */
function countTiles(): number[] {
  const counts: number[] = [];
  const watch = new MutationObserver(() => {
    const tiles = document.querySelectorAll('main li a').length;
    if (tiles !== (counts.at(-1) ?? 0)) counts.push(tiles);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return counts;
}

test('while it loads it says so, then the books are there with their dates', async () => {
  windowWidth(1180);
  let answer: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => (answer = resolve));
  const slow = { ...withBooks(bothBooks), 'POST /api/verifyToken': () => late };
  const page = visit('/library', { as: 'anna', server: serve(slow) });
  expect(await screen.findByText('Please wait...')).toBeVisible();
  answer(json({ message: bothBooks }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Kaktus 1' })).toBeVisible();
  expect(screen.queryByText('Please wait...')).not.toBeInTheDocument();
  expect(screen.getAllByText('available until 16 May 2028')).toHaveLength(2);
  expect(screen.getAllByText('For listening and reading')).toHaveLength(2);
  expect(await bodiesSentTo(page.server, '/api/verifyToken')).toEqual([{ idToken: annasToken }]);
});

test('a row is turned with arrows, dots and keys; what is out of view is inert', async () => {
  windowWidth(1180);
  const page = library();
  const kaktus = await row('Kaktus 1');
  expect(inView('Kaktus 1')).toEqual(['Farben', 'Zahlen', 'Familie', 'Tiere']);
  expect(kaktus.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await page.person.click(kaktus.getByRole('button', { name: 'Next' }));
  expect(inView('Kaktus 1')).toEqual(['Unterwegs', 'Spiele', 'Torte', 'Herbst']);
  expect(kaktus.getByRole('status')).toHaveTextContent('Lessons 5 to 8 of 8');
  expect(kaktus.getByRole('button', { name: 'Go to lessons 5 to 8' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.person.click(kaktus.getByRole('button', { name: 'Go to lessons 1 to 4' }));
  expect(inView('Kaktus 1')).toEqual(['Farben', 'Zahlen', 'Familie', 'Tiere']);
  kaktus.getByRole('link', { name: 'Farben' }).focus();
  await page.person.keyboard('{ArrowRight}');
  expect(kaktus.getByRole('link', { name: 'Unterwegs' })).toHaveFocus();
  await waitFor(() => expect(inView('Kaktus 2')).toContain('Farben'));
});

test('what is in view is drawn first, row by row, and then the rest of each row', async () => {
  windowWidth(1180);
  const drawn = countTiles();
  library();
  await waitFor(() => expect(drawn).toEqual([4, 8, 12, 16, 20, 24, 28, 32]));
});

test('whoever comes back to a place further down finds everything drawn', async () => {
  windowWidth(1180);
  keepScroll('opened', 900);
  const drawn = countTiles();
  library();
  await waitFor(() => expect(drawn).toEqual([32]));
});

test('a narrow window shows one lesson at a time, with a dot for each', async () => {
  windowWidth(390);
  library();
  const kaktus = await row('Kaktus 2');
  await waitFor(() => expect(inView('Kaktus 2')).toEqual(['Farben']));
  expect(kaktus.getAllByRole('button', { name: /Go to lesson/ })).toHaveLength(8);
});

test('a tile opens the stage, and the row is where it was on coming back', async () => {
  windowWidth(1180);
  const page = library();
  const kaktus = await row('Kaktus 1');
  await page.person.click(kaktus.getByRole('button', { name: 'Next' }));
  expect(kaktus.getByRole('link', { name: 'Spiele' })).toHaveAttribute(
    'href',
    '/stage?lesson=kaktus-1/spiele',
  );
  await page.person.click(kaktus.getByRole('link', { name: 'Spiele' }));
  expect(await screen.findByTitle('Interactive game')).toHaveAttribute(
    'src',
    link('kaktus-1/spiele'),
  );
  await page.person.click(screen.getByRole('button', { name: 'My Library' }));
  const again = await row('Kaktus 1');
  expect(inView('Kaktus 1')[0]).toBe('Unterwegs');
  expect(again.getByRole('link', { name: /Spiele.*Last played/ })).toBeVisible();
});

test('tiles show the stars they brought, and which was played last', async () => {
  windowWidth(1180);
  keepProgress(anna.uid, 'kaktus-1/zahlen', { stars: { a: 3, b: 2 }, words: {} });
  keepLastPlayed(anna.uid, 'kaktus-1/farben');
  library();
  const kaktus = await row('Kaktus 1');
  expect(kaktus.getByRole('link', { name: /Zahlen.*5 stars/ })).toBeVisible();
  expect(kaktus.getByRole('link', { name: /Farben.*Last played/ })).toBeVisible();
  expect(screen.getAllByText('Last played')).toHaveLength(1);
});

test('a tile has the sticker that the child chose in its lesson, if there is such a word', async () => {
  windowWidth(1180);
  keepProgress(anna.uid, 'kaktus-1/zahlen', { stars: {}, words: {}, sticker: 'drei' });
  keepProgress(anna.uid, 'kaktus-1/farben', { stars: {}, words: {}, sticker: 'drei' });
  // The words come by themselves, but the first time they take longer than the test waits.
  await import('virtual:garden-words');
  library();
  const kaktus = await row('Kaktus 1');
  const zahlen = await kaktus.findByRole('link', { name: /^Zahlen ?Your sticker: drei$/ });
  expect(zahlen.querySelector('img[src*="drei"]')).toBeVisible();
  expect(kaktus.getByRole('link', { name: 'Farben' })).toBeVisible();
});

test('the lesson that was opened last is one tap away, whatever its row shows', async () => {
  windowWidth(390);
  keepLastPlayed(anna.uid, 'kaktus-2/familie');
  keepLastPlayed('somebody else', 'kaktus-2/zahlen');
  const page = library();
  const onTop = (await screen.findByText('Continue')).closest('a')!;
  expect(onTop).toHaveAccessibleName('Continue Familie Kaktus 2');
  expect(onTop).toHaveAttribute('href', '/stage?lesson=kaktus-2/familie');
  await page.person.click(onTop);
  expect(await screen.findByTitle('Interactive game')).toHaveAttribute(
    'src',
    link('kaktus-2/familie'),
  );
  await page.person.click(screen.getByRole('button', { name: 'My Library' }));
  expect(await screen.findByText('Continue')).toBeVisible();
  expect(page.address()).toBe('/library');
});

test.each([
  ['nothing was opened yet', undefined],
  ['its book is over', 'kaktus-1/farben'],
])('there is nothing to continue if %s', async (_, lesson) => {
  if (lesson) keepLastPlayed(anna.uid, lesson);
  library(onlyKaktus2);
  await row('Kaktus 2');
  expect(screen.queryByText('Continue')).not.toBeInTheDocument();
});

test('access that is over is told, with the way to a new code', async () => {
  library(onlyKaktus2);
  const line = await screen.findByText(
    'Your time with Kaktus 1 and Kaktus 1 Interaktiv has been over since 1 March 2025.',
  );
  expect(line).toBeVisible();
  expect(screen.getByRole('link', { name: /Do you have a new code/ })).toHaveAttribute(
    'href',
    '/activation',
  );
  expect(screen.queryByRole('heading', { name: 'Kaktus 1' })).not.toBeInTheDocument();
});

test('an empty library says so, word for word', async () => {
  visit('/library', { as: 'anna' });
  expect(await screen.findByRole('heading', { name: 'Oops! Nothing Here Yet...' })).toBeVisible();
  expect(
    screen.getByText(
      'Uh-oh! It looks like your library is currently empty, and there are no activated codes available at the moment.',
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Do you have a code? Click here to activate it.' }),
  ).toHaveAttribute('href', '/activation');
  expect(screen.getByText(/Do you think this is an error\?/)).toBeVisible();
});

test.each([
  ['fails', apiError(500, 'internal'), /Something went wrong on our side/],
  ['cannot be reached', offline, /could not be reached/],
])(
  'when the server %s, the empty library shows with a notice and another try',
  async (_, answer, why) => {
    let broken = true;
    const books = withBooks(bothBooks);
    const page = visit('/library', {
      as: 'anna',
      server: serve({
        ...books,
        'POST /api/verifyToken': () => (broken ? answer() : books['POST /api/verifyToken']()),
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(screen.getByRole('heading', { name: 'Oops! Nothing Here Yet...' })).toBeVisible();
    expect(screen.queryByText(/your library is currently empty/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Do you have a code/)).not.toBeInTheDocument();
    broken = false;
    await page.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Kaktus 2' })).toBeVisible();
  },
);

test('a library that could not be reached loads by itself when the connection is back', async () => {
  const books = withBooks(onlyKaktus2);
  let reachable = false;
  const server = serve({
    ...books,
    'POST /api/verifyToken': () => (reachable ? books['POST /api/verifyToken']() : offline()),
  });
  visit('/library', { as: 'anna', server });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
  reachable = true;
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('heading', { name: 'Kaktus 2' })).toBeVisible();
});

test('an unverified address leads to its verification', async () => {
  const server = serve({ 'GET /api/me': () => json({ ...anna, emailVerified: false }) });
  const page = visit('/library', { as: 'anna', server });
  await waitFor(() => expect(page.address()).toBe('/emailVerification'));
});
