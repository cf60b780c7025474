/** The rules of saying after: what is said at which level, and the stars for hearing it; saying it well earns none. */
import type { Level, Stars } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import { wordLine, type Line } from '../../kit/speech/line';
import { formLine, hasForm } from '../../kit/speech/word-lines';

export const wordsPerGame = 6;

/** A word with its article; at the third level a whole sentence. */
export function modelOf(lesson: Pick<Lesson, 'topic'>, word: Word, level: Level): Line {
  return level === 3 && hasForm(word, 'use')
    ? formLine(lesson, word, 'use')
    : wordLine(lesson, word);
}

export function starsForListening(heard: number, words: number): Stars {
  const share = heard / words;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : 1;
}
