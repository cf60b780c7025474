// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleMarks } from '../kit/articles';
import { lessonColour } from './palette';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const properties = (css: string) =>
  new Map([...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]));
const byDay = properties(read('../../web/src/ui/tokens.css').split('body.dark {')[0] ?? '');
const stage = properties(read('../kit/stage.css'));

test('a lesson has the values of the design language wherever it uses their names', () => {
  const shared = [...stage.keys()].filter((name) => byDay.has(name));
  expect(shared).toEqual(
    expect.arrayContaining(['--paper', '--ink', '--action', '--joy', '--radius-large']),
  );
  for (const name of shared)
    expect(`${name}: ${stage.get(name)}`).toBe(`${name}: ${byDay.get(name)}`);
});

test('the articles have their colours', () => {
  for (const [gender, { colour }] of Object.entries(articleMarks)) {
    expect(colour.toLowerCase()).toBe(byDay.get(`--${gender}`));
  }
});

test.each([
  ['Kaktus 1', 'warm'],
  ['Kaktus 2', 'cool'],
])('the eight colours of %s are the %s ones', (title, palette) => {
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(lessonColour(title, place).toLowerCase()).toBe(byDay.get(`--${palette}-${place}`));
  }
});
