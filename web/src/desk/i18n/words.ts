/** The texts of the desk in the language of the page; a switch waits until all texts are loaded. */
import { currentLanguage, setLanguage, showIn, useLanguage } from '../../i18n/language';
import type { Language } from '../../i18n/catalogues';
import { createWordLoader } from '../../i18n/word-loader';
import {
  deskCatalogues,
  type DeskLanguage,
  type DeskWords,
  type Catalogue,
} from './desk-catalogues';

const { load, loadPartsInUse, useLoadedWords } = createWordLoader(
  async (catalogue: Catalogue, language: DeskLanguage) =>
    (await deskCatalogues[catalogue][language]()).default,
);

/** The desk exists in two of the library's languages; speakers of the others read English. */
const spoken = (language: Language): DeskLanguage => (language === 'de' ? 'de' : 'en');

/** Called once, before anything is shown; it does not change the language chosen for the reader's pages. */
export function chooseDeskLanguage(): void {
  showIn(spoken(currentLanguage()));
}

/** Fetches the texts of a catalogue before the page that shows them. */
export async function loadDeskWords(catalogue: Catalogue): Promise<void> {
  await load(catalogue, spoken(currentLanguage()));
}

export async function setDeskLanguage(language: DeskLanguage): Promise<void> {
  await loadPartsInUse(language);
  await setLanguage(language);
}

export const useDeskLanguage = (): DeskLanguage => spoken(useLanguage());

/** The texts of a catalogue in the chosen language. */
export function useDeskWords<P extends Catalogue>(catalogue: P): DeskWords<P> {
  const language = useDeskLanguage();
  return useLoadedWords(catalogue, language) as DeskWords<P>;
}
