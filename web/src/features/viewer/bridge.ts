/**
 * The host's side of the message bridge, version 1 (see docs/content.md). A lesson may be anybody's work, so whatever
 * is not exactly a message of this version, about the lesson on the stage, is not heard.
 */
import { readProgress, type Progress } from '../../device/progress';

export const bridgeVersion = 1;

export type FromLesson =
  { type: 'ready' } | { type: 'ask' } | { type: 'progress'; progress: Progress };

export type ToLesson = { kaktus: typeof bridgeVersion; type: 'kept'; progress: Progress | null };

const mostInASecond = 20;

export function readMessage(data: unknown, lesson: string): FromLesson | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message.kaktus !== bridgeVersion || message.lesson !== lesson) return null;
  if (message.type === 'ready' || message.type === 'ask') return { type: message.type };
  if (message.type !== 'progress') return null;
  const progress = readProgress(message.progress);
  return progress && { type: 'progress', progress };
}

/** Lets so many messages through in a second, so that a lesson gone wild cannot keep the page busy. */
export function createAllowance(): (now: number) => boolean {
  let second = -1;
  let heard = 0;
  return (now) => {
    const current = Math.floor(now / 1000);
    heard = current === second ? heard + 1 : 1;
    second = current;
    return heard <= mostInASecond;
  };
}
