/** A page in a file of its own, fetched together with its texts. */
import { lazy, useState, type ComponentType } from 'react';
import type { Slice } from '../i18n/catalogues';
import { loadWords } from '../i18n/language';
import { whenOnline } from '../device/when-online';
import { reloadOnce } from '../device/reload-once';

/**
 * 'visitor' pages send a signed-in person to the library, 'member' pages a visitor to the start. A 'memberOnEntry' page
 * ends the session itself, so whoever is in may stay until it has said so. A 'memberOrByLink' page also takes the code of a mail
 * from a visitor. A 'memberOrLastSeen' page has something to show without a connection, before it is known who this is.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'member'
  | 'memberOnEntry'
  | 'memberOrByLink'
  | 'memberOrLastSeen';

export function lazyPage(access: Access, slice: Slice, importPage: () => Promise<ComponentType>) {
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
  return { access, load, Page };
}
