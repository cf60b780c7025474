import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { named } from '../../drawing/colours';
import { dressUp } from '../../drawing/games/dress-up';
import { drawScene } from '../../drawing/scenes/draw-scene';
import { coloursSeen, nameOf, type Seen } from '../../testing/colours-seen';
import type { Picture } from '../content/content-types';
import { readFiles } from '../content/content';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const colours: Record<string, Seen> = {
  rot: 'rot',
  orange: 'orange',
  gelb: 'gelb',
  grün: 'gruen',
  blau: 'blau',
  lila: 'lila',
  rosa: 'rosa',
  braun: 'braun',
  schwarz: 'schwarz',
  weiß: 'weiss',
  grau: 'grau',
};
const calm: Seen[] = ['schwarz', 'weiss', 'grau'];
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss');

const pictureAt = (path: string) => readFileSync(`${root}pictures/${path}`, 'utf8');

/** A red lamp in a dark case is red: greys count only where a grey is named. */
function mainColour(svg: string, asked: Seen): Seen | undefined {
  const counted = [...coloursSeen(svg)].filter(
    ([name]) => calm.includes(asked) || !calm.includes(name),
  );
  return counted.sort(([, one], [, other]) => other - one)[0]?.[0];
}

test('a colour has the name that people give it', () => {
  for (const seen of Object.values(colours)) {
    const hex = named[seen];
    expect(nameOf([1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)))).toBe(
      seen,
    );
  }
  expect(nameOf([94, 74, 134])).toBe('lila');
});

describe('the words of the lesson Farben', () => {
  test.each(Object.entries(colours))('%s is seen as it is called', (_word, seen) => {
    expect(mainColour(pictureAt(`farben/${seen}.svg`), seen)).toBe(seen);
  });

  test('bunt has at least five colours, none of them alone', () => {
    const shares = [...coloursSeen(pictureAt('farben/bunt.svg')).values()].filter(
      (share) => share > 0.08,
    );
    expect(shares.length).toBeGreaterThanOrEqual(5);
  });
});

type Thing = { name: string; svg: string };
type Shown = { says: string[]; things: Thing[] };
type Lines = { says: string | string[]; words?: string[]; picture?: Picture }[];

const thingAt = (path: string): Thing => ({
  name: path.replace(/^.*\/|\.svg$/g, ''),
  svg: pictureAt(path),
});

/** What is said on a page or in a line of a rhyme, and what is drawn there. */
function shown(): Shown[] {
  return content.books.flatMap(({ lessons }) =>
    lessons.flatMap(({ vocabulary, activities, scenes = [] }) => {
      const words = content.topics.get(vocabulary)?.words ?? [];
      const pathOf = (id: string) => words.find((word) => word.id === id)?.picture.drawing ?? [];
      return activities.flatMap(({ activity, data }) => {
        const { pages = [], lines = [] } = (data ?? {}) as {
          pages?: { says: string[] }[];
          lines?: Lines;
        };
        const ofPages = activity === 'story' ? scenes : [];
        const ofLines = activity === 'rhyme' ? lines : [];
        return [
          ...ofPages.map((scene, page) => ({
            says: pages[page]?.says ?? [],
            things: drawScene(scene).pieces.map(({ name, drawing }) => ({
              name,
              svg: `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
            })),
          })),
          ...ofLines.map(({ says, words: ids = [], picture }) => ({
            says: [says].flat(),
            things: [...ids.flatMap(pathOf), ...(picture ? [picture.drawing] : [])].map(thingAt),
          })),
        ];
      });
    }),
  );
}

const names = Object.keys(colours).join('|');
/** The two orders of a sentence: Die Ampel ist grün, and: Jetzt ist die Ampel grün. */
const wordOrders = [
  `(\\p{Lu}\\p{L}+) (?:ist|sind|malt) (?:noch |jetzt |ganz )?(${names})(?: und (${names}))?(?!\\p{L})`,
  `(?:ist|sind) (?:der|die|das) (\\p{Lu}\\p{L}+) (${names})(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Drawings are named after what they show: rote-blume shows a Blume, and so do Blumen. */
const shows = ({ name }: Thing, noun: string) => {
  return name.split('-').some((part) => part.length > 2 && plain(noun).startsWith(part));
};

const claims = shown().flatMap(({ says, things: all }) =>
  says.flatMap((sentence) =>
    wordOrders
      .flatMap((order) => [...sentence.matchAll(order)])
      .flatMap(([, noun = '', ...colourNames]) => {
        const things = all.filter((thing) => shows(thing, noun));
        return colourNames
          .filter((name) => name !== undefined)
          .filter(() => things.length > 0)
          .map((name) => ({ sentence, things, seen: colours[name]! }));
      }),
  ),
);

describe('what a sentence calls by a colour', () => {
  test('is found in the stories and rhymes', () => {
    expect(claims.length).toBeGreaterThanOrEqual(8);
  });

  test.each(claims)('$sentence ($seen)', ({ things, seen }) => {
    expect(things.map(({ svg }) => mainColour(svg, seen))).toContain(seen);
  });
});

describe('what is put on in the game', () => {
  const { worn } = dressUp();
  const clothes = content.topics.get('kaktus2/kleidung')?.words ?? [];
  const mainColourOf = (svg: string) =>
    [...coloursSeen(svg)].sort(([, one], [, other]) => other - one)[0]?.[0];

  test.each(clothes.map(({ id }) => id))('%s has the colour of its picture', (id) => {
    const piece = `<svg>${worn[id]?.join('') ?? ''}</svg>`;
    expect([...coloursSeen(piece).keys()]).toContain(mainColourOf(pictureAt(`kleidung/${id}.svg`)));
  });
});
