import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import type { Progress } from 'kaktus-shared/bridge';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';
import Letters from './activity';

const said: string[] = [];
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));
const speaker = { say, instruct: say, repeat: vi.fn(async () => {}), stop: vi.fn() };
const props = { onMood: vi.fn(), onRight: vi.fn(), onDone: vi.fn() };

const word = () => document.querySelector('img')?.alt ?? '';
const places = () => [...document.querySelectorAll<HTMLElement>('.word-place')];
const tiles = () => [...document.querySelectorAll<HTMLElement>('.letter-tile')];
const next = () => places().findIndex((place) => place.dataset['filled'] === 'false');
const isFree = (tile: HTMLElement) => tile.dataset['used'] === 'false';
const rightTile = () =>
  tiles().find((tile) => isFree(tile) && tile.textContent === [...word()][next()]);
const wrongTile = () =>
  tiles().find((tile) => isFree(tile) && tile.textContent !== [...word()][next()]);
const tap = (tile?: HTMLElement) => act(() => tile?.click());
const type = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const open = (progress: Progress) =>
  act(() =>
    render(
      <Letters {...{ lesson, speaker, progress, ...props }} data={null} random={seededRandom(6)} />,
      document.body,
    ),
  );
const writing: Progress = { ...emptyProgress, stars: { letters: 2 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('the first time every place shows its letter; after a win the child writes by ear', async () => {
  await open(emptyProgress);
  expect(places().every((place) => place.textContent !== '')).toBe(true);
  await act(() => render(null, document.body));
  await open(writing);
  expect(places()[next()]?.textContent).toBe('');
});

test('tapped to its end it says every word and gives three stars', async () => {
  await open(writing);
  for (let step = 0; step < 5; step += 1) {
    const whole = word();
    while (next() >= 0) await tap(rightTile());
    expect(said.slice(-2)).toEqual(['Ja!', expect.stringMatching(`(der|die|das) ${whole}`)]);
    await pass(1000);
  }
  expect(props.onRight).toHaveBeenCalledTimes(5);
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('typed to its end it ends as well', async () => {
  await open(writing);
  for (let step = 0; step < 5; step += 1) {
    while (next() >= 0) await type([...word()][next()]?.toLowerCase() ?? '');
    await pass(1000);
  }
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('two letters typed at once both lie in their places', async () => {
  await open(writing);
  const before = next();
  const keys = [...word()].slice(before, before + 2);
  for (const key of keys) {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    await Promise.resolve();
  }
  await pass(0);
  expect(places()[before + 1]?.dataset['filled']).toBe('true');
});

test('a carried letter lies where it belongs', async () => {
  await open(writing);
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const last = places().length - 1;
  document.elementFromPoint = () => places()[last] ?? null;
  const tile = tiles().find((one) => one.textContent === [...word()][last]);
  for (const [kind, clientX] of [
    ['pointerdown', 0],
    ['pointermove', 90],
    ['pointerup', 90],
  ] as const) {
    await act(() => {
      const event = new MouseEvent(kind, { clientX, bubbles: true });
      tile?.dispatchEvent(Object.assign(event, { pointerId: 1 }));
    });
  }
  expect(places()[last]?.dataset['filled']).toBe('true');
});

test('a wrong letter goes back, the word is said again and the place shows its letter', async () => {
  await open(writing);
  const tile = wrongTile();
  await tap(tile);
  expect(tile?.dataset['used']).toBe('false');
  expect(tile?.dataset['slipped']).toBe('odd');
  expect(said.at(-1)).toContain(word());
  expect(places()[next()]?.textContent).toBe([...word()][next()]);
  await tap(tile);
  expect(tile?.dataset['slipped']).toBe('even');
});

test('after some seconds the next letter is shown', async () => {
  await open(writing);
  await pass(8000);
  expect(rightTile()?.dataset['hinted']).toBe('true');
  expect(speaker.repeat).toHaveBeenCalledOnce();
});
