/** The page for parents and teachers about a lesson, and what can be printed from it. */
import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Library } from '../../src/api/schema.gen';
import { addChild } from '../../src/device/children/families';
import { keepProgress } from '../../src/device/progress';
import { practiceIn } from '../../src/features/guide/practice';
import { bothBooks, onlyKaktus2, withBooks } from '../library/books';
import { anna, json, serve, visit } from '../visit';
import { tiere } from './words';

const address = '/guide?lesson=kaktus-1/tiere';
const file = 'GET /content/token/kaktus-1/tiere/words.json';
const listed = { [file]: () => json(tiere) };
const played: string[] = [];

beforeEach(() => {
  played.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

function open(at = address, files: object = listed, message: Library = bothBooks) {
  return visit(at, { as: 'anna', server: serve({ ...withBooks(message), ...files }) });
}

test('shows the words with their meanings, and lets them be heard', async () => {
  const page = open();
  const hund = await screen.findByRole('button', { name: 'die Hund' });
  expect(screen.getByRole('heading', { level: 1, name: 'Tiere' })).toBeVisible();
  expect(screen.getByText('Hund in English')).toBeVisible();
  expect(screen.getAllByText(/^die \w+en$/)).toHaveLength(tiere.words.length);
  await page.person.click(hund);
  expect(played).toEqual([
    'http://localhost:3000/content/token/kaktus-1/tiere/audio/tiere/hund.mp3',
  ]);
  await waitFor(() => expect(document.title).toBe('Tiere – For parents and teachers – Kaktus'));
});

test('says so if a recording cannot be heard', async () => {
  const page = open();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new Error('no connection'));
  await page.person.click(await screen.findByRole('button', { name: 'die Hund' }));
  expect(await screen.findByText(/This recording cannot be heard right now/)).toBeVisible();
});

test('a word with the name of what every object has was not practised', () => {
  expect(practiceIn(anna.uid, 'kaktus-1/tiere')('constructor')).toEqual({ days: 0 });
});

test('says what was practised on this device and when it comes again', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('sv');
  keepProgress(anna.uid, 'kaktus-1/tiere', { stars: {}, words: { hund: [yesterday] } });
  open();
  expect(await screen.findByText(/Practised so far: 1 of 10 words/)).toBeVisible();
  const practised = screen.getByText(/Days practised: 1/);
  expect(practised).toHaveTextContent('comes again in the next game');
});

test('with several children, shows whose practice it is, and that of another one', async () => {
  const today = new Date().toLocaleDateString('sv');
  keepProgress(anna.uid, 'kaktus-1/tiere', { stars: {}, words: { hund: [today] } });
  addChild(anna.uid, { name: 'Zoë', picture: 'loewe' });
  const page = open();
  const who = within(await screen.findByRole('group', { name: 'Who is playing?' }));
  expect(who.getByRole('button', { pressed: true })).toHaveTextContent('Zoë');
  expect(screen.getByText(/None of these words has been practised yet/)).toBeVisible();
  await page.person.click(who.getByRole('button', { name: 'a green cactus' }));
  expect(screen.getByText(/Practised so far: 1 of 10 words/)).toBeVisible();
});

test('a lesson from another tool has no words, and says so kindly', async () => {
  open(address, { [file]: () => new Response('', { status: 404 }) });
  expect(await screen.findByText('There is no word list for this lesson')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the lesson' })).toBeVisible();
  expect(screen.queryByText('To print')).not.toBeInTheDocument();
});

test('words that do not arrive can be asked for again', async () => {
  let broken = true;
  const page = open(address, {
    [file]: () => (broken ? new Response('', { status: 503 }) : json(tiere)),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await page.person.click(again);
  expect(await screen.findByRole('button', { name: 'die Hund' })).toBeVisible();
});

test('a lesson that is not unlocked leads to the stage, which names the code', async () => {
  const page = open(address, {}, onlyKaktus2);
  expect(await screen.findByRole('heading', { name: 'This book is closed' })).toBeVisible();
  expect(page.address()).toBe('/stage?lesson=kaktus-1%2Ftiere');
});

test('a page without a lesson leads to the library', async () => {
  open('/guide');
  expect(await screen.findByRole('heading', { name: 'My Library' })).toBeVisible();
});

test('cards are dealt out to sheets, and reading begins at their heading', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('link', { name: /Word cards/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Word cards: Tiere' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getAllByText('Tiere · Kaktus 1')).toHaveLength(3);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await page.person.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('other bingo boards can be mixed, and as many as there are players', async () => {
  const page = open(`${address}&print=bingo`);
  const titles = async () => (await screen.findAllByText(/^Bingo: Tiere/)).length;
  expect(await titles()).toBe(4);
  await page.person.selectOptions(screen.getByLabelText('Number of boards'), '8');
  expect(await titles()).toBe(8);
  const order = () =>
    within(within(screen.getByRole('main')).getAllByRole('list').at(-1)!)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const before = order();
  await page.person.click(screen.getByRole('button', { name: 'Mix new boards' }));
  expect(order()).not.toEqual(before);
});

test('the name on a certificate is neither stored nor sent', async () => {
  const page = open(`${address}&print=certificate`);
  const calls = () => page.server.mock.calls.length;
  const field = await screen.findByLabelText('Name of the child');
  const before = calls();
  await page.person.type(field, 'Mia');
  expect(screen.getByText('Mia')).toBeVisible();
  expect(calls()).toBe(before);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Mia');
  expect(page.address()).not.toContain('Mia');
});
