import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Episode } from '../kit/scenes/scenes';
import type { Line } from '../kit/speech/line';
import { EpisodeScreen } from './episode-screen';

const action = { lasts: 2000, noiseAt: 0, parts: [] };
const episode: Episode = {
  symbols: '<g id="s0"></g>',
  pages: ['<g id="first"></g>', '<g id="second"></g>', '<g id="third"></g>'],
  actions: [action, action, action],
  hours: ['day', 'day', 'night'],
  isFound: false,
};

const said: string[] = [];
const speaker = {
  say: vi.fn(async () => {}),
  instruct: async (lines: Line[]) => void said.push(...lines.map(({ text }) => text)),
  repeat: vi.fn(async () => {}),
  stop: vi.fn(),
  watch: () => () => {},
};
const onHome = vi.fn();
const shown = () => document.querySelector('.scene > g')?.id;
const later = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const tap = (name: string) =>
  act(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
const show = async (how: Partial<Episode> = {}) => {
  const all = { episode: { ...episode, ...how }, speaker, onHome };
  await act(async () => render(<EpisodeScreen {...all} />, document.body));
  await later(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('it asks for Pia, then shows its pictures one after another, and stays at the last', async () => {
  await show();
  expect(said).toEqual(['Wo ist Pia, die Maus?']);
  expect(shown()).toBe('first');
  await later(4300);
  expect(shown()).toBe('second');
  await later(4300);
  expect(shown()).toBe('third');
  expect(document.querySelector('.scene')?.getAttribute('data-hour')).toBe('night');
  await later(20_000);
  expect(shown()).toBe('third');
  expect(said).toHaveLength(1);
});

test('it can be seen again from its beginning, or left', async () => {
  await show();
  await later(4300);
  expect(shown()).toBe('second');
  await tap('Noch einmal');
  await later(0);
  expect(shown()).toBe('first');
  expect(said).toHaveLength(2);
  await later(4300);
  expect(shown()).toBe('second');
  await tap('Zur Karte');
  expect(onHome).toHaveBeenCalledOnce();
});

test('the last part of all says that she is found', async () => {
  await show({ isFound: true });
  await later(4300);
  await later(4300);
  expect(document.querySelector('h1')?.textContent).toBe('Wo ist Pia, die Maus?');
  await later(4300);
  expect(document.querySelector('h1')?.textContent).toBe('Da ist Pia, die Maus!');
  expect(said).toEqual(['Wo ist Pia, die Maus?', 'Da ist Pia, die Maus!']);
});
