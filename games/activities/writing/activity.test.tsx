import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  asked,
  close,
  find,
  onDone,
  onRight,
  open,
  pass,
  spokenTexts,
} from '../../testing/play-fixture';
import Writing from './activity';
import { tracksOf, type Point, type Track } from './tracks';

const data = { letters: 3, traced: 3, typed: 3 };
const page = () => find('.writing-page') as HTMLElement;
/** In these tests a pixel is a unit of the line, and the letter stands in the middle of what is seen. */
const seen = { width: 96, top: -20 };

function screenPoint([x, y]: Point, letter: string): Point {
  const across = tracksOf(letter).flatMap((track) => track.map(([at]) => at));
  const [from, to] = [Math.min(...across), Math.max(...across)];
  return [x - from - (to - from) / 2 + seen.width / 2, y - seen.top];
}

const point = (type: string, [clientX, clientY]: Point) =>
  act(() => {
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
    page().dispatchEvent(Object.assign(event, { pointerId: 1 }));
  });

async function trace(letter: string, track: Track, end = 'pointerup') {
  const way = track.map((one) => screenPoint(one, letter));
  await point('pointerdown', way[0] as Point);
  for (const one of way.slice(1)) await point('pointermove', one);
  await point(end, way.at(-1) as Point);
  await pass(50);
}
const backwards = (track: Track) => [...track].reverse();
const strokes = (letter: string) => tracksOf(letter);
const openOn = (level: 1 | 2 | 3, words = ['Tal', 'Hut', 'Kap']) =>
  open(Writing, words, 3, data, undefined, level);
const firstLetter = () => find('.writing-strip')?.getAttribute('aria-label')?.charAt(0) ?? '';

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(close);

test('a letter is traced stroke by stroke, and said with its word', async () => {
  await openOn(1);
  const letter = firstLetter();
  for (const track of strokes(letter)) await trace(letter, track);
  expect(asked()).toEqual(['']);
  await pass(2000);
  expect(spokenTexts).toContain(`Das ist ein ${letter}.`);
  expect(asked()).toEqual(['s0-0', '']);
  expect(onRight).not.toHaveBeenCalled();
});

test('mistakes are told, shown and then written together', async () => {
  await openOn(1);
  const letter = firstLetter();
  const [track = []] = strokes(letter);
  await trace(letter, backwards(track));
  expect(spokenTexts.at(-2)).toBe('Fang beim Punkt an.');
  expect(find('.word-banner')?.textContent).toBe('Fang beim Punkt an.');
  await trace(letter, backwards(track));
  expect(spokenTexts.at(-2)).toBe('Schau mal!');
  expect(asked()).toEqual(['s0-0', '']);
  await pass(3000);
  await trace(letter, backwards(track));
  expect(spokenTexts).toContain('Komm, wir schreiben es zusammen.');
  expect(asked()).not.toEqual(['s0-0', '']);
  // Kaktus' hand is still on its way, and the stroke belongs to it until it has arrived.
  expect(document.querySelector('.writing-stroke[data-state=now]')).not.toBeNull();
  await pass(6000);
  expect(page().dataset['thing']).not.toBe('s0-0');
});

test('a touch that the device takes away is no mistake', async () => {
  await openOn(1);
  const letter = firstLetter();
  const before = spokenTexts.length;
  await trace(letter, backwards(strokes(letter)[0] as Track), 'pointercancel');
  expect(spokenTexts).toHaveLength(before);
});

test('a second finger changes nothing', async () => {
  await openOn(1);
  const letter = firstLetter();
  const [track = []] = strokes(letter);
  await point('pointerdown', screenPoint(track[0] as Point, letter));
  const event = new MouseEvent('pointermove', { clientX: 90, clientY: 90, bubbles: true });
  await act(() => void page().dispatchEvent(Object.assign(event, { pointerId: 2 })));
  for (const one of track) await point('pointermove', screenPoint(one, letter));
  expect(asked()).not.toEqual(['s0-0', '']);
});

test('arrow keys and Enter write without a pointer; a wrong arrow is a mistake', async () => {
  await openOn(1);
  const press = (key: string) =>
    act(() => void page().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(page().getAttribute('aria-label')).toMatch(/^.: Strich 1 von \d, nach unten\./);
  await press('ArrowUp');
  expect(spokenTexts.at(-2)).toBe('Folge dem Pfeil.');
  await press('ArrowDown');
  expect(
    document.querySelector<SVGElement>('.writing-stroke[data-state=written]')?.dataset['by'],
  ).toBe('key');
  await act(() => page().click());
  await pass(100);
  expect(asked()).not.toEqual(['s0-0', '']);
});

test('a word is typed on the keyboard of the device, in small or capital letters', async () => {
  await openOn(3);
  const type = (key: string) =>
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })));
  for (let word = 0; word < 3; word += 1) {
    const letters = find('.writing-picture')?.getAttribute('alt') ?? '';
    for (const letter of letters) await type(letter.toLowerCase());
    await pass(4000);
    expect(onRight.mock.calls.at(-1)?.[0]).toBe(letters);
  }
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});
