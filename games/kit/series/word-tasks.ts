/** Parts of tasks that are the same in many games: how words are named, and how one is asked for again. */
import { pickDistractors } from '../words/distractors';
import type { Lesson, Word } from '../lesson';
import type { Task } from './series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../speech/line';
import { formLine } from '../speech/word-lines';

/** Lines by name, as a lesson's data has them. */
export type Lines = Readonly<Record<string, Line>>;

export const linesAt = (lines: Lines, name: string): Line[] => {
  const line = lines[name];
  return line ? [line] : [];
};

export function wordCalled({ words }: Pick<Lesson, 'words'>, id: string): Word {
  const word = words.find((one) => one.id === id);
  if (!word) throw new Error(`The lesson has no word ${id}.`);
  return word;
}

/** 'Das ist die Katze.' */
export function nameWord(lesson: Lesson, id: string): Line[] {
  const word = lesson.words.find((one) => one.id === id);
  return word ? [formLine(lesson, word, 'is')] : [];
}

/** 'Wo ist die Katze?', among the given choices. */
export function whereTask(lesson: Lesson, id: string, choices: readonly string[]): Task {
  const word = wordCalled(lesson, id);
  return {
    ask: [formLine(lesson, word, 'where')],
    tells: [formLine(lesson, word, 'is')],
    named: (wrong) => nameWord(lesson, wrong),
    wants: [id],
    choices,
  };
}

/** The word and others that nobody could confuse with it. */
export function amongWords(
  lesson: Lesson,
  id: string,
  from: readonly string[],
  count: number,
  random: Random,
): string[] {
  const words = lesson.words.filter((word) => from.includes(word.id));
  const otherCount = Math.min(count - 1, fairOthers(lesson, id, from).length);
  const others = pickDistractors(wordCalled(lesson, id), words, lesson.alike, otherCount, random);
  return shuffle([id, ...others.map((word) => word.id)], random);
}

function fairOthers({ alike }: Lesson, id: string, from: readonly string[]): string[] {
  return from.filter(
    (other) => other !== id && !alike.some((pair) => pair.includes(id) && pair.includes(other)),
  );
}
