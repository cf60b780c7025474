/**
 * Where the texts of each slice are, in each language. Every language has the keys of English: its files say `satisfies`.
 * English and German have a file per slice; each other language comes as one file, so that the first page need not know them all.
 */
import shell from './en/shell';

export const languages = ['en', 'de', 'tr', 'uk', 'ar', 'es', 'pl'] as const;

export type Language = (typeof languages)[number];
export type PackLanguage = Exclude<Language, 'en' | 'de'>;

type CatalogueModule<Words> = { default: Words };
type Loaders<Words> = Record<'en' | 'de', () => Promise<CatalogueModule<Words>>>;

function loaders<Words>(
  en: () => Promise<CatalogueModule<Words>>,
  de: () => Promise<CatalogueModule<NoInfer<Words>>>,
): Loaders<Words> {
  return { en, de };
}

export const catalogues = {
  shell: loaders(
    () => Promise.resolve({ default: shell }),
    () => import('./de/shell'),
  ),
  late: loaders(
    () => import('./en/late'),
    () => import('./de/late'),
  ),
  pages: loaders(
    () => import('./en/pages'),
    () => import('./de/pages'),
  ),
  landing: loaders(
    () => import('./en/landing'),
    () => import('./de/landing'),
  ),
  accounts: loaders(
    () => import('./en/accounts'),
    () => import('./de/accounts'),
  ),
  activation: loaders(
    () => import('./en/activation'),
    () => import('./de/activation'),
  ),
  library: loaders(
    () => import('./en/library'),
    () => import('./de/library'),
  ),
  garden: loaders(
    () => import('./en/garden'),
    () => import('./de/garden'),
  ),
  viewer: loaders(
    () => import('./en/viewer'),
    () => import('./de/viewer'),
  ),
  guide: loaders(
    () => import('./en/guide'),
    () => import('./de/guide'),
  ),
};

export type Slice = keyof typeof catalogues;
export type Words<S extends Slice> =
  (typeof catalogues)[S] extends Loaders<infer SliceWords> ? SliceWords : never;

/** All texts of one language. */
export type Pack = { [S in Slice]: Words<S> };

/** The names of all slices, for what checks them one by one. */
export const slices = Object.keys(catalogues) as Slice[];
