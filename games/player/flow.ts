/** The way through a lesson: a picture book runs from page to page, a game version returns to its map. */
import type { Lesson } from '../kit/lesson';

export type Screen =
  | { at: 'title' }
  | { at: 'map' }
  | { at: 'activity'; index: number }
  | { at: 'end'; index: number };

export const firstScreen: Screen = { at: 'title' };

export function screenAfter(screen: Screen, lesson: Pick<Lesson, 'form' | 'activities'>): Screen {
  const isBook = lesson.form === 'picture-book';
  switch (screen.at) {
    case 'title':
      return isBook ? { at: 'activity', index: 0 } : { at: 'map' };
    case 'map':
      return screen;
    case 'activity':
      return isBook && screen.index + 1 < lesson.activities.length
        ? { at: 'activity', index: screen.index + 1 }
        : { at: 'end', index: screen.index };
    case 'end':
      return homeOf(lesson);
  }
}

export function homeOf(lesson: Pick<Lesson, 'form'>): Screen {
  return lesson.form === 'picture-book' ? { at: 'title' } : { at: 'map' };
}

/** What 'once more' means at the end: the whole book, or the game just played. */
export function screenAgain(index: number, lesson: Pick<Lesson, 'form'>): Screen {
  return { at: 'activity', index: lesson.form === 'picture-book' ? 0 : index };
}
