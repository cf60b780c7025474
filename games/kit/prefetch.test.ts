import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch, soundAt } from './prefetch';

let answers: ((status?: number) => void)[] = [];
const server = vi.fn<typeof fetch>(
  () =>
    new Promise((answer) =>
      answers.push((status = 200) => answer(new Response('sound', { status }))),
    ),
);
const device = (saveData: boolean) => ({ connection: { saveData } }) as unknown as Navigator;
const asked = () => server.mock.calls.map(([file]) => file);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockClear();
  answers = [];
});

test('the game comes first, then one sound after the other, and each is held', async () => {
  void prefetch(['a.mp3', 'b.mp3'], device(false));
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual(['a.mp3']);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['a.mp3', 'b.mp3']);
  expect(soundAt('a.mp3')).toMatch(/^blob:/);
  expect(soundAt('b.mp3')).toBe('b.mp3');
});

test('nothing is prefetched on a device that saves data', async () => {
  await prefetch(['a.mp3'], device(true));
  expect(asked()).toEqual([]);
});

test.each([
  ['the connection is lost', () => server.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the link has ended', () => server.mockResolvedValueOnce(new Response('', { status: 404 }))],
])('when %s it gives up quietly', async (_, happen) => {
  happen();
  const done = prefetch(['c.mp3', 'd.mp3'], device(false));
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(asked()).toEqual(['c.mp3']);
  expect(soundAt('c.mp3')).toBe('c.mp3');
});
