/** The preview of a version: the size of the screen is chosen, fits the page, and stays for the next preview. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LessonShown, VersionShown } from '../../src/api/schema.gen';
import { json, olga, sitDown } from './at-the-desk';

const place = '/api/desk/lessons/books/kaktus-1/lessons/farben';

const version = (number: number): VersionShown => ({
  number,
  kind: 'kaktus',
  scorm: '',
  first: 'story.html',
  files: 12,
  size: 3_500_000,
  notes: [],
  madeBy: '',
  madeAt: '2026-11-16T10:00:00Z',
  publishedAt: null,
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
  live: null,
  backTo: null,
  versions: [version(2), version(1)],
  uploads: [],
  startProblems: [],
};

const stage = () => document.querySelector<HTMLElement>('[data-size]')!;
const drawnAt = () => [stage().dataset.size, stage().style.inlineSize, stage().style.blockSize];

async function openPreview(room: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.stubGlobal('innerHeight', height);
  const desk = await sitDown('/desk/lessons/kaktus-1/farben', {
    as: olga,
    answers: {
      [`GET ${place}`]: () => json(farben),
      [`POST ${place}/preview`]: () =>
        json({ url: '/lessons/x/kaktus-1/farben/story.html', endsAt: '2026-11-16T20:00:00Z' }),
    },
  });
  await desk.person.click(await screen.findByRole('button', { name: 'Preview version 2' }));
  await screen.findByRole('group', { name: 'Size of the screen' });
  return desk;
}

test('each screen is shown whole, never larger than it is, in the same frame', async () => {
  const { person } = await openPreview(720, 1000);
  const frame = document.querySelector('iframe');
  expect(screen.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  expect(drawnAt()).toEqual(['desktop', '720px', '450px']);
  expect(screen.getByText('1440 × 900 pixels, shown at 50 %')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(drawnAt()[0]).toBe('phone');
  expect(stage().style.blockSize).toBe('800px');
  await person.click(screen.getByRole('radio', { name: 'Tablet' }));
  expect(stage().style.blockSize).toBe('800px');
  vi.stubGlobal('innerHeight', 4000);
  fireEvent(window, new Event('resize'));
  await person.click(screen.getByRole('radio', { name: 'Phone' }));
  await waitFor(() => expect(drawnAt()).toEqual(['phone', '390px', '844px']));
  expect(document.querySelector('iframe')).toBe(frame);
});

test('the arrow keys choose, and the next preview has the same size', async () => {
  const { person } = await openPreview(1440, 2000);
  screen.getByRole('radio', { name: 'Desktop' }).focus();
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Phone on its side' })).toBeChecked();
  expect(drawnAt()).toEqual(['phoneOnItsSide', '844px', '390px']);
  await person.click(screen.getByRole('button', { name: 'Close the preview' }));
  await person.click(screen.getByRole('button', { name: 'Preview version 1' }));
  expect(await screen.findByRole('radio', { name: 'Phone on its side' })).toBeChecked();
});

test('an editor reads why a version does not start', async () => {
  const { person } = await openPreview(1440, 2000);
  const say = (message: object) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', {
          source: document.querySelector('iframe')!.contentWindow,
          data: { lesson: 'kaktus-1/farben', ...message },
        }),
      ),
    );
  say({ kaktus: 1, type: 'ready' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  say({ kaktus: 5, type: 'trouble', reason: 'script_missing', drawn: false });
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)[0]).toBe(
    'Something went wrong at the start: A script is missing or could not be loaded.',
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument());
});
