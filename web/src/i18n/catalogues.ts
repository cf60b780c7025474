/**
 * Where the texts of each slice are. Every language has the keys of English: its files say `satisfies`. English and
 * German are loaded slice by slice, every other language as one file (packs.ts), so that the first page need not list
 * them all.
 */
import shell from './en/shell';

export const languages = ['en', 'de', 'tr', 'uk', 'ar', 'es', 'pl'] as const;

export type Language = (typeof languages)[number];
export type PackLanguage = Exclude<Language, 'en' | 'de'>;

export const catalogues = {
  shell: { en: () => Promise.resolve({ default: shell }), de: () => import('./de/shell') },
  late: { en: () => import('./en/late'), de: () => import('./de/late') },
  pages: { en: () => import('./en/pages'), de: () => import('./de/pages') },
  landing: { en: () => import('./en/landing'), de: () => import('./de/landing') },
  accounts: { en: () => import('./en/accounts'), de: () => import('./de/accounts') },
  activation: { en: () => import('./en/activation'), de: () => import('./de/activation') },
  books: { en: () => import('./en/books'), de: () => import('./de/books') },
  library: { en: () => import('./en/library'), de: () => import('./de/library') },
  classes: { en: () => import('./en/classes'), de: () => import('./de/classes') },
  join: { en: () => import('./en/join'), de: () => import('./de/join') },
  garden: { en: () => import('./en/garden'), de: () => import('./de/garden') },
  viewer: { en: () => import('./en/viewer'), de: () => import('./de/viewer') },
  guide: { en: () => import('./en/guide'), de: () => import('./de/guide') },
};

export type Slice = keyof typeof catalogues;
export type Words<S extends Slice> = Awaited<ReturnType<(typeof catalogues)[S]['en']>>['default'];

/** All texts of one language. */
export type Pack = { [S in Slice]: Words<S> };

/** The names of all slices, for what checks them one by one. */
export const slices = Object.keys(catalogues) as Slice[];
