/** The editor's pages: the shelf and its order, an upload in pieces that goes on after a break, the report, publishing. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LessonShown, StaffShelf, UploadShown, VersionShown } from '../../src/api/schema.gen';
import { json, olga, sitDown } from './at-the-desk';

const place = '/api/desk/lessons/books/kaktus-1/lessons/farben';

const lesson = (name: string, more = {}) => ({
  lesson: name.toLowerCase(),
  title: name,
  thumb: '',
  live: 1,
  versions: 1,
  offShelf: false,
  waiting: 0,
  ...more,
});

const shelf: StaffShelf = {
  groups: [
    {
      group: 'kaktus1',
      books: [
        {
          book: 'kaktus-1',
          title: 'Kaktus 1',
          interactive: false,
          lessons: [lesson('Farben'), lesson('Zahlen', { live: null, versions: 0 })],
        },
      ],
    },
  ],
};

const version = (number: number, more: Partial<VersionShown> = {}): VersionShown => ({
  number,
  kind: 'storyline',
  scorm: '',
  first: 'story.html',
  files: 12,
  size: 3_500_000,
  notes: [],
  madeBy: 'edith@publisher.example',
  madeAt: '2026-11-16T10:00:00Z',
  publishedAt: null,
  ...more,
});

const farben: LessonShown = {
  book: 'kaktus-1',
  bookTitle: 'Kaktus 1',
  position: 0,
  lesson: 'farben',
  title: 'Farben',
  thumb: '',
  picture: 'own',
  removable: false,
  offShelf: false,
  live: 1,
  backTo: null,
  versions: [
    version(2, {
      notes: [
        { what: 'hosts', level: 'harmless', names: ['cdn.verlag.de'], more: 2 },
        { what: 'noStart', level: 'start', names: ['start.js'], more: 0 },
        { what: 'items', level: 'parts', names: ['Zahlen', 'Zoo'], more: 3 },
      ],
    }),
    version(1, { publishedAt: '2026-11-15T10:00:00Z' }),
  ],
  uploads: [],
  startProblems: [],
};

const upload: UploadShown = {
  id: '0b6ad9a4-6e8c-4a8e-9f57-111111111111',
  name: 'farben.zip',
  size: 10,
  state: 'receiving',
  pieceSize: 4,
  missing: [0, 1, 2],
  percent: 0,
  problems: [],
  version: null,
};

test('the shelf shows each lesson with its state, and moves one', async () => {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/lessons', {
    as: olga,
    answers: {
      'GET /api/desk/lessons': () => json(shelf),
      'PUT /api/desk/lessons/books/kaktus-1/order': async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  const book = await screen.findByRole('region', { name: 'Kaktus 1' });
  expect(within(book).getByRole('link', { name: /Farben version 1 published/ })).toHaveAttribute(
    'href',
    '/desk/lessons/kaktus-1/farben',
  );
  expect(within(book).getByRole('link', { name: /Zahlen no files yet/ })).toBeVisible();
  await person.click(within(book).getByRole('button', { name: 'Change order' }));
  expect(within(book).getByRole('button', { name: 'Move Farben forward' })).toBeDisabled();
  await person.click(within(book).getByRole('button', { name: 'Move Farben back' }));
  await waitFor(() => expect(sent).toEqual([{ slugs: ['zahlen', 'farben'] }]));
});

test('a short name that is taken is told next to its field', async () => {
  const { person } = await sitDown('/desk/lessons', {
    as: olga,
    answers: {
      'GET /api/desk/lessons': () => json(shelf),
      'POST /api/desk/lessons/books/kaktus-1/lessons': () =>
        json(
          {
            status: 422,
            errors: [{ code: 'slug_taken', message: 'x', param: 'slug' }],
            request_id: 'r',
          },
          422,
        ),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'New lesson' }));
  const dialog = await screen.findByRole('dialog', { name: 'New lesson' });
  await person.type(within(dialog).getByLabelText('Title'), 'Farben');
  await person.type(within(dialog).getByLabelText('Short name'), 'farben');
  await person.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText('This short name is taken.')).toBeVisible();
  expect(within(dialog).getByLabelText('Short name')).toHaveAttribute('aria-invalid', 'true');
});

test('a lesson that no reader has seen is removed after a question', async () => {
  const sent: string[] = [];
  const { person } = await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      'GET /api/desk/lessons': () => json(shelf),
      [`GET ${place}`]: () => json({ ...farben, removable: true, live: null, versions: [] }),
      [`DELETE ${place}`]: () => {
        sent.push('removed');
        return sent.length === 1
          ? json(
              { status: 409, errors: [{ code: 'being_checked', message: 'x' }], request_id: 'r' },
              409,
            )
          : new Response(null, { status: 204 });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Farben?' });
  expect(sent).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/is being checked/);
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('region', { name: 'Kaktus 1' })).toBeVisible();
});

test('only what is empty can be removed from the shelf', async () => {
  const sent: string[] = [];
  const emptied = { group: 'kaktus9', books: [{ ...shelf.groups[0]!.books[0]!, lessons: [] }] };
  emptied.books[0]!.title = 'Kaktus 9';
  emptied.books[0]!.book = 'kaktus-9';
  const answered = { groups: [...shelf.groups, emptied, { group: 'leer', books: [] }] };
  const { person } = await sitDown('/desk/lessons', {
    as: olga,
    answers: {
      'GET /api/desk/lessons': () => json(answered),
      'DELETE /api/desk/lessons/books/kaktus-9': () => {
        sent.push('kaktus-9');
        return new Response(null, { status: 204 });
      },
      'DELETE /api/desk/lessons/groups/leer': () => {
        sent.push('leer');
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByRole('region', { name: 'Kaktus 1' });
  expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);
  for (const what of ['Kaktus 9', 'Book group leer']) {
    await person.click(screen.getAllByRole('button', { name: 'Remove' })[sent.length]!);
    const dialog = await screen.findByRole('dialog', { name: `Remove ${what}?` });
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent).toEqual(['kaktus-9', 'leer']);
});

test('a version says what it asks for, and is published in place of the one the editor saw', async () => {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      [`GET ${place}`]: () => json(farben),
      [`POST ${place}/publish`]: async (request) => {
        sent.push(await request.json());
        return json(
          {
            status: 409,
            errors: [{ code: 'published_meanwhile', message: 'x' }],
            request_id: 'r',
          },
          409,
        );
      },
    },
  });
  const levels = (await screen.findAllByRole('heading', { level: 4 })).map(
    (one) => one.textContent,
  );
  expect(levels.slice(0, 3)).toEqual(['Will not start', 'Parts will be missing', 'Harmless']);
  expect(screen.getByText(/5 further parts of this package are not shown:/)).toHaveTextContent(
    'Zahlen, Zoo and 3 more',
  );
  expect(screen.getByText(/scripts that are missing/)).toHaveTextContent('start.js');
  expect(await screen.findByText(/It asks other hosts/)).toHaveTextContent(
    'cdn.verlag.de and 2 more',
  );
  expect(screen.getAllByText(/Articulate Storyline · starts with story.html/)).toHaveLength(2);
  expect(screen.getAllByText(/^It needs the internet, .* cannot take a book along/)).toHaveLength(
    2,
  );
  await person.click(screen.getByRole('button', { name: 'Publish version 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has just published');
  expect(sent).toEqual([{ number: 2, insteadOf: 1 }]);
});

test('a lesson that is off the shelf says so and is put back for a reason', async () => {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      [`GET ${place}`]: () => json({ ...farben, offShelf: sent.length === 0 }),
      [`POST ${place}/shelf`]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  expect(await screen.findByText('off the shelf')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Put back on the shelf' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Reason'), 'mended');
  await person.click(dialog.getByRole('button', { name: 'Put back on the shelf' }));
  expect(await screen.findByText('Readers find this lesson again.')).toBeVisible();
  expect(sent).toEqual([{ on: true, reason: 'mended' }]);
});

test('only the newest draft asks loudly to be published', async () => {
  await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      [`GET ${place}`]: () =>
        json({ ...farben, versions: [version(3), version(2), ...farben.versions.slice(1)] }),
    },
  });
  const newest = await screen.findByRole('button', { name: 'Publish version 3' });
  const older = screen.getByRole('button', { name: 'Publish version 2' });
  const quiet = screen.getByRole('button', { name: 'Preview version 2' });
  expect(older.className).toBe(quiet.className);
  expect(newest.className).not.toBe(quiet.className);
});

test('a lesson that did not start says how often, in which browsers, and why', async () => {
  const startProblems: LessonShown['startProblems'] = [
    { version: 1, reason: 'script_refused', engine: 'webkit', count: 1200, lastOn: '2026-11-17' },
  ];
  await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      'GET /api/desk/lessons/books/kaktus-1/lessons/farben': () =>
        json({ ...farben, startProblems }),
    },
  });
  const table = await screen.findByRole('table', { name: 'Did not start' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/^1The browser refused a script.*Safari.*1,20017 Nov$/);
});

test('a checked package is to be published until it is', async () => {
  const checked = (name: string, number: number) => ({
    ...upload,
    id: `0b6ad9a4-6e8c-4a8e-9f57-00000000000${number}`,
    name,
    state: 'checked',
    missing: [],
    version: number,
  });
  const uploads = [checked('neu.zip', 2), checked('alt.zip', 1)];
  await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: { [`GET ${place}`]: () => json({ ...farben, uploads }) },
  });
  expect(await screen.findByText(/neu.zip is version 2. Look at it/)).toBeVisible();
  expect(screen.queryByText(/alt.zip is version 1/)).not.toBeInTheDocument();
});

test('a refused package says why, in the language of the page', async () => {
  const refused = {
    ...upload,
    state: 'refused',
    missing: [],
    problems: [{ en: 'farben.zip: is no ZIP file.', de: 'farben.zip: keine ZIP-Datei.' }],
  };
  await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: { [`GET ${place}`]: () => json({ ...farben, uploads: [refused] }) },
  });
  expect(await screen.findByText('farben.zip: is no ZIP file.')).toBeVisible();
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'bild.png')] } });
  expect(await screen.findByText('This is neither a ZIP nor an H5P file.')).toBeVisible();
});
