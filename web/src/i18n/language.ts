/** The language of the page and its texts; a switch waits until all texts are loaded. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { storedText } from '../device/stored';
import { languages, type Language, type Slice, type Words } from './catalogues';
import shell from './en/shell';
import { fetchWords } from './fetch-words';
import { createWordLoader } from './word-loader';

const choice = storedText('device', 'language');
const { load, loadPartsInUse, useLoadedWords } = createWordLoader(
  fetchWords,
  new Map([['en/shell', shell]]),
);
const { notify, subscribe } = createChangeSignal();

/** The attribute is authoritative: theme.js sets it before the first paint. */
export function currentLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en';
}

export function showIn(language: Language): void {
  const page = document.documentElement;
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
}

/** Fetches the texts of a slice before the page that shows them. */
export async function loadWords(slice: Slice): Promise<void> {
  await load(slice, currentLanguage());
}

export async function setLanguage(language: Language): Promise<void> {
  await loadPartsInUse(language);
  showIn(language);
  choice.write(language);
  notify();
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The texts of a slice in the chosen language. */
export function useWords<S extends Slice>(slice: S): Words<S> {
  const language = useLanguage();
  return useLoadedWords(slice, language) as Words<S>;
}
