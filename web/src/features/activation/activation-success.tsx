/** What is shown when a book has been unlocked: which one, until when, and the way into it. */
import { useEffect, useRef } from 'react';
import type { Activation } from '../../api/schema.gen';
import { useDayFormat } from '../../i18n/day-format';
import { useLanguage, useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { paths } from '../../ui/places/paths';
import styles from './activation-success.module.css';
import { Celebration } from './celebration';
import { FirstLesson } from './first-lesson';

export type Unlocked = Pick<Activation, 'books' | 'months' | 'seats'> & { expirationDate: Date };

export function ActivationSuccess({ books, months, seats, expirationDate }: Unlocked) {
  const words = useWords('activation');
  const day = useDayFormat();
  const list = new Intl.ListFormat(useLanguage());
  const box = useRef<HTMLDivElement>(null);

  // The button that was pressed is disabled now, so reading continues here; with the next one in sight, on a low screen too.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <>
      <Celebration />
      <div ref={box} className={styles.success} tabIndex={-1}>
        <div role="status">
          <p className={styles.title}>{words.success}</p>
          <p>{words.access(months)}</p>
          <p className={styles.books}>
            <strong lang="de">{list.format(books)}</strong>
            <span>{words.until(day(expirationDate))}</span>
          </p>
        </div>
        {seats > 0 && (
          <p>
            <Link to={paths.class}>{words.openClass(seats)}</Link>
          </p>
        )}
        <FirstLesson titles={books} />
      </div>
    </>
  );
}
