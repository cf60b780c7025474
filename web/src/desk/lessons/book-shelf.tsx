/** A book on the shelf: its lessons as readers see them, each with its state. */
import { useState } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import { answer } from '../../api/answer';
import type { ShelfBook, ShelfLesson } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Cover } from '../../ui/cover';
import { Notice } from '../../ui/notice';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import styles from './book-shelf.module.css';
import { lookAgain } from './lesson-calls';
import { OrderButtons } from './order-buttons';
import { RemoveButton } from './remove-button';
import { TextDialog } from './text-dialog';
import { useOrder } from './use-order';

export function BookShelf({ book }: { book: ShelfBook }) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [open, setOpen] = useState<'title' | 'lesson'>();
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
              onRemoved={() => void lookAgain()}
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
                <LessonTile book={book} lesson={lesson} place={place} />
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
      {open === 'title' && (
        <TextDialog
          heading={words.renameBook}
          button={words.save}
          fields={[
            {
              name: 'title',
              label: words.title,
              help: words.titleHelp,
              value: book.title,
              lang: 'de',
            },
          ]}
          onClose={() => setOpen(undefined)}
          save={({ title = '' }) =>
            answer(
              desk.PATCH('/api/desk/lessons/books/{book}', { params: { path }, body: { title } }),
            )
          }
        />
      )}
      {open === 'lesson' && (
        <TextDialog
          heading={words.newLesson}
          button={words.create}
          fields={[
            { name: 'title', label: words.title, help: words.titleHelp, lang: 'de' },
            { name: 'slug', label: words.slug, help: words.slugHelp },
          ]}
          onClose={() => setOpen(undefined)}
          save={({ title = '', slug = '' }) =>
            answer(
              desk.POST('/api/desk/lessons/books/{book}/lessons', {
                params: { path },
                body: { title, slug },
              }),
            )
          }
        />
      )}
    </section>
  );
}

type LessonTileProps = { book: ShelfBook; lesson: ShelfLesson; place: number };

function LessonTile({ book, lesson, place }: LessonTileProps) {
  const words = useDeskWords('lessons').state;
  const { live, versions, waiting } = lesson;
  const state =
    waiting > 0
      ? words.waiting(waiting)
      : live !== null
        ? words.live(live)
        : versions > 0
          ? words.notPublished
          : words.empty;
  const isSettled = waiting === 0 && live !== null;
  return (
    <Link to={`/desk/lessons/${book.book}/${lesson.lesson}`} className={styles.tile}>
      <Cover
        key={lesson.thumb}
        title={lesson.title}
        thumb={lesson.thumb}
        colour={lessonColour(book.title, place)}
      />{' '}
      <span className={classNames(styles.state, !isSettled && styles.open)}>{state}</span>
    </Link>
  );
}
