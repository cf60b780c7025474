/** Batches: found, sorted, renamed, removed, and their activations in a chosen period, all kept in the address. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WholeBatch } from '../../src/api/schema.gen';
import { json, olga, sitDown } from './at-the-desk';

const figures = { made: 30, activated: 2, expired: 0, revoked: 1, unused: 27 };
const batch: WholeBatch = {
  ...figures,
  id: 12,
  book: 'kaktus1',
  name: 'Auflage 3',
  note: 'für Bern',
  imported: false,
  createdAt: '2026-11-16T10:00:00Z',
  redeemBy: '2027-12-31',
  accessMonths: 18,
  seatsPerCode: 0,
  seats: 0,
  wanted: 30,
  revokedAt: null,
  revokeReason: '',
  replaces: null,
  nextToPrint: 1,
  removable: true,
  job: null,
};
const queries: string[] = [];
const answers = {
  'GET /api/desk/code-books': () =>
    json({ books: [{ ...figures, slug: 'kaktus1', titles: ['Kaktus 1'] }] }),
  'GET /api/desk/code-figures': (request: Request) => {
    queries.push(new URL(request.url).search);
    return json({ ...figures, since: '2026-11-16', until: '2026-11-16', steps: [] });
  },
  'GET /api/desk/batches': (request: Request) => {
    queries.push(new URL(request.url).search);
    const isFound = !request.url.includes('search=nothing');
    return json({ batches: isFound ? [batch] : [], next: '' });
  },
  'GET /api/desk/batches/12': () => json(batch),
  'GET /api/desk/batches/12/codes': () => json({ codes: [], next: '' }),
  'GET /api/desk/batches/12/files': () => json({ files: [] }),
};
const lastQuery = (part: string) => queries.filter((query) => query.includes(part)).at(-1) ?? '';

test('the list shows unused codes and the last day, and keeps search and order in the address', async () => {
  const { person } = await sitDown('/desk/codes?sort=name&search=auf', { as: olga, answers });
  const row = await screen.findByRole('row', { name: /Auflage 3/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'Auflage 3 ',
    'Kaktus 1',
    ...['27', '30', '2', '0', '1'],
    '31 Dec 2027',
    '16 Nov 2026',
  ]);
  expect(lastQuery('sort')).toContain('search=auf&sort=name');
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Fewest unused codes first');
  const field = screen.getByRole('searchbox', { name: 'Find a batch by name, note or number' });
  expect(field).toHaveValue('auf');
  await person.clear(field);
  await person.type(field, 'nothing');
  expect(await screen.findByText('No batch is found.')).toBeVisible();
  expect(window.location.search).toBe('?sort=unused&search=nothing');
  expect(lastQuery('sort')).toContain('search=nothing&sort=unused');
});

test('a period is chosen and kept in the address', async () => {
  const { person } = await sitDown('/desk/codes/batches/12?period=weeks', { as: olga, answers });
  const period = await screen.findByLabelText('Period');
  expect(period).toHaveValue('weeks');
  expect(lastQuery('whole')).toContain('by=week');
  await person.selectOptions(period, 'All');
  await waitFor(() => expect(lastQuery('whole')).toContain('whole=true'));
  expect(window.location.search).toBe('?period=all');
  await person.selectOptions(period, 'From … to …');
  const until = await screen.findByLabelText('To');
  fireEvent.change(until, { target: { value: '2020-01-01' } });
  expect(await screen.findByText(/Please choose a day after the first one/)).toBeVisible();
  expect(window.location.search).toBe('?period=chosen');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2019-12-01' } });
  await waitFor(() => expect(lastQuery('whole')).toContain('since=2019-12-01&until=2020-01-01'));
  expect(window.location.search).toBe('?period=chosen&since=2019-12-01&until=2020-01-01');
});

test('a batch gets another name', async () => {
  let sent: unknown;
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/batches/12/rename': async (request) => {
        sent = await request.json();
        return json(batch);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Rename' }));
  const name = screen.getByLabelText('Title of the batch');
  await person.clear(name);
  await person.type(name, 'Auflage 4');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual({ name: 'Auflage 4', note: 'für Bern' });
});

test('a batch is removed only with a reason, and the list says so', async () => {
  let sent: unknown;
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/batches/12/remove': async (request) => {
        sent = await request.json();
        return new Response(null, { status: 204 });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Remove' });
  expect(confirm).toBeDisabled();
  await person.type(within(dialog).getByLabelText('Reason'), 'made twice');
  await person.click(confirm);
  expect(await screen.findByText(/None of its codes is accepted any more/)).toBeVisible();
  expect(window.location.pathname).toBe('/desk/codes');
  expect(sent).toEqual({ reason: 'made twice' });
});

test('what somebody may have is not offered for removal, and a lost race is told', async () => {
  const job = {
    ...{ id: 1, kind: 'remove batch', done: 0, total: null },
    ...{ cancelling: false, error: '', state: 'failed' as const },
  };
  await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'GET /api/desk/batches/12': () => json({ ...batch, removable: false, job }),
    },
  });
  expect(await screen.findByText(/The batch was not removed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rename' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});
