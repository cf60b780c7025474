/** A page in a file of its own, fetched together with its texts. */
import { lazy, useState, type ComponentType } from 'react';
import type { Slice } from '../i18n/catalogues';
import { loadWords } from '../i18n/language';
import { whenOnline } from '../device/when-online';
import { reloadOnce } from '../device/reload-once';

export function lazyPage(importPage: () => Promise<ComponentType>, slice: Slice) {
  let ready: ComponentType | undefined;
  const load = async () => {
    const [page] = await Promise.all([importPage(), loadWords(slice)]);
    ready = page;
    return { default: page };
  };
  const Lazy = lazy(() =>
    load().catch((error: unknown) =>
      // A file that is not on the device comes with the connection; until then the page before it stays.
      navigator.onLine ? reloadOnce(error) : whenOnline().then(load).catch(reloadOnce),
    ),
  );

  /** A page that is already loaded renders immediately: otherwise React would show the wait first, for 300 ms. */
  function Page() {
    const [Shown] = useState(() => ready ?? Lazy);
    return <Shown />;
  }
  return { load, Page };
}
