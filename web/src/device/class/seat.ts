/** This device's seat in a class: its token, the code to come back with, and the animal that a child has chosen. */
import { isPlain } from 'kaktus-shared/plain-object';
import { storedValue } from '../stored';
import { readAnimal, type Animal } from './animals';

export type Seat = {
  token: string;
  code: string;
  /** The last call of the teacher that this tablet has followed. */
  calls: number;
  animal?: Animal;
};

const isSeat = (value: unknown): value is Seat =>
  isPlain(value) &&
  typeof value.token === 'string' &&
  typeof value.code === 'string' &&
  typeof value.calls === 'number' &&
  (value.animal === undefined || readAnimal(value.animal) !== null);

const stored = storedValue('device', 'kaktus.seat', isSeat);

export const readSeat = stored.read;
export const keepSeat = stored.write;
export const forgetSeat = stored.forget;

/** Under this name, what an animal has reached in a teacher's classes is stored, like a family's. */
export const playerOf = (classId: string, animal: Animal): string => `class.${classId}.${animal}`;
