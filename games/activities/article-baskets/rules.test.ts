import { expect, test } from 'vitest';
import type { Article } from '../../kit/articles';
import { words } from '../../kit/cast';
import { seededRandom, shuffle } from '../../kit/shuffle';
import {
  articles,
  chooseNouns,
  currentNoun,
  isLastNoun,
  nextNoun,
  put,
  starsForSorting,
  startGame,
  type Game,
} from './rules';

const start = (seed = 1) => startGame(chooseNouns(shuffle(words, seededRandom(seed))));
const right = (game: Game) => put(game, currentNoun(game).article);
const wrongFor = (game: Game) =>
  articles.filter((article) => article !== currentNoun(game).article);

test('eight nouns are chosen in order, no article more often than four times', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const order = shuffle(words, seededRandom(seed));
    const nouns = chooseNouns(order);
    expect(new Set(nouns).size).toBe(8);
    expect(nouns).toEqual(order.filter((word) => nouns.some((noun) => noun === word)));
    for (const article of articles) {
      expect(nouns.filter((noun) => noun.article === article).length).toBeLessThanOrEqual(4);
    }
  }
});

test('a lesson with few other articles is filled up, and words without article stay out', () => {
  const mostlyDie = words.map((word, place) => ({
    ...word,
    article: (place < 10 ? 'die' : 'der') as Article,
  }));
  const nouns = chooseNouns([...mostlyDie, { ...mostlyDie[0]!, id: 'rot', article: null }]);
  expect(nouns.map((noun) => noun.article).sort()).toEqual([
    ...['der', 'der', 'die', 'die', 'die', 'die', 'die', 'die'],
  ]);
});

test('a wrong basket steps back, the noun stays and comes once more at the end', () => {
  const game = start();
  const [wrong] = wrongFor(game) as [Article];
  const after = put(game, wrong);
  expect(after).toMatchObject({ away: [wrong], isIn: false });
  expect(after.queue).toHaveLength(9);
  expect(after.queue.at(-1)).toBe(currentNoun(game));
  expect(put(after, wrong)).toBe(after);
  expect(right(after)).toMatchObject({ isIn: true, atOnce: [] });
});

test.each([0, 3, 8])('with %i nouns tried wrong it ends, all nouns in their baskets', (slips) => {
  for (let seed = 0; seed < 40; seed += 1) {
    let game = start(seed);
    let turns = 1;
    for (; ; turns += 1) {
      if (turns <= slips) for (const wrong of wrongFor(game)) game = put(game, wrong);
      game = right(game);
      expect(game.isIn).toBe(true);
      if (isLastNoun(game)) break;
      game = nextNoun(game);
    }
    expect(turns).toBe(8 + Math.min(slips, 3));
    expect(game.inBaskets).toHaveLength(8);
    expect(game.atOnce).toHaveLength(8 - slips);
    expect(starsForSorting(game)).toBe(slips === 0 ? 3 : slips === 3 ? 2 : 1);
  }
});

test('a noun that returns and is wrong again does not return for ever', () => {
  let game = start();
  for (let turns = 0; ; turns += 1) {
    expect(turns).toBeLessThan(12);
    for (const wrong of wrongFor(game)) game = put(game, wrong);
    game = right(game);
    if (isLastNoun(game)) break;
    game = nextNoun(game);
  }
  expect(nextNoun(game)).toBe(game);
});
