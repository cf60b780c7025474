/**
 * The functions of Rustici's driver. Rise and others put their lesson into a frame of it; here the lesson plays without
 * that frame, and finds them in its parent.
 */
import type { LessonMemory } from './lesson-memory.ts';
import { shareOf, starsFor } from './stars.ts';

/** The driver's own numbers. */
const status = { passed: 1, completed: 2, failed: 3, incomplete: 4 };

/** Rise takes whatever has a text of up to 35 characters for a stand-in, and stores nothing with it. */
function seemOfDriver(call: object): void {
  const toString = () => 'function () { /* of the driver, without its frame */ }';
  Object.defineProperty(call, 'toString', { value: toString });
}

type Identifier = { Short: string; Long: string };

export function driverCalls(memory: LessonMemory): Record<string, unknown> {
  const area = memory.area('scorm');
  const get = (name: string) => area.getItem(`driver.${name}`) ?? '';
  const set = (name: string, value: unknown) => {
    try {
      area.setItem(`driver.${name}`, String(value));
      return true;
    } catch {
      return false;
    }
  };
  const reached = () => Number(get('status')) || status.incomplete;
  const end = (how: number) => {
    const [raw, min, max] = get('score').split(' ');
    const share = shareOf(raw, min, max);
    memory.reach(starsFor({ ended: true, failed: how === status.failed, share }));
    return set('status', how);
  };

  const calls = {
    GetDataChunk: () => get('data'),
    SetDataChunk: (text: unknown) => set('data', text),
    GetBookmark: () => get('bookmark'),
    SetBookmark: (place: unknown) => set('bookmark', place),
    SetScore: (raw: unknown, max: unknown, min: unknown) => set('score', `${raw} ${min} ${max}`),
    GetStatus: reached,
    ResetStatus: () => set('status', status.incomplete),
    SetPassed: () => end(status.passed),
    SetFailed: () => end(status.failed),
    // It says how far the child has come, not how well.
    SetReachedEnd: () => end(reached() === status.incomplete ? status.completed : reached()),
    // What was answered is not kept, but a lesson that builds its reports needs both.
    CreateResponseIdentifier: (Short: string, Long: string): Identifier => ({ Short, Long }),
    MatchingResponse: function (this: object, Source: Identifier, Target: Identifier) {
      Object.assign(this, { Source, Target });
    },
  };
  Object.values(calls).forEach(seemOfDriver);
  return {
    LESSON_STATUS_PASSED: status.passed,
    LESSON_STATUS_COMPLETED: status.completed,
    LESSON_STATUS_FAILED: status.failed,
    LESSON_STATUS_INCOMPLETE: status.incomplete,
    ...calls,
  };
}

/** The address of the bookmark, as the driver would open it; null if it is this page, or none of the lesson's. */
export function bookmarkedPlace(memory: LessonMemory, page: string): string | null {
  const bookmark = memory.area('scorm').getItem('driver.bookmark');
  // With a place of its own, it is no longer the beginning.
  if (!bookmark || new URL(page).hash) return null;
  let href: string;
  try {
    ({ href } = new URL(bookmark, page));
  } catch {
    return null;
  }
  return href.startsWith(new URL('.', page).href) && href !== page ? href : null;
}
