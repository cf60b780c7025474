/** A book on the shelf: its lessons as readers see them, each with its state. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { ShelfBook } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { NewLesson, RenameBook } from './book-dialogs';
import styles from './book-shelf.module.css';
import { refetchLessons } from './lesson-calls';
import { OrderButtons } from './order-buttons';
import { RemoveButton } from './remove-button';
import { ShelfLessonTile } from './shelf-lesson-tile';
import { useOrder } from './use-order';

export function BookShelf({ book }: { book: ShelfBook }) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [open, setOpen] = useState<'title' | 'lesson'>();
  const close = () => setOpen(undefined);
  const [ordering, setOrdering] = useState(false);
  const path = { book: book.book };
  const order = useOrder(
    book.lessons.map(({ lesson }) => lesson),
    (slugs) =>
      answer(
        desk.PUT('/api/desk/lessons/books/{book}/order', { params: { path }, body: { slugs } }),
      ),
  );
  return (
    <section className={styles.book} aria-label={book.title}>
      <div className={styles.head}>
        <h3 lang="de">{book.title}</h3>
        {book.interactive && <span className={styles.edition}>{words.interactive}</span>}
        <div className={styles.ways}>
          <Button look="text" onClick={() => setOpen('title')}>
            {words.rename}
          </Button>
          {book.lessons.length === 0 && (
            <RemoveButton
              look="text"
              what={book.title}
              text={words.removal.book}
              remove={() =>
                answer(desk.DELETE('/api/desk/lessons/books/{book}', { params: { path } }))
              }
              onRemoved={() => void refetchLessons()}
            />
          )}
          {book.lessons.length > 1 && (
            <Button look="text" aria-pressed={ordering} onClick={() => setOrdering(!ordering)}>
              {ordering ? words.orderDone : words.changeOrder}
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpen('lesson')}>
            {words.newLesson}
          </Button>
        </div>
      </div>
      {order.failure && (
        <Notice kind="error">{failureWords(order.failure, words.failures, shell.failures)}</Notice>
      )}
      {book.lessons.length === 0 && <p>{words.noLessons}</p>}
      <ol className={styles.lessons}>
        {order.slugs.map((slug, place) => {
          const lesson = book.lessons.find((one) => one.lesson === slug);
          return (
            lesson && (
              <li key={slug}>
                <ShelfLessonTile book={book} lesson={lesson} place={place} />
                {ordering && (
                  <OrderButtons
                    title={lesson.title}
                    first={place === 0}
                    last={place === book.lessons.length - 1}
                    onMove={(by) => order.move(place, by)}
                  />
                )}
              </li>
            )
          );
        })}
      </ol>
      {open === 'title' && <RenameBook book={book} onClose={close} />}
      {open === 'lesson' && <NewLesson book={book} onClose={close} />}
    </section>
  );
}
