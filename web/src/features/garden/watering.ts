/** Pure rules of watering: a word is heard and its picture found among a few; mistakes teach as in the games. */
import type { Topic, Word } from 'virtual:garden-words';
import { shuffle, type Random } from 'kaktus-shared/shuffle';

const choicesAtFirst = 4;

/** wrong: named, and asked again. shown: after three mistakes, the answer waits to be touched. right: found. */
type Turn = 'asked' | 'wrong' | 'shown' | 'right';

export type WateringTask = {
  word: Word;
  choices: Word[];
  mistakes: number;
  turn: Turn;
  /** What was tapped last. */
  tapped?: Word;
};

/** The word among others of its topic; pictures that could both be meant are never offered together. */
export function wateringTaskFor(word: Word, { words, alike }: Topic, random: Random): WateringTask {
  const isAlike = (one: Word, other: Word) =>
    alike.some((pair) => pair.includes(one.id) && pair.includes(other.id));
  const others: Word[] = [];
  for (const one of shuffle(words, random)) {
    if (others.length === choicesAtFirst - 1) break;
    if (one.id !== word.id && ![word, ...others].some((other) => isAlike(one, other)))
      others.push(one);
  }
  return { word, choices: shuffle([word, ...others], random), mistakes: 0, turn: 'asked' };
}

/** First the mistake is named; after the second one wrong picture is left, after the third the answer is shown. */
export function tapped(task: WateringTask, choice: Word): WateringTask {
  if (choice.id === task.word.id) return { ...task, turn: 'right', tapped: choice };
  const mistakes = task.mistakes + 1;
  if (mistakes >= 3) return { ...task, mistakes, turn: 'shown', tapped: choice };
  const wrong = task.choices.filter(({ id }) => id !== task.word.id);
  const stays = wrong.find(({ id }) => id !== choice.id) ?? choice;
  const choices =
    mistakes === 2
      ? task.choices.filter(({ id }) => id === task.word.id || id === stays.id)
      : task.choices;
  return { ...task, choices, mistakes, turn: 'wrong', tapped: choice };
}

/** Only a word that was found at once grows; any other comes again tomorrow, and loses nothing. */
export const hasGrown = ({ turn, mistakes }: WateringTask): boolean =>
  turn === 'right' && mistakes === 0;

/** What is said to a tap: a wrong picture is named and the question repeated, a right one is named. */
export function soundsAfter({ turn, word }: WateringTask, choice: Word): (string | undefined)[] {
  const nameOf = ({ named, sound }: Word) => named ?? sound;
  return turn === 'wrong' ? [nameOf(choice), word.sound] : [nameOf(word)];
}
