import { describe, expect, test } from 'vitest';
import { words } from '../../testing/lesson-fixture';
import { seededRandom } from 'kaktus-shared/shuffle';
import {
  cardAt,
  deal,
  gridFor,
  isOver,
  partnerOf,
  starsForPairs,
  stateOf,
  turn,
  turnBack,
  rightPlace,
} from './rules';
import type { Game } from './rules';

const six = words.slice(0, 6);
const start = () => deal(six, 'picture', seededRandom(4));
const places = (game: Game, ...turns: number[]) => turns.reduce(turn, game);
/** A place with a word that none of these places has. */
const strange = (game: Game, ...taken: number[]) =>
  game.cards.findIndex(
    ({ word }, place) =>
      !taken.some((one) => cardAt(game, one).word === word) && !game.away.includes(place),
  );

test('two cards of every word lie there, and the second has what the level asks for', () => {
  const { cards } = deal(six, 'sentence', seededRandom(1));
  for (const word of six) {
    const faces = cards.filter((card) => card.word === word).map(({ face }) => face);
    expect(faces.sort()).toEqual(['picture', 'sentence']);
  }
});

test('a pair stays, two others are turned back, and all pairs end the game with three stars', () => {
  const game = start();
  const partner = partnerOf(game, 0);
  expect(places(game, 0, partner).pairs).toEqual([cardAt(game, 0).word.id]);
  const other = strange(game, 0);
  expect(places(game, 0, other).open).toEqual([0, other]);
  expect(turnBack(places(game, 0, other)).open).toEqual([]);
  const all = game.cards.reduce(
    (now, _, place) =>
      now.pairs.includes(cardAt(now, place).word.id)
        ? now
        : places(now, place, partnerOf(now, place)),
    game,
  );
  expect(isOver(all)).toBe(true);
  expect(starsForPairs(all)).toBe(3);
});

describe('a partner that has been seen is missed', () => {
  const partner = partnerOf(start(), 0);
  const other = strange(start(), 0);
  const seen = turnBack(places(start(), partner, other));
  const miss = (game: Game) => {
    const first = turn(game, 0);
    return turn(first, strange(first, 0));
  };

  test('which is no mistake before it has been seen', () => {
    expect(miss(start()).isMistake).toBe(false);
  });

  test('once: it is a mistake', () => {
    expect(miss(seen).isMistake).toBe(true);
    expect(turn(turnBack(miss(seen)), 0).away).toEqual([]);
  });

  test('twice: half of the other cards step back', () => {
    const twice = turn(turnBack(miss(turnBack(miss(seen)))), 0);
    expect(twice.away.length).toBe(5);
    expect(twice.away).not.toContain(partner);
    expect(turn(twice, twice.away[0] ?? 0)).toBe(twice);
  });

  test('three times: it is shown, and what was taken for it can be named', () => {
    const thrice = miss(turnBack(miss(turnBack(miss(seen)))));
    expect(thrice.isShown).toBe(true);
    expect(thrice.taken).not.toBeNull();
    expect(cardAt(thrice, thrice.taken ?? 0).word).not.toBe(cardAt(thrice, 0).word);
    expect(turnBack(thrice).taken).toBeNull();
    expect(thrice.pairs).toEqual([cardAt(thrice, 0).word.id]);
    expect(starsForPairs(thrice)).toBeLessThan(3);
  });
});

test('the cards are as large as the place allows', () => {
  expect(gridFor(800, 400, 12)).toEqual({ columns: 4, rows: 3, last: 4 });
  expect(gridFor(400, 800, 12)).toEqual({ columns: 2, rows: 6, last: 2 });
  expect(gridFor(0, 0, 12).columns).toBeGreaterThan(0);
});

test('a row that is not full is better than narrow cards', () => {
  expect(gridFor(800, 500, 14)).toEqual({ columns: 5, rows: 3, last: 4 });
  expect(gridFor(780, 720, 14)).toEqual({ columns: 4, rows: 4, last: 2 });
  expect(gridFor(360, 540, 14)).toEqual({ columns: 3, rows: 5, last: 2 });
  expect(gridFor(730, 260, 14)).toEqual({ columns: 7, rows: 2, last: 7 });
});

test('the right card is the partner of the open one, otherwise the first that is not found', () => {
  const game = start();
  const partner = partnerOf(game, 0);
  expect(rightPlace(game)).toBe(0);
  expect(rightPlace(places(game, 0))).toBe(partner);
  const after = places(game, 0, partner);
  expect(stateOf(after, 0)).toBe('found');
  expect(stateOf(after, rightPlace(after))).toBe('closed');
  expect(stateOf(places(game, 0), 0)).toBe('open');
});
