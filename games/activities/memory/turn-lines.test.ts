import { expect, test } from 'vitest';
import { seededRandom } from 'kaktus-shared/shuffle';
import { lesson, words } from '../../testing/lesson-fixture';
import { cardAt, deal, partnerOf, turn, type Face, type Game } from './rules';
import { turnLines } from './turn-lines';

const start = (face: Face) => deal(words.slice(0, 6), face, seededRandom(4));
const texts = (game: Game, level: 1 | 2 | 3) =>
  turnLines(lesson, game, level).says.map(({ text }) => text);
const formOf = (game: Game, place: number, form: 'is' | 'where' | 'use') =>
  cardAt(game, place).word.forms?.[form];
const pictureIn = ({ cards }: Game) => cards.findIndex(({ face }) => face === 'picture');

test('nothing is said before a card is turned', () => {
  expect(turnLines(lesson, start('picture'), 1)).toEqual({ says: [], reads: [] });
});

test('a picture says its word at the first level only', () => {
  const game = start('word');
  const place = pictureIn(game);
  const { article, de } = cardAt(game, place).word;
  expect(texts(turn(game, place), 1)).toEqual([`${article} ${de}`]);
  expect(texts(turn(game, place), 2)).toEqual([]);
});

test('a card with a sentence says it', () => {
  const game = start('sentence');
  const place = partnerOf(game, pictureIn(game));
  expect(texts(turn(game, place), 3)).toEqual([formOf(game, place, 'use')]);
});

test('a pair is confirmed in a whole sentence, which is also written', () => {
  const game = start('picture');
  const pair = turn(turn(game, 0), partnerOf(game, 0));
  const { says, reads } = turnLines(lesson, pair, 2);
  expect(says.at(-1)?.text).toBe(formOf(game, 0, 'is'));
  expect(says[0]?.recording).toBe('phrases/memory-pair');
  expect(reads.map(({ text }) => text)).toEqual([formOf(game, 0, 'is')]);
});

test('a mistake names the card and asks for the other one again', () => {
  const game = start('picture');
  const other = partnerOf(game, 0) === 1 ? 2 : 1;
  const after = { ...turn(turn(game, 0), other), isMistake: true };
  expect(texts(after, 2)).toEqual([formOf(game, other, 'is'), formOf(game, 0, 'where')]);
  const { named, reads, word } = turnLines(lesson, after, 2);
  expect(named).toEqual({ text: formOf(game, other, 'is'), word: cardAt(game, other).word });
  expect(reads.map(({ text }) => text)).toEqual([formOf(game, 0, 'where')]);
  expect(word).toBe(cardAt(game, 0).word);
});
