/**
 * The words of all finished topics for the garden, as the module `virtual:garden-words`: how each is written, its picture, how it sounds and how it is
 * named in a sentence. The files are the lessons' own and go into assets/words/, where they can be had without a code.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { topicOf } from '../../shared/topics.ts';

const allGames = join(import.meta.dirname, '../../games');
const name = 'virtual:garden-words';

type Word = { id: string; de: string; article: string | null; picture: { drawing: string } };
type Topic = { title: string; alike: [string, string][]; words: Word[] };
type Lesson = { position: number; vocabulary: string; draft?: true };

const readJson = <Value>(games: string, path: string) =>
  JSON.parse(readFileSync(join(games, path), 'utf8')) as Value;

function lessonsOf(games: string, book: string): [topic: string, vocabulary: string][] {
  return readdirSync(join(games, 'lessons', book))
    .filter((file) => file.endsWith('.json') && file !== 'book.json')
    .map((file) => ({
      slug: basename(file, '.json'),
      ...readJson<Lesson>(games, `lessons/${book}/${file}`),
    }))
    .filter(({ draft }) => !draft)
    .sort((one, other) => one.position - other.position)
    .map(({ slug, vocabulary }) => [topicOf(`${book}/${slug}`), vocabulary]);
}

/** As code, in which the bundler replaces the files by their addresses. */
function moduleCode(games: string): string {
  const imports: string[] = [];
  const file = (path: string) => {
    if (!existsSync(join(games, path))) return 'undefined';
    imports.push(`import f${imports.length} from ${JSON.stringify(`${join(games, path)}?url`)};`);
    return `f${imports.length - 1}`;
  };
  const wordCode = (folder: string, { id, de, article, picture }: Word) =>
    `{id:${JSON.stringify(id)},says:${JSON.stringify(article ? `${article} ${de}` : de)},` +
    `picture:${file(`pictures/${picture.drawing}`)},sound:${file(`audio/${folder}/${id}.mp3`)},` +
    `named:${file(`audio/${folder}/${id}-is.mp3`)}}`;
  const books = readdirSync(join(games, 'lessons')).sort();
  const topics = new Map(books.flatMap((book) => lessonsOf(games, book)));
  const topicCode = [...topics].map(([topic, vocabulary]) => {
    const { title, alike, words } = readJson<Topic>(games, `vocabulary/${vocabulary}.json`);
    const list = words.map((word) => wordCode(basename(vocabulary), word)).join(',');
    return `{topic:${JSON.stringify(topic)},title:${JSON.stringify(title)},alike:${JSON.stringify(alike)},words:[${list}]}`;
  });
  return `${imports.join('\n')}\nexport const topics = [${topicCode.join(',\n')}];\n`;
}

export function gardenWordsPlugin(games = allGames) {
  return {
    name: 'kaktus-garden-words',
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? moduleCode(games) : undefined),
  } satisfies Plugin;
}

/** Where the build puts a file: those of words apart from the rest, because no device needs them all at once. */
export function assetName({ originalFileNames }: { originalFileNames: string[] }): string {
  const isOfWord = originalFileNames.some((file) => /games\/(audio|pictures)\//.test(file));
  return `assets/${isOfWord ? 'words/' : ''}[name]-[hash][extname]`;
}
