/** The texts of the desk in the language of the page; a switch waits until all texts are loaded. */
import { use } from 'react';
import { currentLanguage, setLanguage, showIn, useLanguage } from '../../i18n/language';
import type { Language } from '../../i18n/catalogues';
import { deskCatalogues, type DeskLanguage, type DeskWords, type Part } from './catalogues';

const loaded = new Map<string, unknown>();
const pending = new Map<string, Promise<unknown>>();
const inUse = new Set<Part>();

/** The desk speaks two of the library's languages; everybody else reads English here. */
const spoken = (language: Language): DeskLanguage => (language === 'de' ? 'de' : 'en');

function load(part: Part, language: DeskLanguage): Promise<unknown> {
  const key = `${language}/${part}`;
  const known = pending.get(key);
  if (known) return known;
  const promise = deskCatalogues[part][language]().then(
    ({ default: words }) => {
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

/** Called once, before anything is shown; the choice for the reader's pages stays as it is. */
export function chooseDeskLanguage(): void {
  showIn(spoken(currentLanguage()));
}

/** Fetches the texts of a part before the page that shows them. */
export async function loadDeskWords(part: Part): Promise<void> {
  inUse.add(part);
  await load(part, spoken(currentLanguage()));
}

export async function setDeskLanguage(language: DeskLanguage): Promise<void> {
  await Promise.all([...inUse].map((part) => load(part, language)));
  await setLanguage(language);
}

export const useDeskLanguage = (): DeskLanguage => spoken(useLanguage());

/** The texts of a part in the chosen language. */
export function useDeskWords<P extends Part>(part: P): DeskWords<P> {
  const language = useDeskLanguage();
  const ready = loaded.get(`${language}/${part}`);
  if (ready) return ready as DeskWords<P>;
  inUse.add(part);
  return use(load(part, language)) as DeskWords<P>;
}
