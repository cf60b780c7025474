import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActivityProps } from '../kit/activity';
import { lesson } from '../testing/lesson-fixture';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from 'kaktus-shared/shuffle';
import { App } from './app';
import * as screens from './screens';
import { createSession } from './session';

const episode = { pages: ['', '', ''], actions: [], hours: [], symbols: '', isFound: false };
vi.mock('../kit/prefetch', () => ({
  moduleAt: async (file: string) => {
    if (file !== 'scenes/episode.js') throw new Error(`There is no ${file}.`);
    return { default: episode };
  },
}));

const host = { postMessage: vi.fn() };
const lastReport = () => host.postMessage.mock.calls.at(-1)?.[0];

function Game({ level, random, today, moves, progress, onMove, onDone, onRight }: ActivityProps) {
  const known = Object.keys(progress.words).join();
  const [dealt] = useState(() => `${level} ${random()} ${today} ${known}`);
  return (
    <>
      <output>{moves.join()}</output>
      <output>{dealt}</output>
      <button
        onClick={() => {
          onRight('maus');
          onMove('maus>');
        }}
      >
        ziehen
      </button>
      <button
        onClick={() => {
          onRight('hund');
          onDone(2);
        }}
      >
        spielen
      </button>
    </>
  );
}

const load = vi.fn(async () => ({ default: Game }));
const loadScreens = async () => screens;
const loadCompany = () => import('../kit/company/company');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent].some((text) => text?.includes(name)),
  );
const tap = async (name: string) => {
  const target = button(name);
  if (!target) throw new Error(`There is no button ${name}.`);
  await act(async () => target.click());
};
const open = (form: Lesson['form'], answer?: object, more: Partial<Lesson> = {}) =>
  act(() => {
    const own = Object.create(window, { parent: { value: host } });
    const listen = vi.fn();
    own.addEventListener = listen;
    const played = { ...lesson, form, ...more };
    const session = createSession(own, played);
    render(
      <App
        {...{ session, load, loadScreens, loadCompany }}
        lesson={played}
        random={seededRandom(1)}
      />,
      document.body,
    );
    const [, receive] = listen.mock.calls[0] ?? [];
    receive({ source: host, data: answer });
  });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  host.postMessage.mockClear();
  load.mockClear();
});

afterEach(() => act(() => render(null, document.body)));

test('each part of a picture book leads back to the map, and the last one to the end', async () => {
  await open('picture-book');
  await tap('Los!');
  expect(button('Fest feiern')).toBeUndefined();
  expect(button('Die Wörter')?.dataset['state']).toBe('next');
  await tap('Die Wörter');
  await tap('spielen');
  expect(button('Die Wörter')?.dataset['state']).toBe('won');
  expect(button('Hören und finden')?.dataset['state']).toBe('next');
  await tap('Hören und finden');
  await tap('spielen');
  expect(document.querySelector('h1')?.textContent).toBe('Gut gemacht!');
  expect(lastReport().progress.stars).toEqual({ 'word-spread': 2, 'hear-and-find': 2 });
  expect(Object.keys(lastReport().progress.words)).toEqual(['hund']);
});

test('asked for a game, the first tap leads into the first one', async () => {
  window.location.hash = '#game';
  await open('interactive');
  await tap('Los!');
  expect(button('spielen')).toBeDefined();
  window.location.hash = '';
});

test('after a game come its own words and the way to the next one; the map shows what was won', async () => {
  await open('interactive');
  await tap('Los!');
  await tap('Hören und finden');
  await tap('spielen');
  const words = [...document.querySelectorAll('.word-cards button')];
  expect(words.map((word) => word.getAttribute('aria-label'))).toEqual(['der Hund']);
  expect(button('Weiter')?.getAttribute('aria-label')).toBe('Weiter: Die Wörter');
  await tap('Zur Karte');
  expect(button('Hören und finden')?.querySelector('[aria-label="2 Sterne von 3"]')).not.toBeNull();
  expect(button('Die Wörter')?.querySelector('[aria-label="0 Sterne von 3"]')).not.toBeNull();
  expect(button('Hören und finden')?.dataset['state']).toBe('won');
  expect(button('Die Wörter')?.dataset['state']).toBe('next');
});

test('the last game leads to the party of the whole lesson, and that one back to the map', async () => {
  await open('interactive');
  await tap('Los!');
  await tap('Die Wörter');
  await tap('spielen');
  await tap('Weiter');
  await tap('spielen');
  await tap('Weiter');
  expect(document.querySelectorAll('.lesson-end .word-cards button')).toHaveLength(12);
  await tap('Zur Karte');
  expect(document.querySelectorAll('.game-map-place[data-state=won]')).toHaveLength(2);
});

test('after the party comes the part of the running story', async () => {
  const progress = { stars: { 'word-spread': 2, 'hear-and-find': 2 }, words: {} };
  await open(
    'interactive',
    { kaktus: 1, type: 'kept', progress },
    { episode: 'scenes/episode.js' },
  );
  await tap('Los!');
  await tap('Fest feiern');
  await tap('Weiter: Wo ist Pia?');
  await vi.waitFor(() =>
    expect(document.querySelector('h1')?.textContent).toBe('Wo ist Pia, die Maus?'),
  );
  await tap('Zur Karte');
  expect(button('Fest feiern')).toBeDefined();
});

test('at the party, the child takes a picture as its sticker, which then is on the map', async () => {
  const progress = { stars: { 'word-spread': 2, 'hear-and-find': 2 }, words: {} };
  await open('interactive', { kaktus: 1, type: 'kept', progress });
  const sticker = () => document.querySelector('.sticker')?.getAttribute('aria-label');
  await tap('Los!');
  expect(sticker()).toBeUndefined();
  await tap('Fest feiern');
  expect(sticker()).toBe('Noch kein Sticker');
  await tap('die Katze');
  await tap('der Hund');
  expect(sticker()).toBe('Dein Sticker: der Hund');
  expect(button('der Hund')?.getAttribute('aria-pressed')).toBe('true');
  expect(button('die Katze')?.getAttribute('aria-pressed')).toBe('false');
  expect(lastReport().progress).toMatchObject({ ...progress, sticker: 'hund' });
  await tap('Zur Karte');
  expect(sticker()).toBe('Dein Sticker: der Hund');
});

test('a child who replays the last game before the party still reaches it', async () => {
  const progress = { stars: { 'word-spread': 2 }, words: {} };
  await open('interactive', { kaktus: 1, type: 'kept', progress });
  await tap('Los!');
  await tap('Hören und finden');
  await tap('spielen');
  await tap('Noch einmal spielen');
  await tap('spielen');
  await tap('Weiter: Fest');
  expect(document.querySelector('.lesson-end')).not.toBeNull();
});

test('a finished lesson has its party again only when the child wants it', async () => {
  const progress = { stars: { 'word-spread': 2, 'hear-and-find': 2 }, words: {} };
  await open('picture-book', { kaktus: 1, type: 'kept', progress });
  await tap('Los!');
  await tap('Die Wörter');
  await tap('spielen');
  expect(document.querySelector('.lesson-end')).toBeNull();
  await tap('Fest feiern');
  expect(document.querySelector('.lesson-end')).not.toBeNull();
});

test('after a game of a finished lesson, the way leads to the map', async () => {
  const progress = { stars: { 'word-spread': 2, 'hear-and-find': 2 }, words: {} };
  await open('interactive', { kaktus: 1, type: 'kept', progress });
  await tap('Los!');
  await tap('Die Wörter');
  await tap('spielen');
  await tap('Weiter: Karte');
  expect(document.querySelectorAll('.game-map-place[data-state=won]')).toHaveLength(2);
});

test('Kaktus walks to the game that is chosen, and a second tap opens it at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const walk = {} as Animation;
  const animate = vi.fn<Element['animate']>(() => walk);
  HTMLElement.prototype.animate = animate;
  await open('interactive');
  await tap('Los!');
  await tap('Hören und finden');
  expect(button('spielen')).toBeUndefined();
  const [steps, timing] = animate.mock.calls[0] ?? [];
  expect((steps as object[]).length).toBeGreaterThan(6);
  expect((timing as KeyframeAnimationOptions).duration).toBeLessThan(900);
  await act(async () => walk.onfinish?.call(walk, new Event('finish') as AnimationPlaybackEvent));
  await vi.waitFor(() => expect(button('spielen')).toBeDefined());
  await tap('Zum Anfang');
  await tap('Die Wörter');
  expect(animate).toHaveBeenCalledTimes(2);
  expect(button('spielen')).toBeUndefined();
  await tap('Die Wörter');
  await vi.waitFor(() => expect(button('spielen')).toBeDefined());
});

test('what the host stored is shown, however early it answers', async () => {
  const progress = { stars: { 'hear-and-find': 3 }, words: {}, sound: false };
  await open('interactive', { kaktus: 1, type: 'kept', progress });
  expect(button('Ton')?.getAttribute('aria-pressed')).toBe('false');
  await tap('Los!');
  expect(button('Hören und finden')?.querySelector('[aria-label="3 Sterne von 3"]')).not.toBeNull();
});

test('the sound can be turned off, and the host keeps that', async () => {
  await open('picture-book');
  expect(button('Ton')?.getAttribute('aria-pressed')).toBe('true');
  await tap('Ton');
  expect(button('Ton')?.getAttribute('aria-pressed')).toBe('false');
  expect(lastReport().progress.sound).toBe(false);
});

test('an activity that does not arrive can be asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await open('interactive');
  await tap('Los!');
  await tap('Die Wörter');
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  const again = document.querySelector<HTMLElement>('[role=alert] button');
  await act(async () => again?.click());
  await vi.waitFor(() => expect(button('spielen')).toBeDefined());
});

test('the first button shows that a tap brings the sound, unless it is off', () => {
  open('interactive');
  const sign = () => button('Los!')!.querySelector('svg');
  expect(sign()).not.toBeNull();
  act(() => button('Ton')!.click());
  expect(sign()).toBeNull();
});

const outputs = () => [...document.querySelectorAll('output')].map((one) => one.textContent);
const leaveAGame = async (game: string) => {
  await open('interactive');
  await tap('Los!');
  await tap(game);
  await tap('ziehen');
  await tap('ziehen');
  const [, dealt] = outputs();
  await tap('Zum Anfang');
  return { dealt, kept: lastReport() };
};
const reload = async (kept: { progress: object }) => {
  await act(() => render(null, document.body));
  await open('interactive', { kaktus: 1, type: 'kept', progress: structuredClone(kept.progress) });
  await tap('Los!');
};

test('a game left in the middle keeps the flag, and goes on where it was', async () => {
  const { dealt } = await leaveAGame('Die Wörter');
  expect(button('Die Wörter')?.dataset['state']).toBe('next');
  expect(button('Hören und finden')?.dataset['state']).toBe('open');
  await tap('Die Wörter');
  expect(outputs()).toEqual(['maus>,maus>', dealt]);
});

test('a reload loses nothing of it, also on another day', async () => {
  vi.setSystemTime('2026-05-04T10:00:00');
  const { dealt, kept } = await leaveAGame('Hören und finden');
  vi.setSystemTime('2026-05-06T10:00:00');
  await reload(kept);
  expect(button('Hören und finden')?.dataset['state']).toBe('next');
  await tap('Hören und finden');
  expect(outputs()).toEqual(['maus>,maus>', dealt]);
  vi.useRealTimers();
});

test('after another choice of the level, in a changed lesson and once won, it begins anew', async () => {
  const { kept } = await leaveAGame('Die Wörter');
  const { begun } = kept.progress;
  const other = { ...begun['word-spread'], version: 'second' };
  for (const change of [{ level: 3 }, { begun: { 'word-spread': other } }]) {
    await reload({ progress: { ...kept.progress, ...change } });
    await tap('Die Wörter');
    expect(outputs()[0]).toBe('');
  }
  await reload(kept);
  await tap('Die Wörter');
  await tap('spielen');
  expect(lastReport().progress.begun).toEqual({});
});
