import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead';

let answers: (() => void)[] = [];
const server = vi.fn<typeof fetch>(
  () => new Promise((answer) => answers.push(() => answer(new Response('file')))),
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

test('the game comes first, then one file after the other', async () => {
  void fetchAhead(['a.js', 'b.mp3'], device(false));
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual(['a.js']);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['a.js', 'b.mp3']);
});

test('who saves data is spared', async () => {
  await fetchAhead(['a.js'], device(true));
  expect(asked()).toEqual([]);
});

test('without a connection it gives up quietly', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const done = fetchAhead(['a.js', 'b.mp3'], device(false));
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(asked()).toEqual(['a.js']);
});
