/** When each class was last on this device: what its animals have reached is removed after a summer without it. */
import { isPlain } from 'kaktus-shared/plain-object';
import { forgetFamily } from '../children/families';
import { forgetMemory } from '../memory';
import { storedValue } from '../stored';
import { animals } from './animals';
import { playerOf } from './seat';

export const keptForDays = 100;
const dayMs = 24 * 60 * 60 * 1000;

const isDays = (value: unknown): value is Record<string, number> =>
  isPlain(value) && Object.values(value).every((at) => typeof at === 'number');

const stored = storedValue('device', 'kaktus.classes', isDays);

export function noteClass(classId: string, now = Date.now()): void {
  const classes = { ...stored.read(), [classId]: now };
  for (const [other, at] of Object.entries(classes)) {
    // A clock that was wrong may have been ahead.
    if (Math.abs(now - at) <= keptForDays * dayMs) continue;
    delete classes[other];
    for (const animal of animals) {
      forgetFamily(playerOf(other, animal));
      forgetMemory(playerOf(other, animal));
    }
  }
  stored.write(classes);
}
