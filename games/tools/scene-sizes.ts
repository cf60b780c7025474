/** Sizes of pictures in a scene that says how many metres it is wide: a giraffe is taller than a lion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heightOf } from '../drawing/heights.ts';
import type { Picture, TopicWord } from './content-types.ts';

type Placed = { word?: string; picture?: Picture; size?: number };
type Page = { metres?: number; pictures?: Placed[] };

/** So small things can still be seen and tapped. */
const smallest = 5;

function widthInMetres(root: string, path: string): number {
  const file = readFileSync(join(root, 'pictures', path), 'utf8');
  const [, , width = 0, height = 1] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const tall = heightOf(path, height);
  if (tall === null)
    throw new Error(`pictures/${path} has no size in the world, so a scene gives one.`);
  return (tall * width) / height;
}

function sizedPage(root: string, words: readonly TopicWord[], page: Page): Page {
  const { metres } = page;
  if (!page.pictures) return page;
  const pictures = page.pictures.map((placed) => {
    if (placed.size !== undefined) return placed;
    if (metres === undefined)
      throw new Error('A picture without a size is on a page without metres.');
    const own = words.find(({ id }) => id === placed.word)?.picture;
    const picture = placed.picture ?? own;
    if (!picture) throw new Error(`There is no picture for ${placed.word}.`);
    const size = (widthInMetres(root, picture.drawing) / metres) * 100;
    return { ...placed, size: Math.max(smallest, Math.round(size * 10) / 10) };
  });
  return { ...page, pictures };
}

/** Fills in the sizes that pages of a story leave to the world. */
export function withSizes(root: string, words: readonly TopicWord[], data: unknown): unknown {
  const { pages } = (data ?? {}) as { pages?: Page[] };
  if (!Array.isArray(pages)) return data;
  return { ...(data as object), pages: pages.map((page) => sizedPage(root, words, page)) };
}
