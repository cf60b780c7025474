/** Where the texts of each slice are, in each language. German has the same keys as English: its files say `satisfies`. */
import shell from './en/shell';

export type Language = 'en' | 'de';

type CatalogueModule<Words> = { default: Words };
type Loaders<Words> = Record<Language, () => Promise<CatalogueModule<Words>>>;

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
  pages: loaders(
    () => import('./en/pages'),
    () => import('./de/pages'),
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
  viewer: loaders(
    () => import('./en/viewer'),
    () => import('./de/viewer'),
  ),
};

export type Slice = keyof typeof catalogues;
export type Words<S extends Slice> =
  (typeof catalogues)[S] extends Loaders<infer SliceWords> ? SliceWords : never;
