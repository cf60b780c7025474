import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActivityProps } from '../kit/activity';
import { lesson } from '../kit/cast';
import type { Lesson } from '../kit/lesson';
import { seededRandom } from '../kit/shuffle';
import { App } from './app';
import { createSession } from './session';

const host = { postMessage: vi.fn() };
const kept = () => host.postMessage.mock.calls.at(-1)?.[0];

function Game({ onDone, onRight }: ActivityProps) {
  return (
    <button
      onClick={() => {
        onRight('hund');
        onDone(2);
      }}
    >
      spielen
    </button>
  );
}

const load = vi.fn(async () => ({ default: Game }));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent].some((text) => text?.includes(name)),
  );
const tap = async (name: string) => {
  const found = button(name);
  if (!found) throw new Error(`There is no button ${name}.`);
  await act(async () => found.click());
};
const open = (form: Lesson['form'], answer?: object) =>
  act(() => {
    const own = Object.create(window, { parent: { value: host } });
    const listen = vi.fn();
    own.addEventListener = listen;
    const played = { ...lesson, form };
    const session = createSession(own, played);
    render(<App {...{ session, load }} lesson={played} random={seededRandom(1)} />, document.body);
    const [, receive] = listen.mock.calls[0] ?? [];
    receive({ source: host, data: answer });
  });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  host.postMessage.mockClear();
  load.mockClear();
});

afterEach(() => act(() => render(null, document.body)));

test('a picture book leads from Los! through its pages to the end', async () => {
  await open('picture-book');
  await tap('Los!');
  await tap('spielen');
  await tap('spielen');
  expect(document.querySelector('h1')?.textContent).toBe('Super!');
  expect(kept().progress.stars).toEqual({ 'word-spread': 2, 'hear-and-find': 2 });
  expect(Object.keys(kept().progress.words)).toEqual(['hund']);
});

test('a game version shows on its map what was won', async () => {
  await open('interactive');
  await tap('Los!');
  await tap('Hören und finden');
  await tap('spielen');
  await tap('Weiter');
  expect(button('Hören und finden')?.querySelector('[aria-label="2 Sterne von 3"]')).not.toBeNull();
  expect(button('Die Wörter')?.querySelector('[aria-label="0 Sterne von 3"]')).not.toBeNull();
});

test('what the host kept is shown, however early it answers', async () => {
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
  expect(kept().progress.sound).toBe(false);
});

test('an activity that does not arrive can be asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await open('picture-book');
  await tap('Los!');
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  const again = document.querySelector<HTMLElement>('[role=alert] button');
  await act(async () => again?.click());
  await vi.waitFor(() => expect(button('spielen')).toBeDefined());
});
