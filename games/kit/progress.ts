/** How progress grows: stars for each activity, and the days on which the child got a word right. */
import type { BegunGame, Level, Progress, Stars } from 'kaktus-shared/bridge';
import { dueOn, isKnownAfter, localDay, mergeDays, withDay } from 'kaktus-shared/word-memory';
import { shuffle, type Random } from 'kaktus-shared/shuffle';

export const emptyProgress: Progress = { stars: {}, words: {} };

export function withStars(progress: Progress, activity: string, stars: Stars): Progress {
  const best = Math.max(stars, progress.stars[activity] ?? 1) as Stars;
  return { ...progress, stars: { ...progress.stars, [activity]: best } };
}

/** The level to play: an adult's choice, that of a game left in the middle, or the level reached; a child who knows half
 * of the words begins higher. */
export function levelOf(progress: Progress, activity: string, wordIds: readonly string[]): Level {
  const knownWords = wordIds.filter((id) => isKnown(progress, id)).length;
  const first = knownWords > 0 && knownWords * 2 >= wordIds.length ? 2 : 1;
  const { level, levels, begun } = progress;
  return level ?? begun?.[activity]?.level ?? levels?.[activity] ?? first;
}

/** Three stars lead to the next level, one star back; a game that was won is not left in the middle any more. */
export function withLevel(
  progress: Progress,
  activity: string,
  played: Level,
  stars: Stars,
): Progress {
  const next = Math.min(3, Math.max(1, played + stars - 2)) as Level;
  const { [activity]: _won, ...begun } = progress.begun ?? {};
  return { ...progress, levels: { ...progress.levels, [activity]: next }, begun };
}

/** What a game has won. */
export function withResult(
  progress: Progress,
  activity: string,
  level: Level,
  stars: Stars,
): Progress {
  return withLevel(withStars(progress, activity, stars), activity, level, stars);
}

export function withBegun(progress: Progress, activity: string, game: BegunGame): Progress {
  return { ...progress, begun: { ...progress.begun, [activity]: game } };
}

/** The game as it was left, or a new one if its level or the lesson has changed since. */
export function begunGame(
  { begun, words }: Progress,
  activity: string,
  level: Level,
  version: string,
): BegunGame {
  const left = begun?.[activity];
  if (left?.version === version && left.level === level) return left;
  return { version, level, seed: Date.now(), day: localDay(new Date()), words, moves: [] };
}

/** An adult's choice for the whole lesson; without one, each activity has its own level. */
export function withChosenLevel(progress: Progress, level: Level | undefined): Progress {
  const { level: _before, ...rest } = progress;
  return level ? { ...rest, level } : rest;
}

export function withRightWord(progress: Progress, wordId: string, day: string): Progress {
  const days = withDay(progress.words[wordId] ?? [], day);
  return { ...progress, words: { ...progress.words, [wordId]: days } };
}

export function isKnown(progress: Progress, wordId: string): boolean {
  return isKnownAfter(progress.words[wordId] ?? []);
}

/** Whether a word is due on this day: it is new, or it has rested long enough. */
export function isDue(progress: Progress, wordId: string, today: string): boolean {
  return dueOn(progress.words[wordId] ?? [], today) <= today;
}

/** Orders words for a game: those that are due, then new ones, then those that rest, the known ones last. */
export function dueFirst<Item extends { id: string }>(
  words: readonly Item[],
  progress: Progress,
  today: string,
  random: Random,
): Item[] {
  const rank = ({ id }: Item) => {
    if (isDue(progress, id, today)) return progress.words[id]?.length ? 0 : 1;
    return isKnown(progress, id) ? 3 : 2;
  };
  return shuffle(words, random).sort((one, other) => rank(one) - rank(other));
}

/** Merges what the host stored with what happened before it answered; a switch just used wins over the stored one. */
export function mergeProgress(now: Progress, stored: Progress): Progress {
  let merged: Progress = { ...stored, ...now, words: {} };
  if (stored.levels) merged.levels = { ...stored.levels, ...now.levels };
  for (const wordId of Object.keys({ ...stored.words, ...now.words })) {
    merged.words[wordId] = mergeDays(stored.words[wordId] ?? [], now.words[wordId] ?? []);
  }
  for (const [activity, stars] of Object.entries(stored.stars)) {
    merged = withStars(merged, activity, stars);
  }
  return merged;
}
