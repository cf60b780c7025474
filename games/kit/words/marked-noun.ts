/** Finds a word in a sentence together with what precedes it, so that both can have the colour of its article. */
import type { Gender } from './articles';
import type { Word } from '../lesson';

const companions = /^(d(er|ie|as|en|em)|m?eine?n?|zwei|drei|vier|fünf|im|am)$/i;

/** What is marked: a word, or an article that stands alone. */
export type Markable = Pick<Word, 'de' | 'plural' | 'article' | 'many' | 'forms'>;
type MarkedNoun = { before: string; noun: string; after: string; gender: Gender };

export function markedNoun(sentence: string, word: Markable): MarkedNoun | null {
  const parts = sentence.split(' ');
  const bare = parts.map((part) => part.replace(/[.,!?]+$/, ''));
  const one = bare.lastIndexOf(word.de);
  const place = one >= 0 ? one : bare.lastIndexOf(word.plural ?? word.de);
  if (place < 0 || !word.article) return null;
  const companion = bare[place - 1] ?? '';
  // 'mit der Kuh': the article of another case would stand in the wrong colour.
  const isOther = /^(der|das)$/i.test(companion) && companion.toLowerCase() !== word.article;
  if (isOther) return null;
  const isAccompanied = companions.test(companion);
  const start = isAccompanied ? place - 1 : place;
  // 'Das sind Hamster.'
  const isBarePlural = !isAccompanied && word.plural === word.de && word.forms?.some !== undefined;
  const noun = [...parts.slice(start, place), bare[place]].join(' ');
  const before = parts
    .slice(0, start)
    .map((part) => `${part} `)
    .join('');
  const isMany =
    word.many ||
    /^(zwei|drei|vier|fünf)$/i.test(companion) ||
    one < 0 ||
    isBarePlural ||
    (/^die$/i.test(companion) && word.article !== 'die');
  return {
    before,
    noun,
    after: sentence.slice(before.length + noun.length),
    gender: isMany ? 'plural' : word.article,
  };
}

/** What names a mistake, and the word of it that is marked. */
export type Naming = { text: string; word?: Markable | undefined };

export function namingOf(text: string, words: readonly Markable[]): Naming {
  return { text, word: words.find((word) => markedNoun(text, word)) };
}
