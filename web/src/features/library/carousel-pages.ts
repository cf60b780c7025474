/** The arithmetic of a row of lessons: how many are in view at a width, and which ones each page shows. */

/** Viewport widths below which fewer lessons are in view. */
const steps = [
  { below: 400, inView: 1 },
  { below: 600, inView: 2 },
  { below: 1024, inView: 3 },
];
const mostInView = 4;

export const stepWidths = steps.map(({ below }) => below);

export function slidesInView(width: number): number {
  return steps.find(({ below }) => width < below)?.inView ?? mostInView;
}

export type Page = { first: number; last: number };

/** The last page is always full, so the row never ends in empty space. */
export function pagesOf(count: number, inView: number): Page[] {
  const pages = Math.max(1, Math.ceil(count / inView));
  return Array.from({ length: pages }, (_, page) => {
    const first = Math.max(0, Math.min(page * inView, count - inView));
    return { first, last: Math.min(first + inView, count) - 1 };
  });
}

/** The page on which a lesson is seen: what was first in view stays in view when the window changes. */
export function pageShowing(pages: Page[], index: number): number {
  const page = pages.findIndex(({ last }) => index <= last);
  return page === -1 ? pages.length - 1 : page;
}
