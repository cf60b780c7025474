/** Where the texts of each part of the desk are, in its two languages. German has the keys of English: its files say `satisfies`. */
export const deskLanguages = ['en', 'de'] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

type CatalogueModule<Words> = { default: Words };
type Loaders<Words> = Record<DeskLanguage, () => Promise<CatalogueModule<Words>>>;

function loaders<Words>(
  en: () => Promise<CatalogueModule<Words>>,
  de: () => Promise<CatalogueModule<NoInfer<Words>>>,
): Loaders<Words> {
  return { en, de };
}

export const deskCatalogues = {
  shell: loaders(
    () => import('./en/shell'),
    () => import('./de/shell'),
  ),
  entrance: loaders(
    () => import('./en/entrance'),
    () => import('./de/entrance'),
  ),
  factors: loaders(
    () => import('./en/factors'),
    () => import('./de/factors'),
  ),
  account: loaders(
    () => import('./en/account'),
    () => import('./de/account'),
  ),
  staff: loaders(
    () => import('./en/staff'),
    () => import('./de/staff'),
  ),
  audit: loaders(
    () => import('./en/audit'),
    () => import('./de/audit'),
  ),
  start: loaders(
    () => import('./en/start'),
    () => import('./de/start'),
  ),
  lessons: loaders(
    () => import('./en/lessons'),
    () => import('./de/lessons'),
  ),
  people: loaders(
    () => import('./en/people'),
    () => import('./de/people'),
  ),
  codes: loaders(
    () => import('./en/codes'),
    () => import('./de/codes'),
  ),
};

export type Part = keyof typeof deskCatalogues;
export type DeskWords<P extends Part> =
  (typeof deskCatalogues)[P] extends Loaders<infer PartWords> ? PartWords : never;

/** The names of all parts, for what checks them one by one. */
export const parts = Object.keys(deskCatalogues) as Part[];
