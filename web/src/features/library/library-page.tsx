/** The books that a person has unlocked. */
import { useEffect, useMemo, useState } from 'react';
import { unreachable } from '../../api/failure';
import { useSession } from '../../api/reader-session';
import type { User } from '../../api/reader-session-state';
import { lastShelf, prepareShelf } from '../../api/shelf';
import { renewBooks } from '../../api/take-along';
import { achievementsOf } from '../../device/progress';
import { loadWords } from '../../i18n/language';
import { Redirect } from '../../router/redirect';
import '../../ui/child-font.css';
import { withServerState } from '../../ui/waiting/server-state';
import { useFamily } from '../../ui/children/use-family';
import { paths } from '../../ui/places/paths';
import { OfflinePlaceholder } from '../../ui/waiting/offline-placeholder';
import { useOnline } from '../../ui/waiting/use-online';
import { BookShelf } from './book-shelf';
import { EmptyLibrary } from './empty-library';
import { ExpiredBooks } from './expired-books';
import { GardenCard } from './garden-card';
import styles from './library-page.module.css';
import { LibrarySkeleton } from './library-skeleton';
import { LoadFailure } from './load-failure';
import { UnloadedLibrary } from './unloaded-library';
import { useStoredScroll } from './use-stored-scroll';
import { useShelf } from './use-shelf';

function Library({ user }: { user: User }) {
  const { state, tryAgain } = useShelf();
  const { child } = useFamily(user.uid);
  const { lastPlayed } = useMemo(() => achievementsOf(child), [child]);
  useStoredScroll(state.at === 'ready');
  const shelf = state.at === 'ready' ? state.shelf : undefined;
  useEffect(() => {
    if (shelf) void renewBooks(user.uid, shelf.books);
  }, [user.uid, shelf]);

  if (state.at === 'loading')
    return (
      <div className={styles.library}>
        <LibrarySkeleton withContinue={lastPlayed !== undefined} />
      </div>
    );
  if (state.at === 'failed')
    return <UnloadedLibrary userId={user.uid} failure={state.failure} onTryAgain={tryAgain} />;

  const { books, expired, seats } = state.shelf;
  const expiredBooks = <ExpiredBooks expired={expired} />;
  if (books.length === 0)
    return (
      <>
        <EmptyLibrary>{expiredBooks}</EmptyLibrary>
        {/* What has grown stays, also when the time with the books is over. */}
        {Object.keys(child.words).length > 0 && (
          <div className={styles.alone}>
            <GardenCard />
          </div>
        )}
      </>
    );
  return (
    <BookShelf userId={user.uid} books={books} seats={seats}>
      {expiredBooks}
    </BookShelf>
  );
}

/** After a reload without a connection; the page continues by itself when the connection is back. */
function LastLibrary() {
  const [last] = useState(lastShelf);
  const { tryAgain } = useSession();
  const online = useOnline();
  if (last) return <BookShelf {...last} lastSeen />;
  return online ? (
    <LoadFailure failure={unreachable()} onTryAgain={tryAgain} />
  ) : (
    <OfflinePlaceholder />
  );
}

const LibraryPage = withServerState(function LibraryPage() {
  const { user } = useSession();
  if (!user) return <LastLibrary />;
  if (!user.emailVerified) return <Redirect to={paths.emailVerification} />;
  return <Library user={user} />;
});

/** The page; its books are being fetched before it renders. */
export async function openLibrary() {
  void prepareShelf();
  await loadWords('books');
  return LibraryPage;
}
