/** What a tablet keeps of its classes: each animal its own progress, until a summer has passed. */
import { beforeEach, expect, test } from 'vitest';
import { animals, readAnimal } from '../../src/device/class/animals';
import { keptForDays, noteClass } from '../../src/device/class/class-days';
import { keepSeat, playerOf, readSeat } from '../../src/device/class/seat';
import { childOf } from '../../src/device/children/families';
import { keepProgress } from '../../src/device/progress';

const dayMs = 24 * 60 * 60 * 1000;
const lesson = 'kaktus-1/farben';
const lion = playerOf('class-1', 'loewe');
const now = Date.parse('2026-11-18T10:00:00Z');

const starsOf = (player: string) => childOf(player).lessons[lesson]?.stars ?? {};

beforeEach(() => {
  localStorage.clear();
  noteClass('class-1', now);
  keepProgress(lion, lesson, { stars: { memory: 3 }, words: {} }, childOf(lion).id);
});

test('animals, and classes, do not share their stars', () => {
  expect(starsOf(lion)).toEqual({ memory: 3 });
  expect(starsOf(playerOf('class-1', 'maus'))).toEqual({});
  expect(starsOf(playerOf('class-2', 'loewe'))).toEqual({});
});

test('a class that comes every week keeps everything', () => {
  for (let week = 1; week < 60; week += 1) noteClass('class-1', now + week * 7 * dayMs);
  expect(starsOf(lion)).toEqual({ memory: 3 });
});

test('after a summer without its class, a tablet has forgotten it', () => {
  noteClass('class-2', now + keptForDays * dayMs);
  expect(starsOf(lion)).toEqual({ memory: 3 });
  noteClass('class-2', now + (keptForDays + 1) * dayMs);
  expect(starsOf(lion)).toEqual({});
});

test('a clock that is wrong by a day costs nothing', () => {
  for (const days of [1, -1, 0]) noteClass('class-1', now + days * dayMs);
  noteClass('class-2', now - dayMs);
  expect(starsOf(lion)).toEqual({ memory: 3 });
});

test.each([
  ['another animal', { token: 'seat-1', code: 'ABC234', calls: 0, animal: 'einhorn' }],
  ['no token', { code: 'ABC234', calls: 0 }],
  ['a text', 'seat'],
])('a stored seat with %s is none', (_, value) => {
  localStorage.setItem('kaktus.seat', JSON.stringify(value));
  expect(readSeat()).toBeNull();
});

test('a seat with an animal is read as it was stored', () => {
  for (const animal of animals) {
    keepSeat({ token: 'seat-1', code: 'ABC234', calls: 3, animal });
    expect(readSeat()).toEqual({ token: 'seat-1', code: 'ABC234', calls: 3, animal });
  }
  expect(readAnimal('einhorn')).toBeNull();
});
