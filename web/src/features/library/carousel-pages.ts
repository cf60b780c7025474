/** The arithmetic of a row of lessons: how many fit at a given width, and which ones each page shows. */

/** Viewport widths from which one more lesson is in view. */
export const stepWidths = [400, 600, 1024];

export function slidesInView(isAtLeast: (width: number) => boolean): number {
  return 1 + stepWidths.filter(isAtLeast).length;
}

export type Page = { first: number; last: number };

/** The last page is always full, so that the row never ends in empty space. */
export function pagesOf(count: number, inView: number): Page[] {
  const pages = Math.max(1, Math.ceil(count / inView));
  return Array.from({ length: pages }, (_, page) => {
    const first = Math.max(0, Math.min(page * inView, count - inView));
    return { first, last: Math.min(first + inView, count) - 1 };
  });
}

/** The page on which a lesson appears: the first lesson in view stays in view when the window changes. */
export function pageShowing(pages: Page[], index: number): number {
  const page = pages.findIndex(({ last }) => index <= last);
  return page === -1 ? pages.length - 1 : page;
}
