/** What is said: a text, and the recording of it. */
import { withArticle } from '../words/articles';
import type { Lesson, Word } from '../lesson';

export type Line = {
  text: string;
  recording: string;
  /** Called repeatedly with how much of the line has been said, from 0 to 1, so that it can light up. */
  onProgress?: (share: number) => void;
};

export function wordLine(lesson: Pick<Lesson, 'topic'>, word: Word): Line {
  return { text: withArticle(word), recording: `${word.topic ?? lesson.topic}/${word.id}` };
}

/** The word without its article, for games that ask for the article. */
export function bareLine(lesson: Pick<Lesson, 'topic'>, word: Word): Line {
  return { text: word.de, recording: `${word.topic ?? lesson.topic}/${word.id}-bare` };
}

/** Whether a sentence asks for something; a statement or a word alone has to be listened to again. */
export const asksFor = (text: string): boolean => /[?!]$/.test(text);

/** The noise of a thing, if it makes one. */
export const noiseLines = (word?: Word): Line[] =>
  word?.noise ? [{ text: '', recording: word.noise }] : [];

export function phraseLines(
  owner: string,
  phrases: Record<string, string>,
): (name: string) => Line {
  return (name) => ({ text: phrases[name] ?? '', recording: `phrases/${owner}-${name}` });
}
