/** Words that a lesson takes from others: three nouns of each article of which it has too few to sort them. */
import { articles } from '../../kit/words/articles.ts';
import type { Content, LessonFile, Topic, TopicWord } from './content-types.ts';
import { wordForms } from './word-forms.ts';

const game = 'article-baskets';
const enough = 3;

export type EarlierWord = { path: string; topic: Topic; word: TopicWord };

/** Can stand in a sentence with 'einen', 'eine' or 'ein', which the highest level needs. */
function isSortable(word: TopicWord, topic: Topic): boolean {
  const { object, use } = wordForms(word, topic);
  return word.article !== null && / eine?n? /.test(object ?? use ?? '');
}

/** The vocabularies in the order in which a child meets them, with the group of their book. */
function inOrder({ books }: Content): { path: string; group: string }[] {
  const sorted = [...books].sort((one, other) => one.groupPosition - other.groupPosition);
  const all = sorted.flatMap(({ group, lessons }) =>
    lessons.map(({ vocabulary: path }) => ({ path, group })),
  );
  return all.filter(({ path }, place) => all.findIndex((one) => one.path === path) === place);
}

/** The nearest earlier lesson first, those of the same group before others; later ones only if none is left. */
function othersThan(content: Content, { vocabulary }: Pick<LessonFile, 'vocabulary'>): string[] {
  const order = inOrder(content);
  const own = order.findIndex(({ path }) => path === vocabulary);
  const before = order.slice(0, own).reverse();
  const isNear = ({ group }: { group: string }) => group === order[own]?.group;
  const sorted = [
    ...before.filter(isNear),
    ...before.filter((one) => !isNear(one)),
    ...order.slice(own + 1),
  ];
  return sorted.map(({ path }) => path);
}

export function earlierWords(
  content: Content,
  lesson: Pick<LessonFile, 'vocabulary' | 'activities'>,
): EarlierWord[] {
  const topic = content.topics.get(lesson.vocabulary);
  if (!topic || !lesson.activities.some(({ activity }) => activity === game)) return [];
  const candidates = othersThan(content, lesson).flatMap((path) => {
    const other = content.topics.get(path);
    return (other?.words ?? []).flatMap((word) =>
      other && isSortable(word, other) ? [{ path, topic: other, word }] : [],
    );
  });
  return articles.flatMap((article) => {
    const has = topic.words.filter((word) => word.article === article && isSortable(word, topic));
    const more = candidates.filter(({ word }) => word.article === article);
    return has.length < enough ? more.slice(0, enough) : [];
  });
}
