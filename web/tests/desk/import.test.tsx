/** A list of printed codes: its first rows, the choice of its columns, and what the check says. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChosenColumns, DeskImport, ImportPreview } from '../../src/api/schema.gen';
import { letterOf } from '../../src/desk/codes/import-columns';
import { json, olga, sitDown } from './at-the-desk';

const preview: ImportPreview = {
  rows: [
    ['Nr', 'Gutschein', 'Buch'],
    ['1', 'ALT0-0000-0001', 'kaktus1'],
    ['2', 'ALT0-0000-0002', 'kaktus1'],
  ],
  code: 1,
  book: 2,
  heading: true,
};
const started: DeskImport = {
  id: 5,
  state: 'reading',
  fileName: 'alt.xlsx',
  size: 20,
  problem: '',
  encoding: '',
  preview: null,
  book: '',
  accepted: {},
  known: 0,
  refused: 0,
  refusedLines: [],
  written: 0,
  batches: [],
  job: null,
};
const upload = {
  id: 'u',
  name: 'alt.xlsx',
  size: 20,
  state: 'receiving',
  pieceSize: 100,
  // Nothing is left to send.
  missing: [],
  percent: 0,
  problems: [],
  version: null,
};

/** Sends a file; the server then answers with what the import is at each look. */
async function sendFile(...looks: Partial<DeskImport>[]) {
  const chosen: ChosenColumns[] = [];
  const at = await sitDown('/desk/codes/import', {
    as: olga,
    answers: {
      'GET /api/desk/code-books': () =>
        json({
          books: [
            {
              slug: 'kaktus1',
              titles: ['Kaktus 1'],
              made: 0,
              activated: 0,
              expired: 0,
              revoked: 0,
            },
          ],
        }),
      'POST /api/desk/uploads': () => json(upload),
      'POST /api/desk/imports': () => json(started),
      'GET /api/desk/imports/5': () =>
        json({ ...started, ...looks[Math.min(chosen.length, looks.length - 1)] }),
      'POST /api/desk/imports/5/columns': async (request) => {
        chosen.push(await request.json());
        return new Response(null, { status: 204 });
      },
      'DELETE /api/desk/imports/5': () => new Response(null, { status: 204 }),
    },
  });
  await at.person.upload(
    await screen.findByLabelText('Excel or CSV file'),
    new File(['12345678901234567890'], 'alt.xlsx'),
  );
  await at.person.click(screen.getByRole('button', { name: 'Send the file' }));
  return { ...at, chosen };
}

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 49].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AX']);
});

test('the first rows are shown with the guessed columns, which can be changed', async () => {
  const { person, chosen } = await sendFile(
    { state: 'choosing', preview },
    { state: 'checked', preview, accepted: { kaktus1: 2 } },
  );
  const table = await screen.findByRole('table', { name: 'The first rows of the file' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['A', 'B: code', 'C: book']);
  expect(screen.getByLabelText('The first row is a heading')).toBeChecked();
  const columns = screen.getByLabelText('Column with the codes');
  expect(columns).toHaveDisplayValue('B: Gutschein');
  await person.selectOptions(columns, 'C: Buch');
  expect(within(table).getByRole('columnheader', { name: 'C: code' })).toBeVisible();
  // What was the book's column is now that of the codes.
  expect(screen.getByLabelText('Column with the book')).toHaveDisplayValue('none');
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  expect(screen.getByText('Choose a column for the book, or a book for all codes.')).toBeVisible();
  await person.selectOptions(columns, 'B: Gutschein');
  await person.selectOptions(screen.getByLabelText('Book, where none is named'), 'Kaktus 1');
  await person.click(screen.getByLabelText('The first row is a heading'));
  await person.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByText('2 codes new, 0 known already, 0 lines refused.');
  expect(chosen).toEqual([{ code: 1, bookColumn: null, heading: false, book: 'kaktus1' }]);
});

test('after the check, other columns can be chosen', async () => {
  const { person, chosen } = await sendFile({ state: 'checked', preview, refused: 2 });
  await person.click(await screen.findByRole('button', { name: 'Other columns' }));
  await person.click(await screen.findByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(chosen).toHaveLength(1));
  await screen.findByRole('button', { name: 'Other columns' });
});

test('where no column looks like codes, one has to be chosen', async () => {
  const { person } = await sendFile({
    state: 'choosing',
    preview: { ...preview, code: null, heading: false },
  });
  await screen.findByText('No column looks like codes. Please choose it.');
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  await person.selectOptions(screen.getByLabelText('Column with the codes'), 'B: Gutschein');
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Send the file' });
});

test('a file that cannot be read says what to do', async () => {
  await sendFile({ state: 'refused', problem: 'spreadsheet' });
  await screen.findByText(/Save it as .xlsx, without a password, or as CSV/);
});
