// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Picture, Topic } from './content-types';
import { readFiles } from './content';
import { spokenTexts } from './spoken';

type Says<Text> = { says: Text };
type StoryData = {
  title: Says<string>;
  pages: (Says<string[]> & { scene?: Picture; pictures?: { word?: string }[] })[];
};
type RhymeData = { title: Says<string>; lines: (Says<string> & { words?: string[] })[] };

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const books = content.books.filter(({ form }) => form === 'picture-book');
const lessons = books.flatMap(({ slug: book, lessons }) =>
  lessons.map((lesson) => {
    const dataOf = (name: string) =>
      lesson.activities.find(({ activity }) => activity === name)?.data;
    const { words } = content.topics.get(lesson.vocabulary) as Topic;
    const story = dataOf('story') as StoryData;
    const rhyme = dataOf('rhyme') as RhymeData;
    return { id: `${book}/${lesson.slug}`, lesson, words, story, rhyme };
  }),
);

test('no two tell the same', () => {
  expect(lessons.length).toBeGreaterThan(0);
  const titles = lessons.flatMap(({ story, rhyme }) => [story.title.says, rhyme.title.says]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('every topic has a part of the running story, and Pia is found in the last one', () => {
  const found = lessons.map(({ lesson }) => lesson.episode?.found ?? false);
  expect(lessons.every(({ lesson }) => lesson.episode?.pictures.length === 3)).toBe(true);
  expect(found).toEqual([...lessons.slice(1).map(() => false), true]);
});

describe.each(lessons)('$id', ({ id, lesson, words, story, rhyme }) => {
  const sentences = story.pages.flatMap(({ says }) => says);
  const lines = rhyme.lines.map(({ says }) => says);

  test('goes from the words through story and rhyme to finding and saying them', () => {
    expect(lesson.activities.map(({ activity }) => activity)).toEqual([
      'word-spread',
      'story',
      'rhyme',
      'hear-and-find',
      'say-after',
    ]);
  });

  test('every sentence ends like one', () => {
    for (const sentence of sentences) expect(sentence).toMatch(/[.!?…]“?$/);
  });

  test('story and rhyme use all twelve words', () => {
    const text = [...sentences, ...lines].join(' ').toLowerCase();
    const forms = words.map(({ de, plural }) => [de, plural ?? de].map((one) => one.toLowerCase()));
    expect(forms.filter((either) => !either.some((form) => text.includes(form)))).toEqual([]);
  });

  test('tapped pictures and pictures before lines are words of the lesson', () => {
    const ids = words.map((word) => word.id);
    const drawn = lesson.scenes?.flatMap(({ things, parts = [] }) => [...things, ...parts]) ?? [];
    const put = story.pages.flatMap(({ pictures = [] }) => pictures);
    const tapped = [...drawn, ...put].flatMap(({ word }) => word ?? []);
    const shown = rhyme.lines.flatMap((line) => line.words ?? []);
    expect([...tapped, ...shown].filter((word) => !ids.includes(word))).toEqual([]);
    expect(new Set(tapped).size).toBeGreaterThanOrEqual(6);
  });

  test('everything in it is listed to be spoken', () => {
    const listed = spokenTexts(root, content).filter(({ file }) => file.startsWith(`${id}/`));
    const texts = [story.title.says, ...sentences, rhyme.title.says, ...lines];
    expect(listed.map(({ text }) => text)).toEqual(texts);
    expect(listed.map(({ file }) => file)).toContain(`${id}/story-pages-1-1`);
    expect(new Set(listed.map(({ file }) => file)).size).toBe(listed.length);
  });
});
