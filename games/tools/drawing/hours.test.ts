import { describe, expect, test } from 'vitest';
import { readFiles } from '../content/content';

const stories = readFiles(new URL('../..', import.meta.url).pathname).books.flatMap(
  ({ slug, lessons }) =>
    lessons.flatMap(({ slug: lesson, scenes, activities }) => {
      const data = activities.find(({ activity }) => activity === 'story')?.data;
      if (!scenes || !data) return [];
      const { pages } = data as { pages: { says: string[] }[] };
      return {
        name: `${slug}/${lesson}`,
        pages: scenes.map(({ hour = 'day' }, place) => ({
          hour,
          says: pages[place]!.says.join(' '),
        })),
      };
    }),
);
const pages = stories.flatMap((story) => story.pages);
const saying = (words: RegExp) => pages.filter(({ says }) => words.test(says));

describe('the hour of a page is the one that its sentence tells', () => {
  test.each(saying(/Guten (Morgen|Tag)|Am Morgen|Die Sonne scheint|heiß[.!]/))(
    '$says',
    ({ hour }) => {
      expect(hour).toBe('bright');
    },
  );

  test.each(saying(/Es ist Nacht|schlafen schon/))('$says', ({ hour }) => {
    expect(hour).toBe('night');
  });
});

test.each(stories)('$name keeps its light from page to page', ({ pages: all }) => {
  const hours = new Set(all.map(({ hour }) => hour));
  expect(hours.has('bright') && hours.has('day')).toBe(false);
});
