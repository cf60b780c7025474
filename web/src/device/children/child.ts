/** A child of an account on this device: picture, name, and what the child has reached. */
import { isPlain } from 'kaktus-shared/plain-object';
import { isLesson, readChildProgress, type ChildProgress } from './child-progress';

const maxNameLength = 20;

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

export type Child = ChildProgress & {
  id: number;
  name: string;
  picture: ChildPicture;
  lastPlayed?: string;
  /** The day of the last watering. */
  wateredOn?: string;
};

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/** Short enough to fit under a picture, and without invisible characters. */
export const tidyName = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, maxNameLength).join('');

export const readPicture = (value: unknown): ChildPicture =>
  childPictures.find((picture) => picture === value) ?? 'kaktus';

export function readChild(value: unknown): Child | null {
  if (!isPlain(value) || !Number.isSafeInteger(value.id)) return null;
  return {
    id: value.id as number,
    name: typeof value.name === 'string' ? tidyName(value.name) : '',
    picture: readPicture(value.picture),
    ...(isLesson(value.lastPlayed) && { lastPlayed: value.lastPlayed }),
    ...(isDay(value.wateredOn) && { wateredOn: value.wateredOn }),
    ...readChildProgress(value),
  };
}

export const newChild = (id: number): Child => ({
  id,
  name: '',
  picture: 'kaktus',
  lessons: {},
  words: {},
});
