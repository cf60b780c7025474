/** The languages beside English and German, each in one file with all its texts. */
import type { Pack, PackLanguage } from './catalogues';

export const packs: Record<PackLanguage, () => Promise<Pack>> = {
  tr: () => import('./tr/pack'),
  uk: () => import('./uk/pack'),
  ar: () => import('./ar/pack'),
  es: () => import('./es/pack'),
  pl: () => import('./pl/pack'),
};
