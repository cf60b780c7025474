/** What the guide says about practice: read from what lessons have stored on this device, and nowhere else. */
import { hasOwn } from 'kaktus-shared/plain-object';
import { dueOn, localDay } from 'kaktus-shared/word-memory';
import { storedProgress } from '../../device/progress';

export type Practice = {
  /** Days on which the child got the word right. */
  days: number;
  /** When games ask for it again; absent if it was never got right. */
  again?: Date;
};

/** A day as it is stored, in the time of this device. */
function dayOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function practiceIn(userId: string, lesson: string): (wordId: string) => Practice {
  const words = storedProgress(userId, lesson)?.words ?? {};
  const today = localDay(new Date());
  return (wordId) => {
    // Anybody may have made the lesson and named its words.
    const days = hasOwn(words, wordId) ? words[wordId]! : [];
    return days.length === 0
      ? { days: 0 }
      : { days: days.length, again: dayOf(dueOn(days, today)) };
  };
}
