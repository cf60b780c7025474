/** Lets the tests play a series of tasks: a stage with a silent speaker, and a player who taps or types. */
import { h, render, type ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { ActivityProps } from './activity';
import { lesson, words } from './cast';
import type { Lesson } from './lesson';
import type { Progress } from 'kaktus-shared/bridge';
import { emptyProgress } from './progress';
import { seededRandom } from './shuffle';
import type { Line } from './speech';

function lessonWith(ids: readonly string[]): Lesson {
  const [word] = words;
  if (!word) throw new Error('The cast has no words.');
  return { ...lesson, words: ids.map((id) => ({ ...word, id, de: id, picture: `${id}.svg` })) };
}

export const said: string[] = [];
export const onRight = vi.fn();
export const onDone = vi.fn();
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));

export async function open(
  Activity: ComponentType<ActivityProps>,
  wordIds: string[],
  seed = 3,
  data?: unknown,
  progress: Progress = emptyProgress,
) {
  said.length = 0;
  onRight.mockReset();
  onDone.mockReset();
  vi.useFakeTimers();
  const speaker = { say, instruct: say, repeat: async () => {}, stop: () => {} };
  const stage = { data, progress, onMood: () => {}, onRight, onDone };
  const props = { ...stage, lesson: lessonWith(wordIds), speaker, random: seededRandom(seed) };
  await act(() => render(h(Activity, props), document.body));
}

export function close() {
  act(() => render(null, document.body));
  vi.useRealTimers();
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const asked = () =>
  (find('[data-asks]')?.dataset['asks'] ?? '').split('>') as [string, string];
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

export type Choose = (button: HTMLElement | null) => void | Promise<void>;
export const tap: Choose = (button) => act(() => button?.click());
/** Reaches the button by the keyboard; the browser turns Enter into a click. */
export const type: Choose = (button) =>
  act(() => {
    button?.focus();
    if (document.activeElement === button) button?.click();
  });

/** Gives the right answer to the task on the sheet. */
export async function answerRightly(choose: Choose) {
  const [thing, place] = asked();
  if (/^\d+$/.test(thing)) {
    for (let count = 0; count < Number(thing); count += 1) {
      await choose(find('[data-counts]:not([aria-pressed=true])'));
    }
    return choose(find('[data-ready] button'));
  }
  await choose(find(`[data-thing="${thing}"]`));
  if (asked().join('')) await choose(find(place ? `[data-place="${place}"]` : '[data-place]'));
}

/** Plays to the end and returns how many tasks it took. */
export async function playToEnd(choose: Choose): Promise<number> {
  let tasks = 0;
  while (onDone.mock.calls.length === 0 && tasks < 40) {
    await answerRightly(choose);
    await pass(4000);
    tasks += 1;
  }
  return tasks;
}
