/** Lets the tests play a series of tasks: a stage with a silent speaker, and a player who taps or types. */
import { h, render, type ComponentType } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { ActivityProps } from '../kit/activity';
import { lesson, words } from './lesson-fixture';
import type { Lesson } from '../kit/lesson';
import type { Level, Progress } from 'kaktus-shared/bridge';
import { emptyProgress } from '../kit/progress';
import { seededRandom } from 'kaktus-shared/shuffle';
import type { Line } from '../kit/speech/line';

const formsOf = (id: string) => ({
  where: `Wo ist ${id}?`,
  is: `Das ist ${id}.`,
  one: `Das ist ein ${id}.`,
  use: `Ich sehe ein ${id}.`,
});

function lessonWith(ids: readonly string[]): Lesson {
  const [word] = words;
  if (!word) throw new Error('The lesson has no words.');
  return {
    ...lesson,
    words: ids.map((id) => ({ ...word, id, de: id, picture: `${id}.svg`, forms: formsOf(id) })),
  };
}

export const spokenTexts: string[] = [];
/** What was answered, as the game tells it. */
export const told: string[] = [];
export const onRight = vi.fn();
export const onDone = vi.fn();
const say = async (lines: Line[]) => void spokenTexts.push(...lines.map((line) => line.text));

export async function open(
  Activity: ComponentType<ActivityProps>,
  lesson: Lesson | string[],
  seed = 3,
  data?: unknown,
  progress: Progress = emptyProgress,
  level: Level = 1,
  moves: readonly string[] = [],
) {
  spokenTexts.length = 0;
  told.length = 0;
  onRight.mockReset();
  onDone.mockReset();
  vi.useFakeTimers();
  const watch = () => () => {};
  const speaker = { say, instruct: say, repeat: async () => {}, stop: () => {}, watch };
  const left = { moves, today: '2026-05-04', onMove: (move: string) => void told.push(move) };
  const feels = { mood: null, onMood: () => {} };
  const stage = { data, progress, level, ...left, ...feels, onRight, onDone };
  const played = Array.isArray(lesson) ? lessonWith(lesson) : lesson;
  const props = { ...stage, lesson: played, speaker, random: seededRandom(seed) };
  await act(() => render(h(Activity, props), document.body));
}

export function close() {
  act(() => render(null, document.body));
  vi.useRealTimers();
}

/** Elements and drawings, but not the thousands of shapes in these, which would take a selector most of the time. */
function outsideDrawings(parent: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let one = parent.firstElementChild; one; one = one.nextElementSibling) {
    elements.push(one as HTMLElement);
    if (one instanceof HTMLElement) elements.push(...outsideDrawings(one));
  }
  return elements;
}

const all = (selector: string) =>
  outsideDrawings(document.body).filter((one) => one.matches(selector));
export const find = (selector: string) => all(selector)[0] ?? null;
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

const isFree = (one: HTMLElement) =>
  one.getAttribute('aria-disabled') !== 'true' && one.dataset['state'] !== 'right';

/** Gives the right answer to the task on the sheet. */
export async function answerRightly(choose: Choose) {
  const [thing, place] = asked();
  if (/^\d+$/.test(thing)) {
    for (let count = 0; count < Number(thing); count += 1) {
      await choose(find('[data-counts]:not([aria-pressed=true])'));
    }
    return choose(find('[data-ready] button'));
  }
  const answer = find(`[data-thing="${thing}"]`);
  if (!answer || !isFree(answer)) throw new Error(`${thing} is asked for and cannot be chosen`);
  await choose(answer);
  if (asked().join('')) await choose(find(place ? `[data-place="${place}"]` : '[data-place]'));
}

const choices = (kind: 'thing' | 'place') => all(`[data-${kind}]`).filter(isFree);

/** What can be chosen now: things, or places for the right one. */
export const freeThings = () => choices('thing').map((one) => one.dataset['thing'] ?? '');

/** Sets out in a direction in which the stroke does not go. */
async function strayFrom(stroke: HTMLElement): Promise<string> {
  const key = stroke.dataset['goes'] === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  await act(() => {
    stroke.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  return key;
}

/** Gives a wrong answer; returns what was chosen, or nothing if everything is right. */
export async function answerWrongly(choose: Choose): Promise<string | undefined> {
  const stroke = find('[data-goes]');
  if (stroke) return strayFrom(stroke);
  const [thing, place] = asked();
  const right = (find('[data-asks]')?.dataset['right'] ?? thing).split(' ');
  if (/^\d+$/.test(thing)) {
    const count = Number(thing) > 1 ? Number(thing) - 1 : 2;
    for (let one = 0; one < count; one += 1) {
      await choose(find('[data-counts]:not([aria-pressed=true])'));
    }
    await choose(find('[data-ready] button'));
    return String(count);
  }
  const wrong = choices('thing').find((one) => !right.includes(one.dataset['thing'] ?? ''));
  if (wrong) {
    await choose(wrong);
    if (place && asked().join('')) await choose(find(`[data-place="${place}"]`));
    return wrong.dataset['thing'];
  }
  const elsewhere = choices('place').find((one) => one.dataset['place'] !== place);
  if (!place || !elsewhere) return undefined;
  await choose(find(`[data-thing="${thing}"]`));
  await choose(elsewhere);
  return elsewhere.dataset['place'];
}

/** Plays to the end and returns how many tasks it took. */
export async function playToEnd(choose: Choose): Promise<number> {
  let tasks = 0;
  while (onDone.mock.calls.length === 0 && tasks < 80) {
    await answerRightly(choose);
    await pass(4000);
    tasks += 1;
  }
  return tasks;
}
