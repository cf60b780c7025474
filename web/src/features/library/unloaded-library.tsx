/** A library that could not be loaded: what is on this device can be played all the same. */
import { useState } from 'react';
import type { ApiFailure } from '../../api/failure';
import { lastShelf } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { opensHere, useBooks } from '../../ui/books/use-books';
import { Button } from '../../ui/forms/button';
import { BookShelf } from './book-shelf';
import styles from './library-page.module.css';
import { LoadFailure } from './load-failure';

type UnloadedLibraryProps = { userId: string; failure: ApiFailure; onTryAgain: () => void };

export function UnloadedLibrary({ userId, failure, onTryAgain }: UnloadedLibraryProps) {
  const words = useWords('library');
  const [last] = useState(lastShelf);
  const isAnyHere = [...useBooks(userId).values()].some(opensHere);
  if (failure.status !== 0 || last?.userId !== userId || !isAnyHere)
    return <LoadFailure failure={failure} onTryAgain={onTryAgain} />;
  return (
    <BookShelf {...last} lastSeen>
      <div className={styles.alone}>
        <Button onClick={onTryAgain}>{words.tryAgain}</Button>
      </div>
    </BookShelf>
  );
}
