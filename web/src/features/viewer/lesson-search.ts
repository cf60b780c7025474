/** Finds a lesson by its name, `<book>/<lesson>`: on the person's shelf, or else among the books that are locked. */
import type { CatalogueLesson } from '../../api/schema.gen';
import { lessonAt } from '../../api/lesson-at';
import { lessonOnShelf, type Product, type Shelf } from '../../api/shelf';
import type { StageState } from '../../ui/places/stage-link';

/** A lesson on the stage; the name of its book is missing if only an old link is known. */
export type OpenLesson = StageState & { bookTitle?: string };

export type LockedLesson = {
  lesson: CatalogueLesson;
  name: string;
  index: number;
  bookTitle: string;
  /** The printed book: its code also opens what accompanies it. */
  printedTitle: string;
  /** If it was unlocked once: when that ended. */
  since?: Date;
};

export type LessonMatch =
  | { at: 'open'; stage: OpenLesson }
  | ({ at: 'locked' } & LockedLesson)
  | { at: 'unknown' };

function openLesson(name: string, { books }: Shelf): OpenLesson | null {
  const match = lessonOnShelf(books, name);
  if (!match) return null;
  const { products, index, bookTitle } = match;
  return { url: products[index]!.url, colorIndex: index, allProducts: products, bookTitle };
}

/** The lessons that the navigation passed on, with the shelf's links. */
function renewed(passedOn: StageState, match: OpenLesson): OpenLesson {
  const fresh = new Map<string, Product>(
    match.allProducts.map((product) => [lessonAt(product.url), product]),
  );
  const allProducts = passedOn.allProducts.map(
    (product) => fresh.get(lessonAt(product.url)) ?? product,
  );
  return { ...passedOn, url: match.url, allProducts, bookTitle: match.bookTitle };
}

function lockedLesson(name: string, { catalogue, expired }: Shelf): LockedLesson | null {
  for (const { books } of catalogue.groups)
    for (const { book, title, lessons } of books) {
      const index = lessons.findIndex(({ lesson }) => `${book}/${lesson}` === name);
      const lesson = lessons[index];
      if (lesson)
        return {
          lesson,
          name,
          index,
          bookTitle: title,
          printedTitle: books[0]!.title,
          since: expired.find(({ titles }) => titles.includes(title))?.since,
        };
    }
  return null;
}

export function findLesson(name: string, passedOn: StageState | null, shelf: Shelf): LessonMatch {
  const open = openLesson(name, shelf);
  if (open) return { at: 'open', stage: passedOn ? renewed(passedOn, open) : open };
  const locked = lockedLesson(name, shelf);
  return locked ? { at: 'locked', ...locked } : { at: 'unknown' };
}
