/** The thumbnail of a lesson: drawn at a click, or a picture that is refused before anything is sent. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LessonShown } from '../../src/api/schema.gen';
import { json, olga, sitDown } from './at-the-desk';

const place = '/api/desk/lessons/books/kaktus-1/lessons/farben';

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
  live: null,
  backTo: null,
  versions: [],
  uploads: [],
  startProblems: [],
};

async function openPicture() {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      'GET /api/desk/lessons': () => json({ groups: [] }),
      [`GET ${place}`]: () => json(farben),
      [`PUT ${place}/picture`]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Thumbnail' }));
  return { panel, person, sent };
}

test('another kind of picture is stored at once', async () => {
  const { panel, person, sent } = await openPicture();
  expect(panel.queryByRole('button', { name: 'Upload a picture' })).toBeNull();
  await person.click(panel.getByRole('radio', { name: 'Drawn from the title' }));
  await waitFor(() => expect(sent).toEqual([{ choice: 'drawn' }]));
});

test('a file that is no picture, and one that is too large, are refused', async () => {
  const { panel, person, sent } = await openPicture();
  await person.click(panel.getByRole('radio', { name: 'A picture of yours' }));
  const drop = (file: File) =>
    fireEvent.drop(panel.getByText('PNG, JPEG or WebP, up to 8 MB. It is cut to 4 : 3.'), {
      dataTransfer: { files: [file] },
    });
  const large = new File([], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 8 * 1024 ** 2 + 1 });
  drop(large);
  expect(await panel.findByText('The picture is larger than 8 MB.')).toBeVisible();
  drop(new File(['x'], 'text.txt', { type: 'text/plain' }));
  expect(await panel.findByText('This is not a PNG, JPEG or WebP picture.')).toBeVisible();
  // What was said about the file goes with the choice.
  await person.click(panel.getByRole('radio', { name: 'The package’s own' }));
  expect(panel.queryByText('This is not a PNG, JPEG or WebP picture.')).toBeNull();
  await waitFor(() => expect(sent).toEqual([{ choice: 'own' }]));
});
