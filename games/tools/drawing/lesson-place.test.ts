// @vitest-environment node
import { expect, test } from 'vitest';
import { readFiles } from '../content/content';
import { lessonPlace, partyOf } from './lesson-place';

const content = readFiles(new URL('../..', import.meta.url).pathname);
const topics = [...content.topics.keys()];

test('every lesson has a place that is darker in the evening, with a lamp, a window or a moon', () => {
  for (const topic of topics) {
    const { sky, land } = lessonPlace(content, topic);
    expect(sky + land, topic).toMatch(/--scene-(night|window|pane|bulb)/);
  }
});

test('above a room there is a ceiling, and above everything else the sky', () => {
  for (const topic of topics) {
    const { sky, land } = lessonPlace(content, topic);
    expect(land.includes('M0 -2000'), topic).toBe(sky === '');
  }
  expect(lessonPlace(content, 'kaktus2/mein-zimmer').sky).toBe('');
});

test('a lesson without a story takes place where Kaktus is at home', () => {
  const { floor } = lessonPlace({ ...content, books: [] }, 'kaktus1/tiere');
  expect(floor).toBe('#CFA873');
});

test('at the end of every lesson several people celebrate, and all parts of them have names of their own', () => {
  for (const topic of topics) {
    const { people, box } = partyOf(content, topic);
    const ids = [...people.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, topic).toBe(ids.length);
    expect(people.match(/<g transform="translate\(\d+ \d+\)/g)?.length, topic).toBeGreaterThan(3);
    expect(box).toMatch(/^(-?\d+ ){3}\d+$/);
  }
});

test('something of the story is at the party: no two parties are alike', () => {
  const parties = topics.map((topic) => partyOf(content, topic).people);
  expect(new Set(parties).size).toBe(topics.length);
});
