import { expect, test } from 'vitest';
import { lesson, words } from '../../kit/cast';
import { seededRandom, shuffle } from '../../kit/shuffle';
import {
  calledWord,
  isOnCard,
  isOver,
  mark,
  nextCall,
  pass,
  rowOf,
  starsForBingo,
  startGame,
  type Game,
} from './rules';

type Alike = [string, string][];
const manyAlike: Alike = [0, 2, 4, 6, 8].map((place) => [
  words[place]?.id ?? '',
  words[place + 1]?.id ?? '',
]);
const start = (seed = 1, alike: Alike = lesson.alike) => {
  const random = seededRandom(seed);
  return startGame(shuffle(words, random), alike, random);
};
const answer = (game: Game) => (isOnCard(game) ? mark(game, calledWord(game).id) : pass(game));
const wrongIn = (game: Game) =>
  game.cells.flatMap((cell) =>
    cell === 'flower' || cell === calledWord(game) || game.marked.includes(cell.id) ? [] : cell.id,
  );

test('every card is fair: no two pictures, and no called word, could be taken for another', () => {
  for (const alike of [lesson.alike, manyAlike]) {
    for (let seed = 0; seed < 60; seed += 1) {
      const { cells, calls } = start(seed, alike);
      const pictures = cells.flatMap((cell) => (cell === 'flower' ? [] : cell.id));
      expect(cells).toHaveLength(9);
      expect(new Set(pictures).size).toBe(alike === manyAlike ? 7 : 8);
      const together = new Set([...pictures, ...calls.map((word) => word.id)]);
      for (const [one, other] of alike) {
        if (pictures.includes(one)) expect(together).not.toContain(other);
        if (pictures.includes(other)) expect(together).not.toContain(one);
      }
    }
  }
});

test('no card has a row that needs fewer than two pictures', () => {
  for (const alike of [lesson.alike, manyAlike]) {
    for (let seed = 0; seed < 30; seed += 1) {
      const { cells } = start(seed, alike);
      for (const cell of cells) {
        expect(rowOf(cells, cell === 'flower' ? [] : [cell.id])).toBeNull();
      }
    }
  }
});

test('every game ends with a row, exactly at its last call, neither early nor late', () => {
  for (const alike of [lesson.alike, manyAlike]) {
    for (let seed = 0; seed < 100; seed += 1) {
      let game = start(seed, alike);
      expect(isOnCard(game)).toBe(true);
      const { length } = game.calls;
      expect(length).toBeGreaterThanOrEqual(alike === manyAlike ? 4 : 6);
      expect(length).toBeLessThanOrEqual(9);
      for (let call = 0; call < length; call += 1) {
        expect(isOver(game)).toBe(false);
        game = answer(game);
        if (call < length - 1) game = nextCall(game);
      }
      expect(isOver(game)).toBe(true);
      expect(nextCall(game)).toBe(game);
      expect(starsForBingo(game)).toBe(3);
    }
  }
});

test('a wrong picture steps back for this call alone', () => {
  const game = start();
  const [wrong = ''] = wrongIn(game);
  const after = mark(game, wrong);
  expect(after).toMatchObject({ away: [wrong], answered: false, marked: [] });
  expect(mark(after, wrong)).toBe(after);
  const right = answer(after);
  expect(right).toMatchObject({ answered: true, atOnce: 0, marked: [calledWord(game).id] });
  expect(nextCall(right).away).toEqual([]);
});

test('passing by a picture that is on the card is not the end of the call', () => {
  const after = pass(start());
  expect(after).toMatchObject({ overlooked: true, answered: false });
  expect(answer(after)).toMatchObject({ answered: true, atOnce: 0 });
});

test('passing a word that is not on the card is right', () => {
  let game = Array.from({ length: 50 }, (_, seed) => start(seed)).find(({ calls, cells }) =>
    calls.some((word) => !cells.includes(word)),
  ) as Game;
  while (isOnCard(game)) game = nextCall(answer(game));
  const atOnce = game.atOnce + 1;
  expect(pass(game)).toMatchObject({ answered: true, atOnce });
});

test('trying everything first costs stars but not the game', () => {
  let game = start();
  for (;;) {
    for (const wrong of wrongIn(game)) game = mark(game, wrong);
    game = answer(game);
    if (isOver(game)) break;
    game = nextCall(game);
  }
  expect(starsForBingo(game)).toBe(1);
});

test('a lesson whose words nearly all look alike is refused', () => {
  const hub = words.flatMap((one, place) =>
    words.slice(place + 1).map((other): [string, string] => [one.id, other.id]),
  );
  expect(() => start(1, hub)).toThrow('look alike');
});
