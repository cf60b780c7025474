/** Fetches the texts of a slice in a language, from wherever that language has them. */
import { catalogues, type Language, type Pack, type Slice } from './catalogues';

export async function fetchWords(slice: Slice, language: Language): Promise<Pack[Slice]> {
  if (language === 'en' || language === 'de') return (await catalogues[slice][language]()).default;
  const { packs } = await import('./packs');
  return (await packs[language]())[slice];
}
