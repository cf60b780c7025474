/** Where the texts of each part of the desk are. German has the keys of English: its files say `satisfies`. */
export type DeskLanguage = 'en' | 'de';

export const deskCatalogues = {
  shell: { en: () => import('./en/shell'), de: () => import('./de/shell') },
  entrance: { en: () => import('./en/entrance'), de: () => import('./de/entrance') },
  factors: { en: () => import('./en/factors'), de: () => import('./de/factors') },
  account: { en: () => import('./en/account'), de: () => import('./de/account') },
  staff: { en: () => import('./en/staff'), de: () => import('./de/staff') },
  audit: { en: () => import('./en/audit'), de: () => import('./de/audit') },
  start: { en: () => import('./en/start'), de: () => import('./de/start') },
  lessons: { en: () => import('./en/lessons'), de: () => import('./de/lessons') },
  people: { en: () => import('./en/people'), de: () => import('./de/people') },
  codes: { en: () => import('./en/codes'), de: () => import('./de/codes') },
};

export type Catalogue = keyof typeof deskCatalogues;
export type DeskWords<P extends Catalogue> = Awaited<
  ReturnType<(typeof deskCatalogues)[P]['en']>
>['default'];

/** The names of all catalogues, for what checks them one by one. */
export const catalogueNames = Object.keys(deskCatalogues) as Catalogue[];
