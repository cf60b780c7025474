/** The language of the page and its texts; a switch waits until all texts are loaded. */
import { use, useSyncExternalStore } from 'react';
import { keptText } from '../device/kept';
import { languages, type Language, type Slice, type Words } from './catalogues';
import shell from './en/shell';
import { fetchWords } from './fetch-words';

const choice = keptText('device', 'language');
const loaded = new Map<string, unknown>([['en/shell', shell]]);
const pending = new Map<string, Promise<unknown>>();
const slicesInUse = new Set<Slice>(['shell']);
const listeners = new Set<() => void>();

/** The attribute is authoritative: theme.js sets it before the first paint. */
export function currentLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en';
}

export function showIn(language: Language): void {
  const page = document.documentElement;
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
}

function load(slice: Slice, language: Language): Promise<unknown> {
  const key = `${language}/${slice}`;
  const known = pending.get(key);
  if (known) return known;
  const promise = fetchWords(slice, language).then(
    (words) => {
      loaded.set(key, words);
      return words;
    },
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/** Fetches the texts of a slice before the page that shows them. */
export async function loadWords(slice: Slice): Promise<void> {
  slicesInUse.add(slice);
  await load(slice, currentLanguage());
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...slicesInUse].map((slice) => load(slice, language)));
  showIn(language);
  choice.write(language);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The texts of a slice in the chosen language. */
export function useWords<S extends Slice>(slice: S): Words<S> {
  const language = useLanguage();
  const ready = loaded.get(`${language}/${slice}`);
  if (ready) return ready as Words<S>;
  slicesInUse.add(slice);
  return use(load(slice, language)) as Words<S>;
}
