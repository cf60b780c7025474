/** No language lacks a text of English, leaves one empty, forgets what is filled in, or keeps English by accident. */
import { expect, test } from 'vitest';
import { languages, slices, type Language } from '../src/i18n/catalogues';
import { fetchWords } from '../src/i18n/fetch-words';

type Leaf = { path: string; value: unknown };

function leaves(words: unknown, path: string): Leaf[] {
  if (typeof words !== 'object' || words === null) return [{ path, value: words }];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

const marks = ['‹1›', '‹2›', '‹3›', '‹4›'];

/** A text as it would be shown; what is filled in stands out. */
function shown({ value }: Leaf): string {
  if (typeof value === 'function')
    return String((value as (...given: string[]) => unknown)(...marks));
  return String(value);
}

async function wordsOf(language: Language): Promise<Map<string, Leaf>> {
  const all = await Promise.all(
    slices.map(async (slice) => leaves(await fetchWords(slice, language), slice)),
  );
  return new Map(all.flat().map((leaf) => [leaf.path, leaf]));
}

/** The same in English for a reason. */
const sameAsEnglish: Partial<Record<Language, string[]>> = {
  pl: ['shell/menu', 'shell/copyright', 'books/size', 'books/large'],
  uk: ['shell/copyright'],
  ar: ['shell/copyright'],
};

const scripts: Partial<Record<Language, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

test.each(languages.filter((language) => language !== 'en'))('%s is complete', async (language) => {
  const [english, words] = await Promise.all([wordsOf('en'), wordsOf(language)]);
  expect([...words.keys()].sort()).toEqual([...english.keys()].sort());

  const wrong: string[] = [];
  const same: string[] = [];
  for (const [path, leaf] of words) {
    const text = shown(leaf);
    const meant = shown(english.get(path)!);
    if (typeof leaf.value !== typeof english.get(path)!.value) wrong.push(`${path}: another kind`);
    if (!text.trim() !== !meant.trim()) wrong.push(`${path}: empty`);
    if (/undefined|NaN/.test(text)) wrong.push(`${path}: ${text}`);
    for (const mark of marks)
      if (text.includes(mark) !== meant.includes(mark)) wrong.push(`${path}: ${mark} is lost`);
    if (meant && text === meant) same.push(path);
    else if (meant && !(scripts[language]?.test(text) ?? true)) same.push(path);
  }
  expect(wrong).toEqual([]);
  expect(same).toEqual(sameAsEnglish[language] ?? ['shell/copyright', 'books/size', 'books/large']);
});
