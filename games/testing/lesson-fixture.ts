/** The lesson that the tests play: twelve animals, two of which look alike. */
import type { Article } from '../kit/words/articles';
import type { Lesson, Word } from '../kit/lesson';

const animals: [string, Article][] = [
  ['Hund', 'der'],
  ['Katze', 'die'],
  ['Kaninchen', 'das'],
  ['Hamster', 'der'],
  ['Fisch', 'der'],
  ['Maus', 'die'],
  ['Kuh', 'die'],
  ['Pferd', 'das'],
  ['Schwein', 'das'],
  ['Schaf', 'das'],
  ['Huhn', 'das'],
  ['Ente', 'die'],
];

export const words: Word[] = animals.map(([de, article]) => ({
  id: de.toLowerCase(),
  de,
  kind: 'noun',
  article,
  plural: null,
  en: de,
  picture: `pictures/${de.toLowerCase()}.svg`,
  forms: {
    where: `Wo ist ${article} ${de}?`,
    is: `Das ist ${article} ${de}.`,
    one: `Das ist ein ${de}.`,
    some: `Das sind viele ${de}.`,
    use: `Ich sehe ein ${de}.`,
    uses: `Ich sehe viele ${de}.`,
  },
}));

export const lesson: Lesson = {
  id: 'kaktus-1/tiere',
  version: 'first',
  topic: 'tiere',
  book: 'Kaktus 1',
  title: 'Tiere',
  form: 'picture-book',
  colour: '#F9A8B8',
  cover: ['pictures/hund.svg'],
  words,
  earlier: [],
  alike: [['huhn', 'ente']],
  recordings: [],
  files: [],
  activities: [
    { name: 'word-spread', title: 'Die Wörter', module: 'a.js', icon: 'a.svg', company: 'beside' },
    {
      name: 'hear-and-find',
      title: 'Hören und finden',
      module: 'b.js',
      icon: 'b.svg',
      company: 'beside',
    },
  ],
  place: { sky: '', land: '', floor: '#6DB65A', path: ['#F3DFB4', '#D9BC83'], furniture: 'line' },
  screens: 'screens.js',
  party: 'party.js',
  company: 'company.js',
  companions: 'companions.js',
  mouths: 'mouths.js',
};

export function wordCalled(id: string): Word {
  const word = words.find((candidate) => candidate.id === id);
  if (!word) throw new Error(`No ${id} in the lesson.`);
  return word;
}
