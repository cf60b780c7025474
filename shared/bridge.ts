/**
 * The contract between a lesson and the page that hosts it: which messages they send, and what each side accepts.
 * Version 1:
 *
 *   lesson → host  {kaktus: 1, type: 'ready', lesson}               the lesson is on the screen
 *   lesson → host  {kaktus: 1, type: 'ask', lesson}                 what is stored for this lesson?
 *   host → lesson  {kaktus: 1, type: 'kept', progress}              the last progress, or null
 *   lesson → host  {kaktus: 1, type: 'progress', lesson, progress}  store this in place of the last
 *
 * Either side may be anybody's work, so anything that is not exactly such a message is ignored. docs/content.md explains it
 * for those who make lessons of their own.
 */
import { isPlain } from './plain-object.ts';

export const bridgeVersion = 1;

export type Stars = 1 | 2 | 3;

/** What a child has reached in a lesson. */
export type Progress = {
  /** Stars for each activity. */
  stars: Record<string, Stars>;
  /** The days on which the child got a word right. */
  words: Record<string, string[]>;
  /** Absent until somebody has used the switch; sound is on then. */
  sound?: boolean;
};

export type FromLesson =
  { type: 'ready' } | { type: 'ask' } | { type: 'progress'; progress: Progress };

type Signed<Message> = Message & { kaktus: typeof bridgeVersion };
export type ToHost = Signed<FromLesson & { lesson: string }>;
export type ToLesson = Signed<{ type: 'kept'; progress: Progress | null }>;

const most = { activities: 50, words: 300, days: 10 };
const name = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;
const day = /^\d{4}-\d\d-\d\d$/;

const isStars = (value: unknown): value is Stars => value === 1 || value === 2 || value === 3;

const isDays = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= most.days &&
  value.every((one) => typeof one === 'string' && day.test(one));

function isRecordOf<Value>(
  value: unknown,
  limit: number,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  if (!isPlain(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= limit && entries.every(([key, one]) => name.test(key) && isValue(one));
}

/** Reads progress from an untrusted value; null if anything in it is too much or not as it should be. */
export function readProgress(value: unknown): Progress | null {
  if (!isPlain(value)) return null;
  const { stars, words, sound } = value;
  if (!isRecordOf(stars, most.activities, isStars)) return null;
  if (!isRecordOf(words, most.words, isDays)) return null;
  if (sound !== undefined && typeof sound !== 'boolean') return null;
  return { stars, words, ...(sound !== undefined && { sound }) };
}

const isOfThisVersion = (data: unknown): data is Record<string, unknown> =>
  isPlain(data) && data.kaktus === bridgeVersion;

/** What the host accepts: messages about the lesson on its stage. */
export function readFromLesson(data: unknown, lesson: string): FromLesson | null {
  if (!isOfThisVersion(data) || data.lesson !== lesson) return null;
  if (data.type === 'ready' || data.type === 'ask') return { type: data.type };
  if (data.type !== 'progress') return null;
  const progress = readProgress(data.progress);
  return progress && { type: 'progress', progress };
}

/** What a lesson accepts: the progress that was stored for it. */
export function readFromHost(data: unknown): Progress | null {
  return isOfThisVersion(data) && data.type === 'kept' ? readProgress(data.progress) : null;
}
