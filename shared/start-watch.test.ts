// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStart, type Seen } from './start-watch.ts';

let reports: string[];
let shown: Seen;

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function load(seen: Seen): void {
  shown = seen;
  // An open window with listeners of its own, as every page has.
  const own = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  watchStart(own as Window & typeof globalThis, {
    onTrouble: (reason, drawn) => reports.push(`${reason} ${drawn}`),
    onDrawn: () => reports.push('drawn'),
    seen: () => shown,
  });
  opened = own as Window & typeof globalThis;
  vi.spyOn(own, 'setInterval').mockImplementation(((work: () => void, ms: number) =>
    setInterval(work, ms)) as never);
  vi.spyOn(own, 'clearInterval').mockImplementation((timer) => clearInterval(timer));
  own.dispatchEvent(new opened.Event('load'));
}
let opened: Window & typeof globalThis;
const fail = () => opened.dispatchEvent(new opened.ErrorEvent('error'));
const refuse = () => {
  const refused = Object.assign(new opened.Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
  });
  opened.document.dispatchEvent(refused);
};
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('a lesson with something to play is ready, four seconds after its load', () => {
  load('enough');
  wait(3);
  expect(reports).toEqual([]);
  wait(30);
  expect(reports).toEqual(['drawn']);
});

test('a fault behind a loading screen is reported, and taken back when the lesson comes after all', () => {
  load('something');
  fail();
  wait(4);
  expect(reports).toEqual(['error false']);
  shown = 'enough';
  wait(30);
  expect(reports).toEqual(['error false', 'drawn']);
});

test('a fault in what can be played is reported as such', () => {
  load('enough');
  fail();
  wait(30);
  expect(reports).toEqual(['error true']);
});

test('a loading screen without a fault may last fifteen seconds', () => {
  load('something');
  wait(14);
  expect(reports).toEqual([]);
  wait(30);
  expect(reports).toEqual(['nothing_drawn true']);
});

test('a refused script is a reason only for a lesson that never comes', () => {
  load('something');
  refuse();
  wait(14);
  expect(reports).toEqual([]);
  wait(30);
  expect(reports).toEqual(['script_refused false']);
  load('enough');
  refuse();
  wait(30);
  expect(reports.at(-1)).toBe('drawn');
});

test('a blank page is reported without a fault too', () => {
  load('nothing');
  wait(30);
  expect(reports).toEqual(['nothing_drawn false']);
});

test('a hidden page is not judged until it is seen', () => {
  load('nothing');
  const hidden = vi.spyOn(opened.document, 'hidden', 'get').mockReturnValue(true);
  wait(60);
  expect(reports).toEqual([]);
  hidden.mockReturnValue(false);
  wait(4);
  expect(reports).toEqual(['nothing_drawn false']);
});
