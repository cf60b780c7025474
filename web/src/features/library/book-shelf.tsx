/** A library with books: who plays, the lesson to continue, and the books; offline, what was last seen of it. */
import { useMemo, type ReactNode } from 'react';
import type { LibraryBook } from '../../api/shelf';
import { achievementsOf } from '../../device/progress';
import { useWords } from '../../i18n/language';
import { ChildSwitch } from '../../ui/children/child-switch';
import { opensHere, useBooks } from '../../ui/books/use-books';
import { useOnline } from '../../ui/waiting/use-online';
import { useFamily } from '../../ui/children/use-family';
import { BookRows } from './book-rows';
import { ClassCard } from './class-card';
import { ContinueLesson } from './continue-lesson';
import { GardenCard } from './garden-card';
import { LibraryHead } from './library-head';
import styles from './library-page.module.css';

type BookShelfProps = {
  userId: string;
  books: LibraryBook[];
  /** There is no connection, so only what is on the device can be opened. */
  lastSeen?: boolean;
  /** For tablets of classes. */
  seats?: number;
  children?: ReactNode;
};

/** Where nothing can be fetched: what a child can do all the same. */
function useShelfText(userId: string, lastSeen: boolean): string {
  const words = useWords('library');
  const { lastSeenHere, alone } = useWords('books');
  const stored = [...useBooks(userId).values()].filter(({ at }) => at === 'stored');
  if (!lastSeen) return words.invitation;
  if (stored.length === 0) return words.lastSeen;
  return stored.some(opensHere) ? lastSeenHere : alone;
}

export function BookShelf({
  userId,
  books,
  lastSeen = false,
  seats = 0,
  children,
}: BookShelfProps) {
  const text = useShelfText(userId, lastSeen);
  const isCutOff = !useOnline() || lastSeen;
  const states = useBooks(userId);
  const { child } = useFamily(userId);
  const achievements = useMemo(() => achievementsOf(child), [child]);
  const { lastPlayed } = achievements;
  return (
    <div className={styles.library}>
      <ChildSwitch userId={userId} />
      <LibraryHead text={text}>
        {lastPlayed !== undefined && <ContinueLesson books={books} lesson={lastPlayed} />}
        <GardenCard />
        {seats > 0 && <ClassCard />}
      </LibraryHead>
      <BookRows {...{ userId, books, states, isCutOff, achievements }} />
      {children}
    </div>
  );
}
