// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerDialogs } from './dialogs.ts';

type Answers = {
  alert: (text?: unknown) => void;
  confirm: (text: string) => boolean;
  prompt: (text: string, usual?: string) => string;
};
let open: HTMLDialogElement[];
let answers: Answers;
let restarts: number;

beforeEach(() => {
  open = [];
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    open.push(this);
  };
  HTMLDialogElement.prototype.close = function () {
    open.splice(open.indexOf(this), 1);
    this.dispatchEvent(new Event('close'));
  };
  localStorage.clear();
  restarts = 0;
  begin();
});
afterEach(() => vi.restoreAllMocks());

/** As a new page does. */
function begin() {
  const given: Record<string, unknown> = {};
  answerDialogs((name, described) => (given[name] = described.value), {
    memory: localStorage,
    restart: () => (restarts += 1),
  });
  answers = given as Answers;
}
const confirmShown = () => open[0]!.querySelector('button')!.click();
const names = () => [...open[0]!.querySelectorAll('button')].map((button) => button.textContent);

test('what a lesson says is shown, one after the other', () => {
  answers.alert('Gut!');
  answers.alert('<b>Weiter</b>');
  expect(open.map((dialog) => dialog.firstChild!.textContent)).toEqual(['Gut!']);
  confirmShown();
  expect(open.map((dialog) => dialog.firstChild!.textContent)).toEqual(['<b>Weiter</b>']);
  confirmShown();
  expect([open, document.body.childElementCount]).toEqual([[], 0]);
});

test('a lesson that says the same for ever is not listened to', () => {
  for (let count = 0; count < 1000; count += 1) answers.alert(count);
  confirmShown();
  confirmShown();
  confirmShown();
  expect(open).toEqual([]);
});

test('a question after a touch is answered with yes, and a text with the usual one', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(answers.confirm('Noch einmal?')).toBe(true);
  expect([answers.prompt('Name?', 'Mia'), answers.prompt('Name?')]).toEqual(['Mia', '']);
  expect(open).toEqual([]);
});

test('who is asked at the start goes on with yes', () => {
  expect(answers.confirm('Weiter, wo du warst?')).toBe(true);
  expect(names()).toEqual(['Yes', 'No']);
  confirmShown();
  expect([open, restarts, localStorage.length]).toEqual([[], 0, 0]);
});

test('who says no begins once more, where each question of before is answered so', () => {
  answers.confirm('Weiter, wo du warst?');
  open[0]!.querySelectorAll('button')[1]!.click();
  expect(restarts).toBe(1);
  begin();
  expect([answers.confirm('Weiter, wo du warst?'), open]).toEqual([false, []]);
  expect(answers.confirm('Mit Ton?')).toBe(true);
  open[0]!.querySelectorAll('button')[1]!.click();
  begin();
  expect([answers.confirm('Weiter, wo du warst?'), answers.confirm('Mit Ton?')]).toEqual([
    false,
    false,
  ]);
  begin();
  expect([answers.confirm('Weiter, wo du warst?'), restarts]).toEqual([true, 2]);
  confirmShown();
});

test('without room for the answer, the lesson goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answers.confirm('Weiter, wo du warst?');
  open[0]!.querySelectorAll('button')[1]!.click();
  expect([open, restarts]).toEqual([[], 0]);
});

test('what is said while the page loads is shown with the page', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  answers.alert('Willkommen');
  expect(open).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(open).toHaveLength(1);
  confirmShown();
});
