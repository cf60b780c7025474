import { afterEach, beforeEach, expect, test } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { emptyProgress } from '../../kit/progress';
import { close, find, onDone, open, pass, spokenTexts, tap } from '../../testing/play-fixture';
import { hear, hearLoudness, standAround, wishes } from '../../testing/host-fixture';
import SayAfter from './activity';

const button = (name: string) => find(`button[aria-label="${name}"]`);

beforeEach(standAround);
afterEach(close);

test('a child says the word, hears the model and then itself, and goes on', async () => {
  await open(SayAfter, lesson);
  await hear('ready');
  await tap(button('Sprechen'));
  await hear('recording');
  expect(button('Fertig')).not.toBeNull();
  await tap(button('Fertig'));
  spokenTexts.length = 0;
  await hear('recorded');
  expect(spokenTexts).toHaveLength(1);
  expect(spokenTexts[0]).toMatch(/^(der|die|das) /);
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
  expect(spokenTexts.at(-1)).toBe('Deine Stimme bleibt hier. Frag einen Erwachsenen!');
  expect(button('Sprechen')?.ariaDisabled).toBe('true');
  await hear('recording');
  expect(button('Fertig')?.ariaDisabled).toBe('false');
  expect(wishes()).toEqual(['open', 'start']);
});

test('the ring around the microphone is as wide as the child is loud', async () => {
  const ring = () => button('Fertig')?.dataset['loudness'];
  await open(SayAfter, lesson);
  await hear('ready');
  await hear('recording');
  expect(ring()).toBe('0');
  await hearLoudness(3);
  expect(ring()).toBe('3');
  await hearLoudness(7);
  await hearLoudness(1, window);
  expect(ring()).toBe('3');
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
    expect(spokenTexts.at(-1)).toBe('Sprich laut mit!');
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
