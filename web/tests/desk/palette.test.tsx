/** The palette: commands at once, what the library finds after a moment, all of it by keyboard and for a screen reader. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaletteGroup } from '../../src/api/schema.gen';
import { setDeskLanguage } from '../../src/desk/i18n/words';
import { json, olga, sitDown } from './at-the-desk';

const group = (kind: PaletteGroup['kind'], ...names: string[]): PaletteGroup => ({
  kind,
  results: names.map((name, index) => ({ id: `${kind}-${index}`, name, detail: '' })),
  more: false,
  guesses: false,
});

type Search = (text: string, request: Request) => Response | Promise<Response>;

async function openPalette(search: Search, as = olga) {
  const asked: string[] = [];
  const desk = await sitDown('/desk/nothing', {
    as,
    answers: {
      'POST /api/desk/search': async (request) => {
        const { text } = (await request.clone().json()) as { text: string };
        asked.push(text);
        return search(text, request);
      },
    },
  });
  await screen.findByRole('heading', { name: 'There is nothing here' });
  await desk.person.keyboard('{Control>}k{/Control}');
  return { ...desk, asked, field: screen.getByRole('combobox') };
}

const found = (...groups: PaletteGroup[]) => json({ groups });
const chosen = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});

test('it asks once somebody pauses, and shows what was found in groups', async () => {
  const { person, field, asked } = await openPalette(() =>
    found(group('person', 'anna@example.org'), group('lesson', 'Annas Farben')),
  );
  await person.type(field, 'anna');
  const people = await screen.findByRole('group', { name: 'People' });
  expect(within(people).getByRole('option')).toHaveTextContent('anna@example.org');
  expect(screen.getByRole('group', { name: 'Lessons' })).toHaveTextContent('Annas Farben');
  expect(asked).toEqual(['anna']);
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('2 results');
});

test('arrows go through all groups and around, and Enter opens what is chosen', async () => {
  const { person, field } = await openPalette(() =>
    found(group('person', 'co@example.org'), group('lesson', 'Cola')),
  );
  await person.type(field, 'co');
  await screen.findByRole('option', { name: 'Cola' });
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent?.trim())).toEqual([
    'Codes',
    'New batch of codes',
    'Import printed codes',
    'My account',
    'co@example.org',
    'Cola',
  ]);
  expect(chosen()).toBe(options[0]);
  expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options[5]);
  await person.keyboard('{ArrowDown}{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', options[5]!.id);
  expect(field).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/desk/lessons/lesson-0');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['person', '/desk/people/person-0'],
  ['code', '/desk/codes/code-0'],
  ['batch', '/desk/codes/batches/batch-0'],
  ['book', '/desk/lessons'],
] as const)('a %s is opened at its address', async (kind, path) => {
  const { person, field } = await openPalette(() => found(group(kind, 'Zzz')));
  await person.type(field, 'zzz');
  await person.click(await screen.findByRole('option', { name: 'Zzz' }));
  expect(window.location.pathname).toBe(path);
});

test('a text that is no longer wanted is not waited for', async () => {
  const signals: AbortSignal[] = [];
  const { person, field, server } = await openPalette((text) =>
    text === 'ann' ? new Promise(() => {}) : found(group('person', `${text}@example.org`)),
  );
  await person.type(field, 'ann');
  const searches = () =>
    server.mock.calls.filter(([request]) => request.url.endsWith('/desk/search'));
  await waitFor(() => expect(searches()).toHaveLength(1));
  signals.push((searches()[0] as unknown as [Request, RequestInit])[1].signal!);
  expect(signals[0]!.aborted).toBe(false);
  await person.type(field, 'a');
  expect(await screen.findByRole('option', { name: 'anna@example.org' })).toBeVisible();
  expect(signals[0]!.aborted).toBe(true);
});

test('what was found for another text cannot be opened', async () => {
  const { person, field } = await openPalette((text) =>
    text === 'zz' ? found(group('person', 'zz@example.org')) : new Promise(() => {}),
  );
  await person.type(field, 'zz');
  await screen.findByRole('option', { name: 'zz@example.org' });
  await person.type(field, 'x');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/desk/nothing');
});

test('one letter asks nothing, a number of a batch does', async () => {
  const { person, field, asked } = await openPalette(() =>
    found({ ...group('batch', ''), results: [{ id: '7', name: '', detail: '7 · Kaktus 1' }] }),
  );
  await person.type(field, 'x');
  await person.clear(field);
  await person.type(field, '7');
  expect(await screen.findByRole('option', { name: 'Batch 7 7 · Kaktus 1' })).toBeVisible();
  expect(asked).toEqual(['7']);
});

test('it says that nothing was found, and that there are more', async () => {
  const { person, field } = await openPalette((text) =>
    text === 'zz' ? found() : found({ ...group('code', 'ABCD'), more: true, guesses: true }),
  );
  await person.type(field, 'zz');
  expect(await screen.findByText('Nothing was found.')).toBeVisible();
  await person.type(field, 'y');
  expect(
    await screen.findByRole('group', {
      name: 'Codes None is spelt like this. Similar ones: There are more: type a little more.',
    }),
  ).toBeVisible();
});

test('a failure is told, commands stay, and another try helps', async () => {
  let broken = true;
  const { person, field } = await openPalette(() =>
    broken
      ? json({ status: 500, errors: [{ code: 'x', message: '' }], request_id: 'r' }, 500)
      : found(group('lesson', 'Codes sind bunt')),
  );
  await person.type(field, 'codes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('option', { name: 'Codes' })).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Codes sind bunt' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it says what a role can find, in its language', async () => {
  const otto = { ...olga, permissions: ['overview', 'lessons'] as typeof olga.permissions };
  await openPalette(() => found(), otto);
  expect(screen.getByText('Finds books and lessons, pages of the desk.')).toBeVisible();
  expect(screen.queryByRole('option', { name: 'New batch of codes' })).not.toBeInTheDocument();
  await act(() => setDeskLanguage('de'));
  expect(
    await screen.findByText('Findet Bücher und Lektionen, Seiten des Verlagsbüros.'),
  ).toBeVisible();
  await act(() => setDeskLanguage('en'));
});
