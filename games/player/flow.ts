/** The way through a lesson: a picture book runs from page to page; a game version has a map, and leads from game to game. */
import type { Progress } from 'kaktus-shared/bridge';
import type { Lesson } from '../kit/lesson';

export type Screen =
  | { at: 'title' }
  | { at: 'map' }
  | { at: 'activity'; index: number }
  /** The end of one game, and that of the whole lesson. */
  | { at: 'end'; index: number }
  | { at: 'party' };

type Way = Pick<Lesson, 'form' | 'activities'>;
type Won = Progress['stars'];

export const firstScreen: Screen = { at: 'title' };

/** The first game without a star, looking onwards from this one; none if all have been won. */
export function nextGame(index: number, { activities }: Way, won: Won): number | null {
  const order = activities.map((_, step) => (index + 1 + step) % activities.length);
  return order.find((place) => !won[activities[place]?.name ?? '']) ?? null;
}

export function screenAfter(screen: Screen, lesson: Way, won: Won): Screen {
  const isBook = lesson.form === 'picture-book';
  switch (screen.at) {
    case 'title':
      return isBook ? { at: 'activity', index: 0 } : { at: 'map' };
    case 'map':
      return screen;
    case 'activity':
      if (!isBook) return { at: 'end', index: screen.index };
      return screen.index + 1 < lesson.activities.length
        ? { at: 'activity', index: screen.index + 1 }
        : { at: 'party' };
    case 'end': {
      const index = nextGame(screen.index, lesson, won);
      return index === null ? { at: 'party' } : { at: 'activity', index };
    }
    case 'party':
      return homeOf(lesson);
  }
}

export function homeOf(lesson: Pick<Lesson, 'form'>): Screen {
  return lesson.form === 'picture-book' ? { at: 'title' } : { at: 'map' };
}
