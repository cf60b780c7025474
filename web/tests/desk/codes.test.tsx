/** The pages about codes: a batch is asked for and watched, a code revoked, and figures are read as people write them. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WholeBatch } from '../../src/api/schema.gen';
import { isNumbers, numbersToPrint } from '../../src/desk/codes/code-numbers';
import { countOf, isCount } from '../../src/desk/codes/terms-fields';
import { json, olga, sitDown } from './at-the-desk';

const figures = { made: 30, activated: 2, expired: 0, revoked: 0, unused: 28 };
const batch: WholeBatch = {
  ...figures,
  id: 12,
  book: 'kaktus1',
  name: 'Auflage 3',
  note: '',
  imported: false,
  createdAt: '2026-11-16T10:00:00Z',
  redeemBy: null,
  accessMonths: 18,
  seatsPerCode: 0,
  seats: 0,
  wanted: 30,
  revokedAt: null,
  revokeReason: '',
  replaces: null,
  nextToPrint: 5,
  removable: false,
  job: null,
};
const code = {
  id: 7,
  number: 4,
  printed: true,
  shown: 'ABCD-EFGH-JKMN',
  state: 'unused',
  ownerGone: false,
  activatedAt: null,
  expiresAt: null,
  revokedAt: null,
  reason: '',
};
const answers = {
  'GET /api/desk/code-books': () =>
    json({ books: [{ ...figures, slug: 'kaktus1', titles: ['Kaktus 1'] }] }),
  'GET /api/desk/code-figures': () =>
    json({
      ...figures,
      since: '2026-11-16',
      until: '2026-11-16',
      steps: [{ day: '2026-11-16', activated: 2 }],
    }),
  'GET /api/desk/batches/12': () => json(batch),
  'GET /api/desk/batches/12/codes': () => json({ codes: [code], next: '' }),
  'GET /api/desk/batches/12/files': () => json({ files: [] }),
};

test('a number is read as people write it', () => {
  expect(['1', '1.000', '1,000', '1 000 000'].map(isCount)).toEqual([true, true, true, true]);
  expect(['', '0', '-1', '1000001', 'ten', '1e5', '2.5', '1.00', '1,0000'].some(isCount)).toBe(
    false,
  );
  expect(countOf('1.000')).toBe(1000);
});

test('numbers of codes are read as people write them', () => {
  expect(['', '7', '1-50, 77', '101-', '1 – 3; 9', '4 bis 5'].every(isNumbers)).toBe(true);
  expect(['x', '1-2-3', '-5', '1,5x', '2.5'].some(isNumbers)).toBe(false);
  expect([numbersToPrint(5, 30), numbersToPrint(30, 30), numbersToPrint(null, 30)]).toEqual([
    '5-30',
    '30',
    '',
  ]);
});

test('labels begin with the first number that has none, and wrong places are refused', async () => {
  let asked: { numbers?: string; skip?: number } = {};
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/downloads': async (request) => {
        asked = await request.json();
        return json({ code: 'bad_numbers', message: '', errors: [{ code: 'bad_numbers' }] }, 422);
      },
    },
  });
  expect(await screen.findByText('printed up to number 4')).toBeVisible();
  expect(await screen.findByText('printed')).toBeVisible();
  const skip = screen.getByLabelText(/Labels already used/);
  await person.clear(skip);
  await person.type(skip, '2.5');
  expect(screen.getByRole('button', { name: 'Labels as PDF' })).toBeDisabled();
  expect(screen.getByText('Please enter a number from 0 to 23.')).toBeVisible();
  await person.clear(skip);
  await person.type(skip, '2');
  await person.click(screen.getByRole('button', { name: 'Labels as PDF' }));
  await waitFor(() => expect(asked).toMatchObject({ numbers: '5-30', skip: 2 }));
  expect(await screen.findByText(/Please enter numbers of this batch/)).toBeVisible();
});

test('codes are ticked, chosen by numbers, and revoked together', async () => {
  const asked: unknown[] = [];
  const selection = {
    numbers: '4, 9-10',
    count: 3,
    unused: 2,
    activated: 1,
    revoked: 0,
    unknown: ['XYZ'],
  };
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/batches/12/selection': async (request) => {
        asked.push(await request.json());
        return json(selection);
      },
      'POST /api/desk/batches/12/revoke': async (request) => {
        asked.push(await request.json());
        return json(batch);
      },
    },
  });
  const tick = await screen.findByRole('checkbox', { name: 'Choose ABCD-EFGH-JKMN' });
  await person.click(tick);
  const field = screen.getByLabelText('Choose several codes');
  expect(field).toHaveValue('4');
  await person.type(field, ', 9-10, XYZ');
  expect(tick).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Check the choice' }));
  expect(
    await screen.findByText(/3 codes: 2 unused, 1 activated, 0 revoked. Not in this batch: XYZ./),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Print or export them' }));
  expect(screen.getByLabelText('Codes with the numbers')).toHaveValue('4, 9-10');
  await person.click(screen.getByRole('button', { name: 'Revoke them' }));
  await person.type(screen.getByLabelText('Reason'), 'stolen');
  await person.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { text: '4, 9-10, XYZ' },
      { reason: 'stolen', used: false, numbers: '4, 9-10' },
    ]),
  );
});

test('a batch is asked for and seen being made', async () => {
  let asked: unknown;
  const job = {
    id: 1,
    kind: 'make codes',
    state: 'running',
    done: 10,
    total: 30,
    cancelling: false,
    error: '',
  };
  const { person } = await sitDown('/desk/codes/new', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/batches': async (request) => {
        asked = await request.json();
        return json({ ...batch, made: 10, job });
      },
      'GET /api/desk/batches/12': () => json({ ...batch, made: 10, job }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Make codes' }));
  expect(screen.getByText('Please enter a number from 1 to 1,000,000.')).toBeVisible();
  await person.type(screen.getByLabelText('How many?'), '1.000');
  await person.click(screen.getByRole('button', { name: 'Make 1,000 codes' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '10');
  expect(screen.getByText('10 of 30')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Print and export' })).not.toBeInTheDocument();
  expect(asked).toEqual({
    book: 'kaktus1',
    count: 1000,
    name: '',
    note: '',
    redeemBy: null,
    accessMonths: 18,
    seatsPerCode: 0,
  });
});

test('a last day that is over is refused before anything is asked', async () => {
  const { person } = await sitDown('/desk/codes/new', { as: olga, answers });
  await person.type(await screen.findByLabelText('How many?'), '30');
  await person.type(screen.getByLabelText('Redeem by'), '2020-01-31');
  await person.click(screen.getByRole('button', { name: 'Make 30 codes' }));
  expect(screen.getByText('This day is over: nobody could redeem the codes.')).toBeVisible();
});

test('a list that cannot be loaded is not shown as an empty one', async () => {
  const broken = () => json({ status: 500, errors: [], request_id: 'r' }, 500);
  await sitDown('/desk/codes', {
    as: olga,
    answers: { ...answers, 'GET /api/desk/batches': broken },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/There is no batch yet/)).not.toBeInTheDocument();
});

test('a batch is named with its number and the title of its book', async () => {
  await sitDown('/desk/codes/batches/12', { as: olga, answers });
  const facts = (await screen.findByText('Made on')).closest('dl');
  await waitFor(() => expect(facts).toHaveTextContent('Batch12BookKaktus 1Made on'));
});

test('a code that came too late is replaced by one without a last day', async () => {
  const late = { ...code, state: 'too_late' };
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'GET /api/desk/batches/12/codes': () => json({ codes: [late], next: '' }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Replace ABCD-EFGH-JKMN' }));
  expect(screen.getByText(/Its last day is over; there is none for the replacement/)).toBeVisible();
});

test('a code is revoked only with a reason, and a refusal is told', async () => {
  let asked: unknown;
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'POST /api/desk/codes/7/revoke': async (request) => {
        asked = await request.json();
        return json(
          {
            status: 409,
            errors: [{ code: 'cannot_revoke_used', message: 'x' }],
            request_id: 'r',
          },
          409,
        );
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Revoke ABCD-EFGH-JKMN' }));
  const confirm = screen.getByRole('button', { name: 'Revoke' });
  expect(confirm).toBeDisabled();
  await person.type(screen.getByLabelText('Reason'), 'stolen');
  await person.click(confirm);
  await waitFor(() => expect(asked).toEqual({ reason: 'stolen', used: false, numbers: '' }));
  expect(await screen.findByText(/This code is in use/)).toBeVisible();
});

test('a large file is written by a job, and fetched when it is ready', async () => {
  const job = {
    id: 3,
    kind: 'prepare file',
    state: 'running',
    done: 5000,
    total: 20000,
    cancelling: false,
    error: '',
  };
  const file = {
    id: 4,
    form: 'csv',
    name: 'codes-12.csv',
    first: 1,
    numbers: '',
    size: null,
    createdAt: '2026-11-16T10:00:00Z',
    job,
  };
  const asked: unknown[] = [];
  let files: unknown[] = [];
  const { person } = await sitDown('/desk/codes/batches/12', {
    as: olga,
    answers: {
      ...answers,
      'GET /api/desk/batches/12/files': () => json({ files }),
      'POST /api/desk/downloads': async (request) => {
        asked.push(await request.json());
        files = [
          asked.length === 1 ? file : { ...file, size: 94_000_000, job: { ...job, state: 'done' } },
        ];
        return json({ url: '' });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(await screen.findByRole('progressbar', { name: 'CSV' })).toHaveAttribute('value', '5000');
  expect(screen.getByText('5,000 of 20,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/is ready \(94 MB\)/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Fetch the file: CSV' }));
  await waitFor(() => expect(asked[2]).toMatchObject({ what: 'prepared', prepared: 4 }));
});

test('a clerk finds a code and sees its batch and dates, but no person', async () => {
  const found = {
    ...code,
    state: 'activated',
    activatedAt: '2026-11-16T10:00:00Z',
    expiresAt: '2027-05-16T10:00:00Z',
    books: ['Kaktus 1'],
    batch: 12,
    batchName: 'Auflage 3',
    imported: false,
    batchMadeAt: '2026-11-01T10:00:00Z',
    redeemBy: null,
    accessMonths: 6,
    replacedBy: null,
    replaces: null,
    owner: null,
  };
  let typed: unknown;
  const { person } = await sitDown('/desk/codes', {
    as: { ...olga, role: 'clerk', permissions: ['overview', 'codes', 'code'] },
    answers: {
      ...answers,
      'GET /api/desk/batches': () => json({ batches: [batch], next: '' }),
      'POST /api/desk/codes/search': async (request) => {
        typed = await request.json();
        return json({ codes: [found], more: false, guesses: false });
      },
      'GET /api/desk/codes/7': () => json(found),
    },
  });
  await person.type(await screen.findByLabelText('Find a code'), 'abcd efgh jkmn');
  await person.click(screen.getByRole('button', { name: 'Find' }));
  await person.click(await screen.findByRole('link', { name: /ABCD-EFGH-JKMN/ }));
  expect(typed).toEqual({ text: 'abcd efgh jkmn' });
  expect(await screen.findByRole('heading', { name: 'ABCD-EFGH-JKMN' })).toBeVisible();
  expect(screen.getByText('6 months')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Auflage 3' })).toHaveAttribute(
    'href',
    '/desk/codes/batches/12',
  );
  expect(screen.queryByText('Belongs to')).not.toBeInTheDocument();
});
