// @vitest-environment node
import { expect, test } from 'vitest';
import { chooseNouns } from '../../activities/article-baskets/rules';
import { articles } from '../../kit/words/articles';
import { playedLesson } from '../../testing/played-lesson';
import { seededRandom } from 'kaktus-shared/shuffle';
import { readFiles } from './content';
import { earlierWords } from './earlier-words';

const content = readFiles(new URL('../..', import.meta.url).pathname);
const games = content.books.flatMap((book) =>
  book.lessons
    .filter((file) => file.activities.some(({ activity }) => activity === 'article-baskets'))
    .map((file) => ({ id: `${book.slug}/${file.slug}`, book, file })),
);
const fileOf = (id: string) => games.find((game) => game.id === id)!.file;
const pathsFor = (id: string) => [
  ...new Set(earlierWords(content, fileOf(id)).map(({ path }) => path)),
];

test.each(games)('$id sorts three nouns of each article at every level', ({ book, file }) => {
  const lesson = playedLesson(content, book, file);
  for (const level of [1, 2, 3] as const) {
    const nouns = chooseNouns(lesson.words, lesson.earlier, level, seededRandom(level));
    for (const article of articles) {
      expect(nouns.filter((noun) => noun.article === article)).toHaveLength(3);
    }
    const sentences = nouns.map(({ forms }) => forms?.object ?? forms?.use ?? '');
    if (level === 3) expect(sentences.filter((text) => !/ eine?n? /.test(text))).toEqual([]);
  }
});

test('the words come from the nearest earlier lesson of the same group', () => {
  expect(pathsFor('kaktus-2-interaktiv/obst-und-gemuese')).toEqual(['kaktus2/schulsachen']);
  expect(pathsFor('kaktus-1-interaktiv/jahreszeiten')).toEqual([
    'kaktus1/geburtstag',
    'kaktus1/spiele',
  ]);
});

test('the first lesson of a group takes them from an earlier group, the very first from the next lesson', () => {
  expect(pathsFor('kaktus-2-interaktiv/tiere').every((path) => path.startsWith('kaktus1/'))).toBe(
    true,
  );
  expect(pathsFor('kaktus-1-interaktiv/familie')).toEqual(['kaktus1/tiere']);
});

test('a lesson with enough of each takes none, and one without the game neither', () => {
  expect(earlierWords(content, fileOf('kaktus-1-interaktiv/tiere'))).toEqual([]);
  const { vocabulary } = fileOf('kaktus-2-interaktiv/obst-und-gemuese');
  expect(earlierWords(content, { vocabulary, activities: [] })).toEqual([]);
});
