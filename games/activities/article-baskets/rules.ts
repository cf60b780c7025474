/** The rules of the article baskets: each noun goes into the basket of its article, or of 'einen', 'eine' and 'ein'. */
import type { Level } from 'kaktus-shared/bridge';
import { articles, type Article } from '../../kit/words/articles';
import type { FormName, Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import { bareLine, wordLine, type Line } from '../../kit/speech/line';
import { formLine, hasForm } from '../../kit/speech/word-lines';

export type Noun = Word & { article: Article };
type NounTask = Task & { noun: Noun };

/** What stands on the baskets at the third level. */
export const seenArticles: Record<Article, string> = { der: 'einen', die: 'eine', das: 'ein' };
const nounsPerArticle = 3;

const isNoun = (word: Word): word is Noun => word.article !== null && !word.many;

/** The sentence in which a noun is an object: 'Ich male einen Bus.' */
const objectForm = (word: Word): FormName => (hasForm(word, 'object') ? 'object' : 'use');

/** At the third level a sentence has to say 'einen', 'eine' or 'ein'. */
function isSorted(noun: Noun, level: Level): boolean {
  const sentence = noun.forms?.[objectForm(noun)] ?? '';
  return level < 3 || sentence.includes(` ${seenArticles[noun.article]} `);
}

/** Three nouns of each article; where the lesson has fewer, words of other lessons join. */
export function chooseNouns(
  order: readonly Word[],
  others: readonly Word[],
  level: Level,
  random: Random,
): Noun[] {
  const nouns = [...order, ...shuffle(others, random)]
    .filter(isNoun)
    .filter((noun) => isSorted(noun, level));
  const chosen = articles.flatMap((article) =>
    nouns.filter((noun) => noun.article === article).slice(0, nounsPerArticle),
  );
  return shuffle(chosen, random);
}

export function sortTasks(
  lesson: Lesson,
  nouns: readonly Noun[],
  level: Level,
  says: Record<'sort' | Article, Line>,
): NounTask[] {
  return nouns.map((noun, at) => ({
    noun,
    ask: [bareLine(lesson, noun)],
    tells: [level === 3 ? formLine(lesson, noun, objectForm(noun)) : wordLine(lesson, noun)],
    intro: at === 0 ? [says.sort] : [],
    named: (article) => [says[article as Article]],
    wants: [noun.article],
    found: noun,
    choices: articles,
    // A word counts in its own lesson only.
    words: () => (noun.topic ? [] : [noun.id]),
  }));
}
