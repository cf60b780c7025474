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
  const given: Record<string, unknown> = {};
  answerDialogs((name, described) => (given[name] = described.value));
  answers = given as Answers;
});
afterEach(() => vi.restoreAllMocks());

const confirmShown = () => open[0]!.querySelector('button')!.click();

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

test('a question is answered with yes, and a text with the usual one', () => {
  expect(answers.confirm('Weiter, wo du warst?')).toBe(true);
  expect([answers.prompt('Name?', 'Mia'), answers.prompt('Name?')]).toEqual(['Mia', '']);
  expect(open).toEqual([]);
});

test('what is said while the page loads is shown with the page', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  answers.alert('Willkommen');
  expect(open).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(open).toHaveLength(1);
  confirmShown();
});
