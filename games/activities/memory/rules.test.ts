import { describe, expect, test } from 'vitest';
import { words } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { cardAt, columnsFor, deal, helpfulPlace, isOver, turn, turnBack, type Game } from './rules';

const six = words.slice(0, 6);
const start = (seed = 1, listening = false) => deal(six, listening, seededRandom(seed));
const placesOf = (game: Game, wordId: string) =>
  game.cards.flatMap(({ word }, place) => (word.id === wordId ? [place] : []));
const [firstWord = ''] = six.map((word) => word.id);
const pairOf = (game: Game, wordId = firstWord) => placesOf(game, wordId) as [number, number];

test('every word lies twice on the table; when listening, once as a word', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    for (const listening of [false, true]) {
      const game = start(seed, listening);
      expect(game.cards).toHaveLength(12);
      for (const { id } of six) {
        const faces = placesOf(game, id).map((place) => cardAt(game, place).face);
        expect(faces.sort()).toEqual(['picture', listening ? 'word' : 'picture']);
      }
    }
  }
});

test('a pair stays open, and its cards cannot be turned any more', () => {
  const [one, other] = pairOf(start());
  const found = turn(turn(start(), one), other);
  expect(found).toMatchObject({ found: [firstWord], open: [], last: other });
  expect(turn(found, one)).toBe(found);
});

test('two different cards wait, and are turned back by time or by a third card', () => {
  const game = start();
  const [one] = pairOf(game);
  const [other] = pairOf(game, six[1]?.id);
  const [third] = pairOf(game, six[2]?.id);
  const waiting = turn(turn(game, one), other);
  expect(waiting.open).toEqual([one, other]);
  expect(turnBack(waiting)).toMatchObject({ open: [], last: null, found: [] });
  expect(turn(waiting, third).open).toEqual([third]);
});

test('the same card twice is no pair', () => {
  const once = turn(start(), 3);
  expect(turn(once, 3)).toBe(once);
});

test('however the cards lie, following the help ends the game', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    let game = start(seed, seed % 2 === 0);
    let turns = 0;
    while (!isOver(game)) {
      game = turn(game, helpfulPlace(game));
      turns += 1;
    }
    expect(turns).toBe(12);
  }
});

test('a child that turns cards at random comes to the end too', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = seededRandom(seed);
    let game = start(seed);
    let turns = 0;
    while (!isOver(game) && turns < 5000) {
      game = turn(game, Math.floor(random() * 12));
      turns += 1;
    }
    expect(isOver(game)).toBe(true);
  }
});

describe('the table', () => {
  test.each([
    [304, 400, 12, 3],
    [374, 600, 12, 3],
    [552, 190, 12, 6],
    [828, 260, 12, 6],
    [780, 850, 16, 4],
  ])('%i × %i with %i cards has %i columns', (width, height, cards, columns) => {
    expect(columnsFor(width, height, cards)).toBe(columns);
  });

  test('on the smallest screens every card is at least 64 pixels', () => {
    for (const [width, height] of [
      [304, 340],
      [552, 184],
    ] as const) {
      const columns = columnsFor(width, height, 12);
      expect((width - (columns - 1) * 8) / columns).toBeGreaterThanOrEqual(64);
      const rows = 12 / columns;
      expect((height - (rows - 1) * 8) / rows).toBeGreaterThanOrEqual(64);
    }
  });
});
