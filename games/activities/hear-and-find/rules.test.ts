import { expect, test } from 'vitest';
import { lesson } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import {
  choicesPerRound,
  choose,
  currentRound,
  isLastRound,
  nextRound,
  starsForFinding,
  startGame,
  type Game,
} from './rules';

const start = (seed = 1) => startGame(lesson, lesson.words, seededRandom(seed));
const wrongIn = (game: Game) =>
  currentRound(game).choices.filter((word) => word.id !== currentRound(game).target.id);
const right = (game: Game) => choose(game, currentRound(game).target.id);

test('every word is asked once, among four pictures, with one right answer', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const { rounds } = start(seed);
    expect(rounds.map((round) => round.target)).toEqual(lesson.words);
    for (const { target, choices } of rounds) {
      expect(new Set(choices.map((word) => word.id)).size).toBe(choicesPerRound);
      expect(choices).toContain(target);
      const pair = choices.filter((word) => ['huhn', 'ente'].includes(word.id));
      if (pair.includes(target)) expect(pair).toHaveLength(1);
    }
  }
});

test('a wrong picture steps back and the round goes on', () => {
  const game = start();
  const [wrong] = wrongIn(game);
  const after = choose(game, wrong?.id ?? '');
  expect(after.away).toEqual([wrong?.id]);
  expect(after.found).toBe(false);
  expect(choose(after, wrong?.id ?? '')).toBe(after);
  expect(nextRound(after)).toBe(after);
});

test('after three wrong ones the right one is still there', () => {
  const tried = wrongIn(start()).reduce((game, word) => choose(game, word.id), start());
  expect(tried.away).toHaveLength(3);
  expect(right(tried).found).toBe(true);
  expect(right(tried).atOnce).toEqual([]);
});

test('the next round starts fresh', () => {
  const second = nextRound(right(choose(start(), wrongIn(start())[0]?.id ?? '')));
  expect(second).toMatchObject({ round: 1, away: [], found: false });
});

test.each([
  [12, 3],
  [9, 3],
  [8, 2],
  [5, 2],
  [4, 1],
  [0, 1],
])('%i words at the first try give %i stars', (atOnce, stars) => {
  let game = start();
  for (let round = 0; round < 12; round += 1) {
    const [wrong] = wrongIn(game);
    game = right(round < atOnce ? game : choose(game, wrong?.id ?? ''));
    if (!isLastRound(game)) game = nextRound(game);
  }
  expect(game.atOnce).toHaveLength(atOnce);
  expect(starsForFinding(game)).toBe(stars);
});
