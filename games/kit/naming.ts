/** What a child hears after a wrong choice: what was chosen, and which word is looked for. */
import type { Lesson, Word } from './lesson';
import manifest from './manifest.json';
import { phraseLines, wordLine, type Line } from './speech';

const phrase = phraseLines('kit', manifest.phrases);

/** 'Das ist die Katze.'; a number is only read out. */
export function nameLines(lesson: Pick<Lesson, 'topic'>, word: Word): Line[] {
  const name = wordLine(lesson, word);
  if (word.kind === 'numeral') return [name];
  return [phrase(word.many ? 'these-are' : 'this-is'), name];
}

/** 'Wo ist der Hund?' */
export function whereLines(lesson: Pick<Lesson, 'topic'>, word: Word): Line[] {
  return [phrase(word.many ? 'where-are' : 'where-is'), wordLine(lesson, word)];
}
