/** What is carried to another device arrives whole, without a name; anything else is refused. */
import { expect, test } from 'vitest';
import { newChild, type Child } from '../../src/device/children/child';
import {
  carriedText,
  linkFragment,
  readCarried,
  readCarriedFile,
  readLinkFragment,
} from '../../src/features/garden/carry/carried';

const mia: Child = {
  ...newChild(3),
  name: 'Mia Geheim',
  picture: 'katze',
  lastPlayed: 'kaktus-1/farben',
  lessons: { 'kaktus-1/farben': { stars: { story: 3 }, levels: { story: 2 } } },
  words: { 'kaktus-1/farben': { rot: ['2026-01-05', '2026-01-06'] } },
};
const { picture, lessons, words } = mia;

test('by file and by link', async () => {
  const text = carriedText(mia);
  // jsdom's files cannot be read.
  const file = { size: text.length, text: () => Promise.resolve(text) } as File;
  expect(await readCarriedFile(file)).toEqual({ picture, lessons, words });
  expect(await readLinkFragment(await linkFragment(mia))).toEqual({ picture, lessons, words });
});

test('the name stays at home', async () => {
  expect(carriedText(mia)).not.toMatch(/Mia|Geheim/);
});

test.each([
  '',
  'null',
  '{}',
  '{"kind":"kaktus-garden","version":1}',
  '{"kind":"kaktus-garden","version":2,"words":{"kaktus-1/farben":{}}}',
  '{"kind":"something","version":1,"words":{"kaktus-1/farben":{}}}',
  '{"kind":"kaktus-garden","version":1,"words":{"__proto__":{"x":["2026-01-01"]}}}',
  `{"kind":"kaktus-garden","version":1,"pad":"${'x'.repeat(400_000)}","words":{"a/b":{}}}`,
])('what is not ours is refused: %#', (text) => {
  expect(readCarried(text)).toBeNull();
});

test('what is hostile in a part costs only that part', () => {
  const text = JSON.stringify({
    kind: 'kaktus-garden',
    version: 1,
    picture: '<script>',
    lessons: { 'kaktus-1/farben': { stars: { story: 99 } }, 'x y': { stars: {} } },
    words: { 'kaktus-1/farben': { rot: ['2026-01-05'] }, 'kaktus-1/tiere': { '<b>': [] } },
  });
  expect(readCarried(text)).toEqual({
    picture: 'kaktus',
    lessons: {},
    words: { 'kaktus-1/farben': { rot: ['2026-01-05'] } },
  });
});

test.each(['#carry=', '#carry=%%%', '#carry=abcd', '#other', ''])(
  'a damaged link brings nothing: %s',
  async (hash) => {
    expect(await readLinkFragment(hash)).toBeNull();
  },
);

test('a link that unfolds to more than all words need is given up', async () => {
  const huge = { ...mia, lessons: {}, words: {}, picture: 'x'.repeat(3_000_000) } as never;
  const end = await linkFragment(huge).catch(() => null);
  expect(end === null || (await readLinkFragment(end)) === null).toBe(true);
});
