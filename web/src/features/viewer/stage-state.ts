/** What the library passes to the stage with the navigation, checked, and updated with fresh links. */
import { lessonAt, type Product, type Shelf } from '../../api/shelf';

export type StageState = { url: string; colorIndex: number; allProducts: Product[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLink = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value);

const isProduct = (value: unknown): value is Product =>
  isRecord(value) &&
  isLink(value.url) &&
  typeof value.title === 'string' &&
  typeof value.thumb === 'string';

export function readStageState(state: unknown): StageState | null {
  if (!isRecord(state) || !isLink(state.url)) return null;
  const { url, colorIndex, allProducts } = state;
  return {
    url,
    colorIndex: typeof colorIndex === 'number' ? colorIndex : 0,
    allProducts: Array.isArray(allProducts) ? allProducts.filter(isProduct) : [],
  };
}

/** The same lessons with the shelf's links; null if the lesson can no longer be opened. */
export function renewed(stage: StageState, { books }: Shelf): StageState | null {
  const fresh = new Map(
    books
      .flatMap((book) => book.chapters)
      .flatMap((chapter) => chapter.products)
      .map((product) => [lessonAt(product.url), product]),
  );
  const url = fresh.get(lessonAt(stage.url))?.url;
  if (url === undefined) return null;
  const allProducts = stage.allProducts.map(
    (product) => fresh.get(lessonAt(product.url)) ?? product,
  );
  return { ...stage, url, allProducts };
}
