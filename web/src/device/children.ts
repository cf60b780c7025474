/**
 * The children of an account and what each of them has reached: kept in this browser, by the account's id, and never sent
 * anywhere. Stars and levels belong to a lesson, words to a topic. Version 2; version 1 knew one child without a name.
 */
import { readProgress, type Progress } from 'kaktus-shared/bridge';
import { hasOwn, isPlain } from 'kaktus-shared/plain-object';
import { topicOf } from 'kaktus-shared/topics';
import { mergeDays } from 'kaktus-shared/word-memory';
import { storedText } from './stored';
import './lesson-room';

export const mostChildren = 6;
const longestName = 20;
const limits = { lessons: 200, topics: 100 };
const version = 2;

export const childPictures = [
  'kaktus',
  'hund',
  'katze',
  'kaninchen',
  'pinguin',
  'elefant',
  'loewe',
  'papagei',
  'schmetterling',
] as const;
export type ChildPicture = (typeof childPictures)[number];

type LessonProgress = Omit<Progress, 'words'>;
/** The days on which a word was right, by topic and word. */
export type WordDays = Record<string, Record<string, string[]>>;
export type Reached = { lessons: Record<string, LessonProgress>; words: WordDays };
export type Child = Reached & {
  id: number;
  name: string;
  picture: ChildPicture;
  lastPlayed?: string;
  /** The day of the last watering. */
  wateredOn?: string;
};
export type Family = { chosen: number; children: [Child, ...Child[]] };

const isLesson = (text: unknown): text is string =>
  typeof text === 'string' && /^[^/\s]{1,64}\/[^/\s]{1,64}$/.test(text);
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** Keeps the entries that can be read: what is damaged costs nothing but itself. */
function readEntries<Value>(
  value: unknown,
  limit: number,
  read: (one: unknown) => Value | null | undefined,
): Record<string, Value> {
  if (!isPlain(value)) return {};
  const entries = Object.entries(value)
    .filter(([key]) => isLesson(key))
    .slice(0, limit)
    .map(([key, one]) => [key, read(one)] as const)
    .filter((entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined);
  return Object.fromEntries(entries);
}

function withoutWords(progress: Progress): LessonProgress {
  const lesson: LessonProgress & { words?: unknown } = { ...progress };
  delete lesson.words;
  return lesson;
}

const readLesson = (value: unknown): LessonProgress | null => {
  const progress = isPlain(value) ? readProgress({ ...value, words: {} }) : null;
  return progress && withoutWords(progress);
};

/** What is reached, from a value that anybody may have written. */
export function readReached(value: Record<string, unknown>): Reached {
  return {
    lessons: readEntries(value.lessons, limits.lessons, readLesson),
    words: readEntries(
      value.words,
      limits.topics,
      (words) => readProgress({ stars: {}, words })?.words,
    ),
  };
}

/** As short as fits under a picture, without anything that is not seen. */
export const tidyName = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join('');

export const readPicture = (value: unknown): ChildPicture =>
  childPictures.find((picture) => picture === value) ?? 'kaktus';

function readChild(value: unknown): Child | null {
  if (!isPlain(value) || !Number.isSafeInteger(value.id)) return null;
  return {
    id: value.id as number,
    name: typeof value.name === 'string' ? tidyName(value.name) : '',
    picture: readPicture(value.picture),
    ...(isLesson(value.lastPlayed) && { lastPlayed: value.lastPlayed }),
    ...(isDay(value.wateredOn) && { wateredOn: value.wateredOn }),
    ...readReached(value),
  };
}

export const newChild = (id: number): Child => ({
  id,
  name: '',
  picture: 'kaktus',
  lessons: {},
  words: {},
});

function readFamilyFrom(value: unknown): Family {
  const listed = isPlain(value) && Array.isArray(value.children) ? value.children : [];
  const read = listed.map(readChild).filter((child) => child !== null);
  const children = read
    .filter(({ id }, index) => read.findIndex((other) => other.id === id) === index)
    .slice(0, mostChildren);
  const [first = newChild(1), ...others] = children;
  const wanted = isPlain(value) ? value.chosen : null;
  const chosen = children.find(({ id }) => id === wanted)?.id ?? first.id;
  return { chosen, children: [first, ...others] };
}

function merged<Value>(
  some: Record<string, Value>,
  others: Record<string, Value>,
  merge: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const entries = Object.entries(others).map(([key, other]): [string, Value] => {
    const own = hasOwn(some, key) ? some[key] : undefined;
    return [key, own === undefined ? other : merge(own, other)];
  });
  return { ...some, ...Object.fromEntries(entries) };
}

const better = <Count extends number>(one: Count, other: Count): Count =>
  one > other ? one : other;

/** The better of both: of stars and levels the higher, of words all days. What somebody has set stays as it is. */
export function mergeReached(own: Reached, other: Reached): Reached {
  return {
    lessons: merged(own.lessons, other.lessons, (one, two) => ({
      ...two,
      ...one,
      stars: merged(one.stars, two.stars, better),
      ...((one.levels ?? two.levels) && {
        levels: merged(one.levels ?? {}, two.levels ?? {}, better),
      }),
    })),
    words: merged(own.words, other.words, (one, two) => merged(one, two, mergeDays)),
  };
}

/** What version 1 kept: the progress of each lesson with its words. */
function reachedBefore(value: Record<string, unknown>): Reached {
  const lessons = readEntries(value.lessons, limits.lessons, readProgress);
  const single = Object.entries(lessons).map(([lesson, progress]) => ({
    lessons: { [lesson]: withoutWords(progress) },
    words: { [topicOf(lesson)]: progress.words },
  }));
  return single.reduce<Reached>(mergeReached, { lessons: {}, words: {} });
}

/** Under this name the browser stores what visitors reach in the lesson to try; nobody has it as an account. */
export const visitor = 'visitor';

const textOf = (userId: string) => storedText('device', `kaktus.children.${userId}`);
const textBefore = (userId: string) => storedText('device', `kaktus.progress.${userId}`);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A window that is still of the former release may go on writing version 1: nothing of it is lost. */
function takeOver(userId: string, family: Family): Family {
  const before = parse(textBefore(userId).read());
  if (!isPlain(before)) return family;
  const [first, ...others] = family.children;
  const { lastPlayed } = before;
  const child: Child = {
    ...first,
    ...(isLesson(lastPlayed) && { lastPlayed }),
    ...mergeReached(first, reachedBefore(before)),
  };
  const now: Family = { ...family, children: [child, ...others] };
  if (write(userId, now)) textBefore(userId).write(null);
  return now;
}

/** A visitor who signs up keeps what was reached: an account without anything on this device gets it. */
function takeOverFromVisitor(userId: string): void {
  const reached = textOf(visitor).read();
  if (userId === visitor || reached === null || textOf(userId).read() !== null) return;
  if (textOf(userId).write(reached)) textOf(visitor).write(null);
}

let isLastWriteLost = false;

/** Whether what was reached last will be gone with the page, because the browser stores nothing or has no room. */
export const isUnsaved = (): boolean => isLastWriteLost;

function write(userId: string, family: Family): boolean {
  isLastWriteLost = !textOf(userId).write(JSON.stringify({ version, ...family }));
  return !isLastWriteLost;
}

let last: { userId: string; text: string | null; family: Family } | null = null;

/** The same object as long as nothing has changed. */
export function readFamily(userId: string): Family {
  if (textBefore(userId).read() !== null)
    takeOver(userId, readFamilyFrom(parse(textOf(userId).read())));
  takeOverFromVisitor(userId);
  const text = textOf(userId).read();
  if (last?.userId !== userId || last.text !== text)
    last = { userId, text, family: readFamilyFrom(parse(text)) };
  return last.family;
}

const listeners = new Set<() => void>();

/** Calls back when this window or another one has changed a family. */
export function watchFamilies(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function changeFamily(userId: string, change: (family: Family) => Family): void {
  write(userId, change(readFamily(userId)));
  listeners.forEach((listener) => listener());
}

export function childOf(userId: string, id = readFamily(userId).chosen): Child {
  const { children } = readFamily(userId);
  return children.find((child) => child.id === id) ?? children[0];
}

export function changeChild(userId: string, id: number, change: (child: Child) => Child): void {
  changeFamily(userId, (family) => ({
    ...family,
    children: family.children.map((child) =>
      child.id === id ? change(child) : child,
    ) as Family['children'],
  }));
}

export function chooseChild(userId: string, id: number): void {
  changeFamily(userId, (family) => ({ ...family, chosen: id }));
}

/** The new child is chosen; nothing happens if there are six already. */
export function addChild(userId: string, traits: Pick<Child, 'name' | 'picture'>): void {
  changeFamily(userId, (family) => {
    if (family.children.length >= mostChildren) return family;
    const id = Math.max(...family.children.map((child) => child.id)) + 1;
    const child = { ...newChild(id), picture: traits.picture, name: tidyName(traits.name) };
    return { chosen: id, children: [...family.children, child] };
  });
}

/** Somebody is always there: in place of the last child comes a new one without a name. */
export function removeChild(userId: string, id: number): void {
  changeFamily(userId, ({ chosen, children }) => {
    const [first = newChild(id + 1), ...others] = children.filter((child) => child.id !== id);
    return { chosen: chosen === id ? first.id : chosen, children: [first, ...others] };
  });
}

/** For the deletion of an account. */
export function forgetFamily(userId: string): void {
  textOf(userId).write(null);
  textBefore(userId).write(null);
  listeners.forEach((listener) => listener());
}
