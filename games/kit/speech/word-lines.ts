/** Whole sentences about a word: 'Wo ist der Hund?', 'Das ist der Hund.', 'Ich habe Hunde.' */
import type { FormName, Lesson, Word } from '../lesson';
import type { Line } from './line';

export const formNames: readonly FormName[] = [
  'where',
  'is',
  'one',
  'some',
  'use',
  'uses',
  'object',
];

/** Not every word has every form: butter is not counted. */
export function hasForm({ forms }: Pick<Word, 'forms'>, form: FormName): boolean {
  return forms?.[form] !== undefined;
}

export function formLine(lesson: Pick<Lesson, 'topic'>, word: Word, form: FormName): Line {
  return {
    text: word.forms?.[form] ?? word.de,
    recording: `${word.topic ?? lesson.topic}/${word.id}-${form}`,
  };
}
