/** How a lesson is opened: at an address of its own, with what the navigation passes on besides. */
import { lessonAt } from '../../api/lesson-at';
import type { Product } from '../../api/shelf';
import { paths } from './paths';

export type StageState = {
  url: string;
  colorIndex: number;
  allProducts: Product[];
  /** Whether the library is the page before this one, so that going back leads there. */
  fromLibrary?: boolean;
  /** Whether the lesson begins with its first game, and not with the choice of one. */
  startsWithGame?: boolean;
};

/** `lesson` is `<book>/<lesson>`, which needs no escaping. */
export function lessonPath(lesson: string): string {
  return `${paths.stage}?lesson=${lesson}`;
}

/** For a Link to one of these lessons. */
export function stageLink(
  allProducts: Product[],
  colorIndex: number,
  fromLibrary = false,
): { to: string; state: StageState } {
  const { url } = allProducts[colorIndex]!;
  return {
    to: lessonPath(lessonAt(url)),
    state: { url, colorIndex, allProducts, fromLibrary },
  };
}

/** For a Link that leads straight to the first game. */
export function gameLink(allProducts: Product[]): { to: string; state: StageState } {
  const { to, state } = stageLink(allProducts, 0);
  return { to, state: { ...state, startsWithGame: true } };
}
