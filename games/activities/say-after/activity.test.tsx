import type { RecorderState } from 'kaktus-shared/bridge';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import { emptyProgress } from '../../kit/progress';
import { close, find, onDone, open, pass, said, tap } from '../../kit/task-cast';
import SayAfter from './activity';

const button = (name: string) => find(`button[aria-label="${name}"]`);
const host = { postMessage: vi.fn() };
const wishes = () =>
  host.postMessage.mock.calls.map(([message]) => (message as { wish: string }).wish);

/** What the page around the lesson says. */
const hear = (state: RecorderState, source: unknown = host) =>
  act(async () => {
    const data = { kaktus: 4, type: 'recorder', state };
    const message = Object.assign(new Event('message'), { data, source });
    window.dispatchEvent(message);
  });

beforeEach(() => {
  host.postMessage.mockReset();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(host as unknown as Window);
});
afterEach(close);

test('a child says the word, hears the model and then itself, and goes on', async () => {
  await open(SayAfter, lesson);
  await hear('ready');
  await tap(button('Sprechen'));
  await hear('recording');
  expect(button('Fertig')).not.toBeNull();
  await tap(button('Fertig'));
  said.length = 0;
  await hear('recorded');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^(der|die|das) /);
  await hear('playing');
  await hear('ended');
  expect(wishes()).toEqual(['open', 'start', 'stop', 'stop', 'play']);
  await tap(button('Weiter'));
  expect(wishes().at(-1)).toBe('forget');
  expect(find('.round-dots')?.getAttribute('aria-label')).toBe('1 von 6 gefunden');
});

test('before people are asked, the lesson says aloud what for', async () => {
  await open(SayAfter, lesson);
  await hear('ready');
  await tap(button('Sprechen'));
  await hear('asking');
  expect(said.at(-1)).toBe('Deine Stimme bleibt hier. Frag einen Erwachsenen!');
  await hear('ready');
  expect(said.at(-1)).toBe('Tippe auf das Mikrofon und sprich!');
});

test.each(['refused', 'unavailable'] as const)(
  'when it is %s, the child says it aloud',
  async (state) => {
    await open(SayAfter, lesson);
    await hear('ready');
    expect(button('Sprechen')).not.toBeNull();
    await hear(state);
    expect(button('Sprechen')).toBeNull();
    expect(find('.say-after-aloud')?.textContent).toBe('Sprich laut mit!');
    expect(said.at(-1)).toBe('Sprich laut mit!');
  },
);

test('only the page around the lesson can offer a microphone', async () => {
  await open(SayAfter, lesson);
  await hear('ready', window);
  expect(button('Sprechen')).toBeNull();
});

test('with the sound off there is no microphone, and the word is written', async () => {
  await open(SayAfter, lesson, 3, undefined, { ...emptyProgress, sound: false }, 2);
  await hear('ready');
  expect(button('Sprechen')).toBeNull();
  expect(find('.word-banner')?.textContent).toMatch(/(der|die|das)/);
});

test('stars are for hearing, not for how it was said', async () => {
  await open(SayAfter, lesson);
  await hear('ready');
  for (let word = 0; word < 6; word += 1) {
    await pass(100);
    await tap(button('Weiter'));
  }
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('a game that is left throws everything away', async () => {
  await open(SayAfter, lesson);
  await hear('ready');
  close();
  expect(wishes().at(-1)).toBe('forget');
});
