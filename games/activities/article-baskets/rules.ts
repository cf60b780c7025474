/** The rules of the article baskets: each noun goes into the basket of its article, or of 'einen', 'eine' and 'ein'. */
import type { Level } from 'kaktus-shared/bridge';
import type { Article } from '../../kit/words/articles';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { bareLine, type Line } from '../../kit/speech/line';
import { formLine, hasForm } from '../../kit/speech/word-lines';

export type Noun = Word & { article: Article };
type NounTask = Task & { noun: Noun };

export const articles: readonly Article[] = ['der', 'die', 'das'];
/** What stands on the baskets at the third level. */
export const seenArticles: Record<Article, string> = { der: 'einen', die: 'eine', das: 'ein' };
const nounsInAGame = 8;

const isNoun = (word: Word): word is Noun => word.article !== null && !word.many;

/** Takes the first nouns, but no article more often than the others together, if there are others. */
export function chooseNouns(order: readonly Word[], level: Level): Noun[] {
  const all = order.filter(isNoun);
  const counted = all.filter((word) => hasForm(word, 'sees'));
  const nouns = level === 3 && counted.length >= nounsInAGame / 2 ? counted : all;
  const seen = new Map<Article, number>();
  const inShare = nouns.filter(({ article }) => {
    seen.set(article, (seen.get(article) ?? 0) + 1);
    return (seen.get(article) ?? 0) <= nounsInAGame / 2;
  });
  const taken = [...new Set([...inShare, ...nouns])].slice(0, nounsInAGame);
  return nouns.filter((noun) => taken.includes(noun));
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
    tells: [formLine(lesson, noun, level === 3 && hasForm(noun, 'sees') ? 'see' : 'is')],
    intro: at === 0 ? [says.sort] : [],
    named: (article) => [says[article as Article]],
    wants: [noun.article],
    choices: articles,
    words: () => [noun.id],
  }));
}
