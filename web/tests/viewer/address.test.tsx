/** Lessons by their addresses: as a bookmark, in a new tab, or in a link that a teacher sends. */
import { screen, within, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Library } from '../../src/api/schema.gen';
import { apiError } from '../accounts/server';
import { bothBooks, link, linksOf, onlyKaktus2, withBooks } from '../library/books';
import { anna, serve, visit } from '../visit';

const farben = '/stage?lesson=kaktus-1/farben';
const neverHadKaktus1: Library = { ...onlyKaktus2, expired: [] };

function open(address: string, message: Library = bothBooks) {
  return visit(address, { as: 'anna', server: serve(withBooks(message)) });
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Interactive game');

test('an address opens its lesson, with the whole book in the panel and its name in the tab', async () => {
  const page = open('/stage?lesson=kaktus-1-interaktiv/familie');
  expect(await frame()).toHaveAttribute('src', link('kaktus-1-interaktiv/familie'));
  expect(screen.getByRole('heading', { level: 1, name: 'Familie' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Familie – Kaktus 1 Interaktiv – Kaktus'));
  await page.person.click(screen.getByRole('button', { name: 'Lessons' }));
  const panel = within(screen.getByRole('navigation', { name: 'All lessons of this book' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(8);
  expect(panel.getByRole('link', { name: 'Familie' })).toHaveAttribute('aria-current', 'true');
  await page.person.click(panel.getByRole('link', { name: 'Tiere' }));
  expect(page.address()).toBe('/stage?lesson=kaktus-1-interaktiv/tiere');
  await waitFor(() => expect(document.title).toBe('Tiere – Kaktus 1 Interaktiv – Kaktus'));
});

test('with no library before it, the way back leads there all the same', async () => {
  const page = open(farben);
  await frame();
  await page.person.click(screen.getByRole('button', { name: 'My Library' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Library' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('My Library – Kaktus'));
});

test('the tab keeps the name of the lesson in the other language', async () => {
  const page = open(farben);
  await frame();
  await page.person.click(screen.getByRole('button', { name: 'Language: English' }));
  await page.person.click(await screen.findByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByTitle('Interaktives Spiel')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Farben – Kaktus 1 – Kaktus'));
});

test('who has not unlocked the book is told which code is needed', async () => {
  open('/stage?lesson=kaktus-1-interaktiv/farben', neverHadKaktus1);
  expect(await screen.findByRole('heading', { name: 'This lesson is locked' })).toBeVisible();
  expect(screen.getByText(/This lesson belongs to/)).toHaveTextContent(
    'This lesson belongs to Kaktus 1 Interaktiv. To open it, you need the code that is printed in Kaktus 1.',
  );
  expect(screen.getByText(new RegExp(anna.email))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter a code' })).toHaveAttribute('href', '/activation');
  expect(screen.queryByTitle('Interactive game')).not.toBeInTheDocument();
});

test.each(['kaktus-1/nirgends', 'kaktus-9/farben', 'farben', '../../api/me'])(
  'a lesson that does not exist is said to be none: %s',
  async (name) => {
    open(`/stage?lesson=${name}`);
    expect(await screen.findByRole('heading', { name: 'There is no such lesson' })).toBeVisible();
    expect(screen.getByRole('link', { name: /your library/ })).toHaveAttribute('href', '/library');
  },
);

test('an address that names no lesson is an empty stage', async () => {
  open('/stage?lesson=');
  const heading = await screen.findByRole('heading', { name: 'Oops! No content here yet...' });
  expect(heading).toBeVisible();
});

test('a library that does not answer is asked again', async () => {
  let broken = true;
  const books = withBooks(bothBooks);
  const fails = apiError(500, 'server_error');
  const server = serve({
    ...books,
    'POST /api/verifyToken': () => (broken ? fails() : books['POST /api/verifyToken']()),
  });
  const page = visit(farben, { as: 'anna', server });
  expect(await screen.findByRole('alert')).toHaveTextContent('This lesson does not start');
  broken = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toHaveAttribute('src', linksOf('kaktus1')[0]);
});

async function openPanel() {
  const page = open(farben);
  await frame();
  await page.person.click(screen.getByRole('button', { name: 'Lessons' }));
  return page;
}

test('the link of a lesson can be copied', async () => {
  const page = await openPanel();
  await page.person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${farben}`);
});

test('where the browser does not copy, the link is shown', async () => {
  const page = await openPanel();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await page.person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByLabelText('Copy this link:')).toHaveValue(
    `${window.location.origin}${farben}`,
  );
});
