/** The way through a lesson: from its map to an activity; a picture book leads back to the map, a game version to the next game. */
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
export const home: Screen = { at: 'map' };

/** The first game without a star, looking onwards from this one; none if all have been won. */
export function nextGame(index: number, { activities }: Way, won: Won): number | null {
  const order = activities.map((_, step) => (index + 1 + step) % activities.length);
  return order.find((place) => !won[activities[place]?.name ?? '']) ?? null;
}

export function screenAfter(screen: Screen, lesson: Way, won: Won): Screen {
  switch (screen.at) {
    case 'title':
    case 'party':
      return home;
    case 'map':
      return screen;
    case 'activity':
      if (lesson.form === 'interactive') return { at: 'end', index: screen.index };
      return nextGame(screen.index, lesson, won) === null ? { at: 'party' } : home;
    case 'end': {
      const index = nextGame(screen.index, lesson, won);
      return index === null ? { at: 'party' } : { at: 'activity', index };
    }
  }
}
