// @vitest-environment node
import { expect, test } from 'vitest';
import { sentenceSigns, signsOf, type Pronounce } from './phonemes';

const dictionary: Record<string, string> = {
  'ein Haus': 'aɪn hˈaʊs',
  'T-Shirt': 'tˈeː ʃˈɜːt',
  ja: 'jˈɑː',
};
const pronounce: Pronounce = async (texts) => texts.map((text) => dictionary[text] ?? '');

test('a stress lasts until the vowel is over, with both halves of a double one', () => {
  expect(signsOf('hˈaʊs')).toEqual([
    ['h', 0],
    ['a', 1],
    ['ʊ', 1],
    ['s', 0],
  ]);
});

test('length belongs to its vowel, and foreign sounds become German ones', () => {
  expect(signsOf('tˈeːʃɜːt').map(([sign]) => sign)).toEqual(['t', 'eː', 'ʃ', 'øː', 't']);
});

test('a sentence has a beginning, spaces between words, its last sign and an end', async () => {
  const signs = await sentenceSigns('ja, ein Haus.', pronounce);
  expect(signs.map(([sign]) => sign).join('')).toBe('^jɑː, aɪn haʊs.$');
});

test('a word that is spelt by sound sounds as it is spelt', async () => {
  const signs = await sentenceSigns('ein Haus{hˈuːs}.', pronounce);
  expect(signs.map(([sign]) => sign).join('')).toBe('^aɪn huːs.$');
});

test('a word that is pronounced in two pieces stays one', async () => {
  const signs = await sentenceSigns('T-Shirt.', pronounce);
  expect(signs.map(([sign]) => sign).join('')).toBe('^teːʃøːt.$');
});
