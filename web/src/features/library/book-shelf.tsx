/** A library with books: who plays, the lesson to continue, and the books; offline, what was last seen of it. */
import { useMemo, type ReactNode } from 'react';
import type { LibraryBook } from '../../api/shelf';
import { achievementsOf } from '../../device/progress';
import { useWords } from '../../i18n/language';
import { ChildSwitch } from '../../ui/children/child-switch';
import { useFamily } from '../../ui/children/use-family';
import { BookRows } from './book-rows';
import { ContinueLesson } from './continue-lesson';
import { GardenCard } from './garden-card';
import { LibraryHead } from './library-head';
import styles from './library-page.module.css';

type BookShelfProps = {
  userId: string;
  books: LibraryBook[];
  /** There is no connection, so nothing of it can be opened. */
  lastSeen?: boolean;
  children?: ReactNode;
};

export function BookShelf({ userId, books, lastSeen = false, children }: BookShelfProps) {
  const words = useWords('library');
  const { child } = useFamily(userId);
  const achievements = useMemo(() => achievementsOf(child), [child]);
  const { lastPlayed } = achievements;
  return (
    <div className={styles.library}>
      <ChildSwitch userId={userId} />
      <LibraryHead text={lastSeen ? words.lastSeen : words.invitation}>
        {lastPlayed !== undefined && <ContinueLesson books={books} lesson={lastPlayed} />}
        {!lastSeen && <GardenCard />}
      </LibraryHead>
      <BookRows books={books} achievements={achievements} />
      {children}
    </div>
  );
}
