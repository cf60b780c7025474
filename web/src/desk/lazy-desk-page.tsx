/** A page of the desk in a file of its own, fetched together with its texts. */
import { lazy, type ComponentType } from 'react';
import { reloadOnce } from '../device/reload-once';
import type { Catalogue } from './i18n/desk-catalogues';
import { loadDeskWords } from './i18n/words';

export function lazyDeskPage(importPage: () => Promise<ComponentType>, ...catalogues: Catalogue[]) {
  return lazy(async () => {
    const [page] = await Promise.all([importPage(), ...catalogues.map(loadDeskWords)]).catch(
      reloadOnce,
    );
    return { default: page };
  });
}
