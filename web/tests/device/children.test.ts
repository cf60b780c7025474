/** What is kept of children: migrated, merged, shared between book and Interaktiv, and whole again after damage. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  addChild,
  changeChild,
  childOf,
  chooseChild,
  readFamily,
  removeChild,
  visitor,
  watchFamilies,
} from '../../src/device/children/families';
import { mergeChildProgress, type ChildProgress } from '../../src/device/children/child-progress';
import { forgetMemory, keepMemory, storedMemoryName } from '../../src/device/memory';
import { keepLastPlayed, keepProgress, storedProgress } from '../../src/device/progress';

const book = 'kaktus-1/farben';
const play = 'kaktus-1-interaktiv/farben';
const key = 'kaktus.children.anna';
const before = 'kaktus.progress.anna';

beforeEach(() => localStorage.clear());

test('a word is known in the book and in Interaktiv, stars belong to the lesson', () => {
  keepProgress('anna', play, { stars: { bingo: 3 }, words: { rot: ['2026-01-05'] } });
  keepProgress('anna', book, { stars: {}, words: { rot: ['2026-01-06'], blau: ['2026-01-06'] } });
  const words = { rot: ['2026-01-05', '2026-01-06'], blau: ['2026-01-06'] };
  expect(storedProgress('anna', play)).toEqual({ stars: { bingo: 3 }, words });
  expect(storedProgress('anna', book)).toEqual({ stars: {}, words });
  expect(storedProgress('anna', 'kaktus-1/zahlen')).toBeNull();
});

test('a visitor who signs up keeps what was reached in the lesson to try, and nobody else gets it', () => {
  keepProgress('ben', 'kaktus-1/zahlen', { stars: { bingo: 1 }, words: {} });
  keepProgress(visitor, book, { stars: { bingo: 2 }, words: { rot: ['2026-01-05'] } });
  expect(storedProgress('ben', book)).toBeNull();
  expect(storedProgress('anna', book)).toEqual({
    stars: { bingo: 2 },
    words: { rot: ['2026-01-05'] },
  });
  expect(storedProgress(visitor, book)).toBeNull();
  expect(storedProgress('cem', book)).toBeNull();
});

test('the animals of the two books are not mixed up', () => {
  keepProgress('anna', 'kaktus-1/tiere', { stars: {}, words: { hund: ['2026-01-05'] } });
  expect(storedProgress('anna', 'kaktus-2/tiere')).toBeNull();
});

test('the day of a sticker is that of the first one, and survives a reload and a later sticker', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const stickerOn = () => childOf('anna').lessons[book]?.stickerOn;
  keepProgress('anna', book, { stars: { story: 3 }, words: {} });
  expect(stickerOn()).toBeUndefined();
  keepProgress('anna', book, { stars: { story: 3 }, words: {}, sticker: 'rot' });
  expect(stickerOn()).toBe('2026-01-05');
  vi.setSystemTime(new Date(2026, 0, 6, 12));
  keepProgress('anna', book, { stars: { story: 3 }, words: {}, sticker: 'blau' });
  expect(stickerOn()).toBe('2026-01-05');
  const text = localStorage.getItem(key)!;
  localStorage.setItem(key, text.replace('2026-01-05', 'yesterday'));
  expect(stickerOn()).toBeUndefined();
  expect(childOf('anna').lessons[book]?.sticker).toBe('blau');
});

const kept1 = {
  lastPlayed: play,
  lessons: {
    [book]: { stars: { story: 2 }, words: { rot: ['2026-01-05'] }, sound: false },
    [play]: {
      stars: { bingo: 3 },
      words: { rot: ['2026-01-06', '2026-01-08'], gelb: ['2026-01-06'] },
      levels: { bingo: 2 },
      level: 3,
    },
  },
};

test('what was kept for one child without a name is taken over whole', () => {
  localStorage.setItem(before, JSON.stringify(kept1));
  const words = { rot: ['2026-01-05', '2026-01-06', '2026-01-08'], gelb: ['2026-01-06'] };
  expect(storedProgress('anna', book)).toEqual({ stars: { story: 2 }, words, sound: false });
  expect(storedProgress('anna', play)).toEqual({
    stars: { bingo: 3 },
    words,
    levels: { bingo: 2 },
    level: 3,
  });
  expect(childOf('anna')).toMatchObject({ id: 1, name: '', picture: 'kaktus', lastPlayed: play });
  expect(readFamily('anna').children).toHaveLength(1);
  expect(localStorage.getItem(before)).toBeNull();
});

test('what a window of the former release still writes joins the rest', () => {
  keepProgress('anna', play, { stars: { bingo: 3 }, words: { blau: ['2026-01-09'] } });
  const older = {
    lessons: { [play]: { stars: { bingo: 1, memory: 2 }, words: { rot: ['2026-01-06'] } } },
  };
  localStorage.setItem(before, JSON.stringify(older));
  expect(storedProgress('anna', play)).toEqual({
    stars: { bingo: 3, memory: 2 },
    words: { blau: ['2026-01-09'], rot: ['2026-01-06'] },
  });
});

test.each([
  'null',
  '[]',
  '"text"',
  '{"children":',
  '{"children":{}}',
  '{"children":[null,7,{"id":"x"}],"chosen":9}',
  '{"version":99,"children":[{"id":1,"lessons":[],"words":"no","name":{}}]}',
])('damaged storage is one child who has not played yet: %s', (text) => {
  localStorage.setItem(key, text);
  expect(childOf('anna')).toEqual({ id: 1, name: '', picture: 'kaktus', lessons: {}, words: {} });
  keepProgress('anna', book, { stars: { story: 1 }, words: {} });
  expect(storedProgress('anna', book)).toEqual({ stars: { story: 1 }, words: {} });
});

test('one damaged part costs only itself', () => {
  const child = {
    id: 4,
    name: ' Mia\u0000\n ',
    picture: 'dragon',
    wateredOn: 'yesterday',
    lessons: { [book]: { stars: { story: 3 } }, [play]: { stars: { bingo: 9 } }, nowhere: {} },
    words: { [book]: { rot: ['2026-01-05'] }, 'kaktus-1/tiere': { hund: [5] } },
  };
  localStorage.setItem(key, JSON.stringify({ version: 2, chosen: 4, children: [child, child] }));
  expect(readFamily('anna').children).toEqual([
    {
      id: 4,
      name: 'Mia',
      picture: 'kaktus',
      lessons: { [book]: { stars: { story: 3 } } },
      words: { [book]: { rot: ['2026-01-05'] } },
    },
  ]);
});

test('of two progresses the better is kept, and what was set stays', () => {
  const own: ChildProgress = {
    lessons: { [book]: { stars: { story: 2, rhyme: 1 }, sound: false, levels: { rhyme: 3 } } },
    words: { [book]: { rot: ['2026-01-05'] } },
  };
  const other: ChildProgress = {
    lessons: {
      [book]: { stars: { story: 1, rhyme: 3 }, sound: true, levels: { rhyme: 2, story: 2 } },
      [play]: { stars: { bingo: 1 } },
    },
    words: { [book]: { rot: ['2026-01-07'], blau: ['2026-01-07'] }, 'kaktus-2/natur': {} },
  };
  expect(mergeChildProgress(own, other)).toEqual({
    lessons: {
      [book]: { stars: { story: 2, rhyme: 3 }, sound: false, levels: { rhyme: 3, story: 2 } },
      [play]: { stars: { bingo: 1 } },
    },
    words: {
      [book]: { rot: ['2026-01-05', '2026-01-07'], blau: ['2026-01-07'] },
      'kaktus-2/natur': {},
    },
  });
});

test('each child has a progress of its own, six at most', () => {
  keepProgress('anna', book, { stars: { story: 3 }, words: {} });
  for (const name of ['Mia', 'Tom', 'Ada', 'Ben', 'Cem', 'Eva'])
    addChild('anna', { name, picture: 'hund' });
  const { children, chosen } = readFamily('anna');
  expect(children.map(({ name }) => name)).toEqual(['', 'Mia', 'Tom', 'Ada', 'Ben', 'Cem']);
  expect(chosen).toBe(6);
  expect(storedProgress('anna', book)).toBeNull();
  chooseChild('anna', 1);
  expect(storedProgress('anna', book)?.stars).toEqual({ story: 3 });
  expect(readFamily('ben').children).toHaveLength(1);
});

test('a lesson belongs to whoever opened it', () => {
  addChild('anna', { name: 'Mia', picture: 'katze' });
  keepProgress('anna', book, { stars: { story: 3 }, words: {} }, 1);
  expect(storedProgress('anna', book, 2)).toBeNull();
  expect(storedProgress('anna', book, 1)?.stars).toEqual({ story: 3 });
});

test('after the last child a new one without a name is there', () => {
  keepLastPlayed('anna', book);
  removeChild('anna', 1);
  expect(childOf('anna')).toEqual({ id: 2, name: '', picture: 'kaktus', lessons: {}, words: {} });
});

test('what lessons from other tools store belongs to the child too', () => {
  keepMemory('anna', book, { local: { of: 'first' } });
  addChild('anna', { name: 'Mia', picture: 'katze' });
  expect(storedMemoryName('anna', book)).toBe('');
  keepMemory('anna', book, { local: { of: 'second' } });
  expect(storedMemoryName('anna', book)).toContain('second');
  forgetMemory('anna', 2);
  expect(storedMemoryName('anna', book)).toBe('');
  chooseChild('anna', 1);
  expect(storedMemoryName('anna', book)).toContain('first');
});

test('changes are told, and nothing else makes a new family', () => {
  const changed = vi.fn();
  const stop = watchFamilies(changed);
  changeChild('anna', 1, (child) => ({ ...child, name: 'Mia' }));
  expect(changed).toHaveBeenCalledOnce();
  expect(readFamily('anna')).toBe(readFamily('anna'));
  stop();
});
