/** Readers see curly quotes and apostrophes, those of their language, and one spelling of each English and German word. */
import { describe, expect, test } from 'vitest';
import { languages, slices, type Language } from '../src/i18n/catalogues';
import { fetchWords } from '../src/i18n/fetch-words';

/** The specification's sentences, which stay to the letter. */
const specified = [
  "Learning German is child's play.",
  "Oops! The page you are looking for doesn't exist.",
  "Looks like there's nothing to display at the moment.",
  'Only e-mail addresses and activation codes are collected.',
  'Login',
  'Back to login',
  'Access to this account has been temporarily disabled due to many failed login attempts. Please try again later.',
  'Error updating email. Please re-login and try again.',
  'Error updating password. Please re-login and try again.',
];

/** The name that Google gives its button, and what it links to. */
const names = /Sign in with Google/g;

const allowedQuotes: Record<Language, string> = {
  en: '“”’',
  de: '„“’',
  tr: '“”’',
  uk: '«»’',
  ar: '«»',
  es: '«»',
  pl: '„”’',
};

const otherSpellings: Partial<Record<Language, RegExp>> = {
  en: /e-mail|\bmails?\b(?! (server|folder))|\b(log|sign)-(in|out|up)\b(?<!Google sign-in)|\b(re-?)?log(in|out)\b(?! (token|details))|\bsign(s|ed|ing)? (in|out)\b|web site/i,
  de: /(?<!E-\u2060?)\bMails?\b|Mailprogramm|\be-?mail\b/,
};

function strings(words: unknown): string[] {
  if (typeof words === 'function')
    return [String((words as (...given: string[]) => unknown)('1', '2', '3', '4'))];
  if (typeof words !== 'object' || words === null) return [String(words)];
  return Object.values(words).flatMap(strings);
}

/** The sentences between the tags of a page that is written in JSX. */
const sentencesIn = (source: string) =>
  [...source.slice(source.indexOf('return (')).matchAll(/>([^<>{}]+)(?=[<{])|\}([^<>{}]+)</g)]
    .map(([, afterTag, afterValue]) => (afterTag ?? afterValue ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const answers = import.meta.glob<{ default: unknown }>('../src/features/pages/texts/*.ts', {
  eager: true,
});
const pages = import.meta.glob<string>('../src/features/pages/texts/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const isIn = (language: Language, path: string) => path.includes(`.${language}.ts`);

async function textsIn(language: Language): Promise<string[]> {
  const catalogues = await Promise.all(slices.map((slice) => fetchWords(slice, language)));
  const written = [
    ...catalogues.flatMap(strings),
    ...Object.entries(answers).flatMap(([path, text]) =>
      isIn(language, path) ? strings(text.default) : [],
    ),
    ...Object.entries(pages).flatMap(([path, source]) =>
      isIn(language, path) ? sentencesIn(source) : [],
    ),
  ];
  return written.filter((text) => !specified.includes(text)).map((text) => text.replace(names, ''));
}

describe.each(languages)('in %s', (language) => {
  test('there are sentences of all kinds to look at', async () => {
    expect((await textsIn(language)).length).toBeGreaterThan(480);
  });

  test('quotes and apostrophes are those of the language', async () => {
    const wrong = (await textsIn(language)).filter((text) =>
      [...(text.match(/["'`´‘’‚‛“”„‟«»‹›]/g) ?? [])].some(
        (quote) => !allowedQuotes[language].includes(quote),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a word has one spelling', async () => {
    const other = otherSpellings[language];
    expect((await textsIn(language)).filter((text) => other?.test(text))).toEqual([]);
  });
});
