import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import type { Progress } from 'kaktus-shared/bridge';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';
import Memory from './activity';

const said: string[] = [];
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));
const speaker = { say, instruct: say, repeat: vi.fn(async () => {}), stop: vi.fn() };
const props = { onMood: vi.fn(), onRight: vi.fn(), onDone: vi.fn() };

const cards = () => [...document.querySelectorAll<HTMLButtonElement>('.memory-card')];
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const turn = async (place: number) => {
  await act(() => cards()[place]?.click());
  return cards()[place]?.getAttribute('aria-label')?.split(': ')[1]?.split(',')[0] ?? '';
};
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });

const play = (progress: Progress) =>
  act(() =>
    render(
      <Memory {...{ lesson, speaker, progress, ...props }} data={null} random={seededRandom(4)} />,
      document.body,
    ),
  );

/** Looks at all cards once, two by two, and returns where each word is. */
async function lookAround(): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  for (let place = 0; place < cards().length; place += 1) {
    const word = await turn(place);
    places.set(word, [...(places.get(word) ?? []), place]);
  }
  await pass(2000);
  return places;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('a turned card says its word; two that differ turn back after a look', async () => {
  await play(emptyProgress);
  const first = await turn(0);
  expect(said.at(-1)).toBe(first);
  const other = cards().findIndex(
    (card) => card.querySelector('img')?.src !== cards()[0]?.querySelector('img')?.src,
  );
  await turn(other);
  expect(cards()[0]?.dataset['state']).toBe('open');
  await pass(2000);
  expect(cards()[0]?.dataset['state']).toBe('closed');
  expect(cards()[0]?.getAttribute('aria-label')).toBe('Karte 1');
});

test('the first game pairs pictures, says every pair with its article and ends with three stars', async () => {
  await play(emptyProgress);
  expect(cards()).toHaveLength(12);
  const places = await lookAround();
  for (const [word, [one = 0, other = 0]] of places) {
    if (cards()[one]?.dataset['state'] === 'found') continue;
    await turn(one);
    await turn(other);
    expect(said.slice(-2)).toEqual(['Ein Paar!', word]);
  }
  await pass(2000);
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(props.onRight).not.toHaveBeenCalled();
});

test('after a win the child hears words and looks for their pictures', async () => {
  await play({ ...emptyProgress, stars: { memory: 3 } });
  const isWord = (card: HTMLElement) => card.querySelector('.memory-card-word') !== null;
  expect(cards().filter(isWord)).toHaveLength(cards().length / 2);
  const picture = cards().findIndex((card) => !isWord(card));
  const before = said.length;
  await turn(picture);
  expect(said).toHaveLength(before);
});

test('without sound the pictures are paired again, because nobody has to read', async () => {
  await play({ ...emptyProgress, stars: { memory: 3 }, sound: false });
  expect(document.querySelector('.memory-card-word')).toBeNull();
});

test('the arrow keys walk over the table in rows', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(374);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
  await play(emptyProgress);
  cards()[0]?.focus();
  await press('ArrowDown');
  expect(document.activeElement).toBe(cards()[3]);
  await press('ArrowRight');
  expect(document.activeElement).toBe(cards()[4]);
});

test('after two hints the partner of the open card nods', async () => {
  await play(emptyProgress);
  const word = await turn(0);
  await pass(16_500);
  const hinted = cards().findIndex((card) => card.dataset['state'] === 'hinted');
  expect(await turn(hinted)).toBe(word);
});
