/** The lesson that visitors may try: the same sandbox, a word to the parents, and what is said when it cannot be had. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bridgeVersion } from 'kaktus-shared/bridge';
import { json, serve, visit } from '../visit';

const lesson = 'kaktus-1-interaktiv/farben';
const url = `http://localhost:3000/content/visitor~x.y/${lesson}/story.html`;
const offer = {
  offered: true,
  title: 'Farben',
  book: 'Kaktus 1 Interaktiv',
  otherLessons: [
    { lesson: 'zahlen', title: 'Zahlen', thumb: '' },
    { lesson: 'familie', title: 'Familie', thumb: '' },
  ],
};

const offered = {
  'GET /api/trial': () => json(offer),
  'POST /api/trial': () => json({ url }),
};

const tryIt = (answers: Parameters<typeof serve>[0] = offered) =>
  visit('/try', { server: serve(answers) });

async function frame() {
  const found = await screen.findByTitle<HTMLIFrameElement>('Interactive game');
  await act(async () => undefined);
  return found;
}

function reach(source: Window | null, stars: Record<string, number>) {
  const data = { kaktus: bridgeVersion, type: 'progress', lesson, progress: { stars, words: {} } };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

test('a visitor plays it in the same sandbox, without other lessons next to it', async () => {
  tryIt();
  const element = await frame();
  expect(element).toHaveAttribute('src', url);
  expect(element).toHaveAttribute('sandbox', 'allow-scripts');
  expect(element).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('heading', { level: 1, name: 'Farben' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lessons' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Farben – Kaktus 1 Interaktiv/));
});

test('after the first game there is a word to the parents, and the ways on', async () => {
  const page = tryIt();
  const element = await frame();
  reach(element.contentWindow, {});
  expect(screen.queryByText(/Well done/)).not.toBeInTheDocument();
  reach(element.contentWindow, { memory: 3 });
  expect(screen.getByText('Well done! The other lessons are in your book.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'What comes next?' }));

  expect(screen.getByRole('heading', { name: 'That was Farben!' })).toBeVisible();
  expect(screen.getByText('The other lessons are in your book:')).toBeVisible();
  expect(screen.getByText('Zahlen')).toBeVisible();
  expect(screen.getByText('Familie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'I have a code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  // No shop is set up here.
  expect(screen.queryByRole('link', { name: 'Buy the book' })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Play again' }));
  expect(await frame()).toHaveAttribute('src', url);
});

test('whoever leaves before has seen nothing yet, and goes back to the start', async () => {
  const page = tryIt();
  await frame();
  await page.person.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(page.address()).toBe('/'));
});

test.each([
  { status: 404, says: 'There is no lesson to try just now' },
  { status: 429, says: 'One moment, please' },
])('an answer of $status says "$says"', async ({ status, says }) => {
  tryIt({ ...offered, 'POST /api/trial': () => json({ errors: [] }, status) });
  expect(await screen.findByRole('heading', { name: says })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
});

test('a library that does not answer is asked again', async () => {
  let tries = 0;
  const page = tryIt({
    ...offered,
    'POST /api/trial': () => {
      tries += 1;
      return tries === 1 ? json({ errors: [] }, 503) : json({ url });
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await frame()).toHaveAttribute('src', url);
});

test('whoever is signed in has a library', async () => {
  const page = visit('/try', { as: 'anna', server: serve(offered) });
  expect(await screen.findByRole('heading', { level: 1, name: /Oops!|Library/ })).toBeVisible();
  expect(page.address()).toBe('/library');
});
