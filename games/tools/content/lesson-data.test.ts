// @vitest-environment node
import { expect, test } from 'vitest';
import { readyData } from './lesson-data';

const ready = (data: unknown) => readyData('kaktus-1/tiere', 'story', data);

test('a text is named after its place in the data', () => {
  const pages = [{ says: ['Wau!', 'Wer ist da?'] }, { says: ['Bello!'] }];
  const { data, lines } = ready({ title: { says: 'Wo ist Bello?' }, pages });
  expect(lines).toEqual([
    { text: 'Wo ist Bello?', recording: 'kaktus-1/tiere/story-title' },
    { text: 'Wau!', recording: 'kaktus-1/tiere/story-pages-1-1' },
    { text: 'Wer ist da?', recording: 'kaktus-1/tiere/story-pages-1-2' },
    { text: 'Bello!', recording: 'kaktus-1/tiere/story-pages-2-1' },
  ]);
  expect(data).toEqual({
    title: { says: lines[0] },
    pages: [{ says: [lines[1], lines[2]] }, { says: [lines[3]] }],
  });
});

test('a picture becomes its path in the product', () => {
  const farm = { drawing: 'dinge/teller.svg' };
  const dog = { drawing: 'tiere/hund.svg' };
  const { data, pictures } = ready({ scene: farm, pictures: [{ picture: dog, at: [10, 20] }] });
  expect(pictures).toEqual([farm, dog]);
  expect(data).toEqual({
    scene: 'pictures/dinge/teller.svg',
    pictures: [{ picture: 'pictures/tiere/hund.svg', at: [10, 20] }],
  });
});

test('other data, and none, stays as it is', () => {
  const rules = { rows: 3, drawing: 'free', of: null };
  expect(ready(rules)).toEqual({ data: rules, pictures: [], lines: [], songs: [] });
  expect(ready(undefined).data).toBeUndefined();
});

test('who dances to a song sways with its beat', () => {
  const song = { bar: 6, tempo: 180, lines: ['Kir-:a2 sche:g1'], chords: ['C'] };
  expect(ready({ song }).data).toMatchObject({ song: { swaySeconds: 1 } });
  expect(ready({ song: { ...song, bar: 8, tempo: 240 } }).data).toMatchObject({
    song: { swaySeconds: 0.5 },
  });
});
