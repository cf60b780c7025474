/** What the library passes to the stage with the navigation, checked. */
import { isPlain } from 'kaktus-shared/plain-object';
import type { Product } from '../../api/shelf';
import type { StageState } from '../../ui/places/stage-link';

const isLink = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value);

const isProduct = (value: unknown): value is Product =>
  isPlain(value) &&
  isLink(value.url) &&
  typeof value.title === 'string' &&
  typeof value.thumb === 'string';

export function readStageState(state: unknown): StageState | null {
  if (!isPlain(state) || !isLink(state.url)) return null;
  const { url, colorIndex, allProducts, fromLibrary, startsWithGame } = state;
  return {
    url,
    colorIndex: typeof colorIndex === 'number' ? colorIndex : 0,
    allProducts: Array.isArray(allProducts) ? allProducts.filter(isProduct) : [],
    fromLibrary: fromLibrary === true,
    startsWithGame: startsWithGame === true,
  };
}
