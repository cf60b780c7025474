/** A page in a file of its own, fetched together with its texts. */
import { lazy, useState, type ComponentType } from 'react';
import type { Slice } from '../i18n/catalogues';
import { loadWords } from '../i18n/language';
import { whenOnline } from '../device/when-online';
import { reloadOnce } from '../device/reload-once';

/**
 * A 'visitor' page redirects members to the library, a 'member' page redirects visitors to the start. A 'memberOnEntry'
 * page ends the session itself, so a member may stay until it has said so. A 'memberOrByLink' page also accepts a
 * visitor with the code of a mail. A 'memberOrLastSeen' page has something to show without a connection, before the
 * session is known.
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
      // Without a connection, the previous page stays until the file can be fetched.
      navigator.onLine ? reloadOnce(error) : whenOnline().then(load).catch(reloadOnce),
    ),
  );

  /** A loaded page renders immediately; through `lazy`, React would first show the fallback for 300 ms. */
  function Page() {
    const [Shown] = useState(() => ready ?? Lazy);
    return <Shown />;
  }
  return { access, load, Page };
}
