/** The way through a lesson: from its map to an activity, then back (picture books) or on to the next game. */
import type { Progress } from 'kaktus-shared/bridge';
import type { Lesson } from '../kit/lesson';

export type Screen =
  | { at: 'title' }
  | { at: 'map' }
  | ({ at: 'activity' } & Part)
  /** The end of one game, which may be the last one that was missing, and that of the whole lesson. */
  | ({ at: 'end' } & End)
  | { at: 'party' }
  /** Its part of the running story, after the party. */
  | { at: 'episode' };

/** A game that has won the party, and is played again before it, still leads to it. */
export type Part = { index: number; owesParty?: boolean };
type End = { index: number; finishes: boolean };
type Way = Pick<Lesson, 'form' | 'activities'>;
type Won = Progress['stars'];

export const firstScreen: Screen = { at: 'title' };
export const home: Screen = { at: 'map' };

/** The first game without a star, looking onwards from this one; none if all have been won. */
export function nextGame(index: number, { activities }: Way, won: Won): number | null {
  const order = activities.map((_, step) => (index + 1 + step) % activities.length);
  return order.find((place) => !won[activities[place]?.name ?? '']) ?? null;
}

/** The game that was left in the middle, or the last one that was won; -1 before the first. */
export function lastPlayed({ activities }: Way, { stars, begun = {} }: Progress): number {
  const left = activities.findIndex(({ name }) => begun[name] && !stars[name]);
  return left >= 0 ? left : activities.map(({ name }) => name in stars).lastIndexOf(true);
}

const isFinished = (lesson: Way, won: Won): boolean => nextGame(-1, lesson, won) === null;

/** The party comes once, with the last part that was missing; after that, the map offers it. */
export function screenAfterPart(
  { index, owesParty = false }: Part,
  lesson: Way,
  before: Won,
  won: Won,
): Screen {
  const finishes = owesParty || (!isFinished(lesson, before) && isFinished(lesson, won));
  if (lesson.form === 'interactive') return { at: 'end', index, finishes };
  return finishes ? { at: 'party' } : home;
}

export function screenAfterEnd({ index, finishes }: End, lesson: Way, won: Won): Screen {
  if (finishes) return { at: 'party' };
  const next = nextGame(index, lesson, won);
  return next === null ? home : { at: 'activity', index: next };
}

export const screenToPlayAgain = ({ index, finishes }: End): Screen => ({
  at: 'activity',
  index,
  owesParty: finishes,
});
