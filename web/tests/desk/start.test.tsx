/** The start page of the desk: what needs a hand, with the way there; numbers by book; the state of each part. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OverviewBody } from '../../src/api/schema.gen';
import { namedSteps, roundedUp } from '../../src/desk/ui/plot-scale';
import { json, olga, sitDown } from './at-the-desk';

const quiet: OverviewBody = {
  codes: {
    days: ['2026-11-15', '2026-11-16', '2026-11-17'],
    books: [
      {
        group: 'kaktus1',
        title: 'Kaktus 1',
        today: 1200,
        thisMonth: 3456,
        perDay: [4, 5, 1200],
        unused: 900,
      },
      { group: 'kaktus2', title: 'Kaktus 2', today: 0, thisMonth: 7, perDay: [0, 7, 0], unused: 0 },
    ],
    runningOut: [],
    ending: [],
  },
  classes: { rooms: 2, tablets: 43, opened: 1210, joined: 25400 },
  signUps: { today: 3, thisMonth: 40 },
  mails: { waiting: 0, delayed: 0, failed: 0, newest: [] },
  lessons: [],
  drafts: [],
  parts: [
    { name: 'database', trouble: '' },
    { name: 'storage', trouble: '' },
    { name: 'mail', trouble: '' },
    { name: 'jobs', trouble: '' },
  ],
};

const open = (overview: OverviewBody, as = olga) =>
  sitDown('/desk', { as, answers: { 'GET /api/desk/overview': () => json(overview) } });

const panel = (name: string) => screen.findByRole('region', { name });

test('numbers of today and of the month stand with each book', async () => {
  await open(quiet);
  const [table] = within(await panel('Activations')).getAllByRole('table');
  const rows = within(table!)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Book', 'Today', 'This month', 'Unused'],
    ['Kaktus 1', '1,200', '3,456', '900'],
    ['Kaktus 2', '0', '7', '0'],
  ]);
});

test('classes are counted, and not named', async () => {
  await open(quiet);
  const classes = await panel('Classes');
  const figures = within(classes)
    .getAllByRole('definition')
    .map((figure) => figure.textContent);
  expect(figures).toEqual(['2', '43', '1,210', '25,400']);
});

test('the plot has its numbers as a table', async () => {
  const { person } = await open(quiet);
  const plot = await screen.findByRole('figure', { name: /Activated codes by day/ });
  await person.click(within(plot).getByText('As a table'));
  const rows = within(plot).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Kaktus 1', 'Kaktus 2'],
    ['15 Nov', '4', '0'],
    ['16 Nov', '5', '7'],
    ['17 Nov', '1,200', '0'],
  ]);
});

test('a quiet day says so', async () => {
  await open(quiet);
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
  expect(screen.getAllByText('Works.')).toHaveLength(4);
});

test('everything that needs a hand leads to where it is mended', async () => {
  const lesson = (slug: string) => ({
    book: 'kaktus-1',
    bookTitle: 'Kaktus 1',
    lesson: slug,
    title: slug.toUpperCase(),
    trouble: 'no_files' as const,
  });
  await open({
    ...quiet,
    codes: {
      ...quiet.codes!,
      runningOut: [
        { group: 'kaktus1', title: 'Kaktus 1', left: 120, lastsDays: 9 },
        { group: 'kaktus2', title: 'Kaktus 2', left: 0, lastsDays: null },
      ],
      ending: [
        { id: 3, name: 'Auflage 1', title: 'Kaktus 1', unused: 1200, redeemBy: '2026-12-31' },
        { id: 4, name: '', title: 'Kaktus 2', unused: 1, redeemBy: '2027-01-07' },
      ],
    },
    mails: {
      waiting: 1,
      delayed: 1,
      failed: 1,
      newest: [
        {
          id: 7,
          kind: 'verification',
          problem: 'refused',
          failedAt: '2026-11-16T12:00:00Z',
          personId: '8f14e45f-ceea-467f-a83b-0000000000aa',
        },
      ],
    },
    lessons: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(lesson),
  });
  const links = within(await panel('What needs you')).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/desk/codes?book=kaktus1',
      'Make codes: Kaktus 1: 120 unused codes are left, enough for about 9 days.',
    ],
    ['/desk/codes?book=kaktus2', 'Make codes: Kaktus 2: no unused codes are left.'],
    [
      '/desk/codes/batches/3',
      'To the batch: Kaktus 1, Auflage 1: 1,200 unused codes are accepted only until 31 Dec 2026.',
    ],
    [
      '/desk/codes/batches/4',
      'To the batch: Kaktus 2, Batch 4: 1 unused code is accepted only until 7 Jan 2027.',
    ],
    [
      '/desk/people/8f14e45f-ceea-467f-a83b-0000000000aa',
      'To the person: Mail to confirm an address: refused by the recipient’s mail server (16 Nov).',
    ],
    ...['a', 'b', 'c', 'd', 'e'].map((slug) => [
      `/desk/lessons/kaktus-1/${slug}`,
      `To the lesson: Kaktus 1, ${slug.toUpperCase()}: the lesson has no files yet.`,
    ]),
    ['/desk/lessons', 'To the lessons: 2 more lessons have problems.'],
  ]);
});

test('drafts that wait lead to their lessons, with who uploaded them', async () => {
  const draft = (number: number, madeBy: string) => ({
    book: 'kaktus-1',
    bookTitle: 'Kaktus 1',
    lesson: 'farben',
    title: 'Farben',
    number,
    madeAt: '2026-11-16T12:00:00Z',
    madeBy,
  });
  const makers = ['edith@publisher.example', '', '', '', '', '', ''];
  await open({ ...quiet, drafts: makers.map((maker, place) => draft(place + 2, maker)) });
  const drafts = within(await panel('Drafts that wait'));
  const links = drafts.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/desk/lessons',
    ...Array<string>(5).fill('/desk/lessons/kaktus-1/farben'),
  ]);
  expect(links[1]).toHaveTextContent(
    /Kaktus 1, Farben: version 2.*16 Nov 2026.*uploaded by edith@publisher.example/,
  );
  expect(links[2]).toHaveTextContent('imported on the command line');
  expect(drafts.getByText('2 more drafts wait.')).toBeVisible();
  expect(drafts.getByText(/removed after 30 days/)).toBeVisible();
});

test('without drafts the page says so', async () => {
  await open(quiet);
  expect(await screen.findByText('No draft waits to be published.')).toBeVisible();
});

test('a part in trouble says what to do', async () => {
  await open({
    ...quiet,
    parts: [
      { name: 'database', trouble: 'database_closed' },
      { name: 'storage', trouble: 'storage' },
    ],
  });
  const state = within(await panel('State of the library'));
  expect(state.getByText(/Its disk may be full/)).toBeVisible();
  expect(state.getByRole('link', { name: 'To the lessons' })).toHaveAttribute(
    'href',
    '/desk/lessons',
  );
});

test('somebody sees only what the role may see', async () => {
  const editor = {
    ...olga,
    role: 'editor' as const,
    permissions: ['overview', 'lessons'] as const,
  };
  await open(
    { ...quiet, codes: null, signUps: null, mails: null, drafts: null },
    {
      ...editor,
      permissions: [...editor.permissions],
    },
  );
  expect(await panel('What needs you')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Activations' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'New accounts' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Drafts that wait' })).toBeNull();
});

test('a failure offers another try', async () => {
  let fails = true;
  const { person } = await sitDown('/desk', {
    as: olga,
    answers: {
      'GET /api/desk/overview': () =>
        fails
          ? json({ status: 500, errors: [{ code: 'broken', message: '' }], request_id: 'r' }, 500)
          : json(quiet),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [1200, 2000],
  [4100, 5000],
])('a plot up to %i ends at %i', (most, end) => {
  expect(roundedUp(most)).toBe(end);
});

test('not every day has its name below the plot', () => {
  expect([...namedSteps(3, 5)]).toEqual([0, 1, 2]);
  expect([...namedSteps(31, 5)]).toEqual([0, 8, 15, 23, 30]);
});
