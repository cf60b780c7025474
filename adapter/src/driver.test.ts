import { beforeEach, expect, test } from 'vitest';
import { bookmarkedPlace, driverCalls } from './driver.ts';
import { openMemory } from './lesson-memory.ts';

type Driver = Record<string, (...args: unknown[]) => unknown>;
const lesson = 'kaktus-1/farben';
let name: string;
let stars: unknown[];

const page = 'https://x.example/content/t/kaktus-1/farben/scormcontent/index.html';

function opened() {
  const store = { read: () => name, write: (text: string) => (name = text) };
  return openMemory(lesson, store, (message) => {
    if (message.type === 'progress') stars.push(message.progress);
  });
}

const open = () => driverCalls(opened()) as Driver;

beforeEach(() => {
  name = '';
  stars = [];
});

test('what a lesson stores is there the next time', () => {
  const first = open();
  expect([first.GetDataChunk!(), first.GetBookmark!(), first.GetStatus!()]).toEqual(['', '', 4]);
  first.SetDataChunk!('{"v":2}');
  first.SetBookmark!('index.html#/lessons/2', '');
  const second = open();
  expect([second.GetDataChunk!(), second.GetBookmark!()]).toEqual([
    '{"v":2}',
    'index.html#/lessons/2',
  ]);
});

test('an end without points is worth three stars', () => {
  const driver = open();
  driver.SetReachedEnd!();
  expect(driver.GetStatus!()).toBe(2);
  expect(stars).toEqual([{ stars: { lesson: 3 }, words: {} }]);
});

test('points count, and a failed quiz can be tried again', () => {
  const driver = open();
  driver.SetScore!(40, 100, 0);
  driver.SetFailed!();
  driver.SetReachedEnd!();
  expect(driver.GetStatus!()).toBe(driver.LESSON_STATUS_FAILED);
  driver.ResetStatus!();
  driver.SetScore!(70, 100, 0);
  driver.SetPassed!();
  expect(driver.GetStatus!()).toBe(1);
  expect(stars).toEqual([
    { stars: { lesson: 1 }, words: {} },
    { stars: { lesson: 2 }, words: {} },
  ]);
});

test('a lesson is told when there is no more room', () => {
  const driver = open();
  expect(driver.SetDataChunk!('x'.repeat(200_000))).toBe(false);
  expect(driver.SetDataChunk!('x')).toBe(true);
});

test.each([
  ['index.html#/lessons/2', `${page}#/lessons/2`],
  ['#/lessons/2', `${page}#/lessons/2`],
  ['two.html?x=1', page.replace('index.html', 'two.html?x=1')],
  ['index.html', null],
  ['', null],
  ['../../zahlen/story.html', null],
  ['https://elsewhere.example/', null],
  ['//[', null],
])('a bookmark %o leads to %o at the beginning', (bookmark, place) => {
  open().SetBookmark!(bookmark);
  expect(bookmarkedPlace(opened(), page)).toBe(place);
  expect(bookmarkedPlace(opened(), `${page}#/lessons/7`)).toBe(null);
});

test('a lesson that judges the driver by the length of its functions takes it for one', () => {
  const calls = Object.values(open()).filter((call) => typeof call === 'function');
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(call.toString().length).toBeGreaterThan(35);
});

test('the answers of a matching question can be built', () => {
  const { CreateResponseIdentifier: identify, MatchingResponse } = open();
  const Matching = MatchingResponse as unknown as new (...both: unknown[]) => object;
  const [source, target] = [identify!('a', 'rot'), identify!('b', 'Apfel')];
  expect(new Matching(source, target)).toEqual({ Source: source, Target: target });
});
