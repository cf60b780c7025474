/** The rules of hear and find: one task per word, four pictures; at the third level, of one thing or of several. */
import type { Level } from 'kaktus-shared/bridge';
import { withArticle } from '../../kit/words/articles';
import { pickDistractors } from '../../kit/words/distractors';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { formLine, hasForm } from '../../kit/speech/word-lines';

export const choicesPerTask = 4;
const severalSign = '+';

/** What is on a card: a word's picture, once or several times. */
export type Card = { word: Word; isSeveral: boolean };
type FindTask = Task & { word: Word; cards: readonly Card[] };

export const cardId = ({ word, isSeveral }: Card) => word.id + (isSeveral ? severalSign : '');

export const cardName = ({ word, isSeveral }: Card) =>
  isSeveral ? `mehrere ${word.plural}` : withArticle(word);

function nameOf(lesson: Lesson, { word, isSeveral }: Card, level: Level): Line {
  return formLine(lesson, word, level < 3 ? 'is' : isSeveral ? 'some' : 'one');
}

/** At the third level the same thing lies there in the other number, so that the ending has to be heard. */
function cardsFor(lesson: Lesson, target: Word, level: Level, random: Random): Card[] {
  const others = pickDistractors(target, lesson.words, lesson.alike, choicesPerTask - 1, random);
  const single = (word: Word) => ({ word, isSeveral: false });
  if (level < 3 || !hasForm(target, 'uses')) return [target, ...others].map(single);
  const isSeveral = random() < 0.5;
  const [one, other] = others;
  return [
    { word: target, isSeveral },
    { word: target, isSeveral: !isSeveral },
    ...(one ? [{ word: one, isSeveral: hasForm(one, 'uses') }] : []),
    ...(other ? [single(other)] : []),
  ];
}

/** Asks for the words in the given order. */
export function findTasks(
  lesson: Lesson,
  order: readonly Word[],
  level: Level,
  random: Random,
  intro: readonly Line[],
): FindTask[] {
  return order.map((word, at) => {
    const cards = cardsFor(lesson, word, level, random);
    const [target = { word, isSeveral: false }] = cards;
    const tells = nameOf(lesson, target, level);
    const asking = level < 3 ? 'where' : target.isSeveral ? 'uses' : 'use';
    return {
      word,
      cards: shuffle(cards, random),
      ask: [formLine(lesson, word, asking)],
      intro: at === 0 ? intro : [],
      tells: [tells],
      found: word,
      named: (id) =>
        cards.filter((card) => cardId(card) === id).map((card) => nameOf(lesson, card, level)),
      wants: [cardId(target)],
      choices: cards.map(cardId),
      words: () => [word.id],
    };
  });
}
