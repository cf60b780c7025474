/** The shelf: groups, their books and the books' lessons, in their order. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { answer } from '../../api/answer';
import { asFailure } from '../../api/failure';
import type { ShelfGroup } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { BookShelf } from './book-shelf';
import { fetchShelf, refetchLessons, shelfKey } from './lesson-calls';
import styles from './lessons-page.module.css';
import { OrderButtons } from './order-buttons';
import { RemoveButton } from './remove-button';
import { TextDialog } from './text-dialog';
import { useOrder } from './use-order';

export function LessonsPage() {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [adding, setAdding] = useState(false);
  const { data, error } = useQuery({ queryKey: shelfKey, queryFn: fetchShelf });
  const groups = data?.groups ?? [];
  const order = useOrder(
    groups.map(({ group }) => group),
    (slugs) => answer(desk.PUT('/api/desk/lessons/groups/order', { body: { slugs } })),
  );
  const failure = order.failure ?? (error ? asFailure(error) : undefined);
  return (
    <DeskPage
      heading={words.heading}
      lead={words.lead}
      actions={
        <Button look="quiet" onClick={() => setAdding(true)}>
          {words.newGroup}
        </Button>
      }
    >
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      {!data && !error && <PleaseWait />}
      {data && groups.length === 0 && <p>{words.noGroups}</p>}
      {order.slugs.map((slug, place) => {
        const group = groups.find((one) => one.group === slug);
        return (
          group && (
            <Group key={slug} group={group}>
              {groups.length > 1 && (
                <OrderButtons
                  title={words.group(slug)}
                  first={place === 0}
                  last={place === groups.length - 1}
                  onMove={(by) => order.move(place, by)}
                  upright
                />
              )}
            </Group>
          )
        );
      })}
      {adding && (
        <TextDialog
          heading={words.newGroup}
          button={words.create}
          fields={[
            { name: 'slug', label: words.slug, help: `${words.slugHelp} ${words.groupHelp}` },
          ]}
          onClose={() => setAdding(false)}
          save={({ slug = '' }) =>
            answer(desk.POST('/api/desk/lessons/groups', { body: { slug } }))
          }
        />
      )}
    </DeskPage>
  );
}

function Group({ group, children }: { group: ShelfGroup; children: ReactNode }) {
  const words = useDeskWords('lessons');
  const [adding, setAdding] = useState(false);
  const free = [false, true].filter(
    (interactive) => !group.books.some((book) => book.interactive === interactive),
  );
  return (
    <Panel
      heading={words.group(group.group)}
      actions={
        <div className={styles.ways}>
          {children}
          {group.books.length === 0 && (
            <RemoveButton
              look="quiet"
              what={words.group(group.group)}
              text={words.removal.group}
              remove={() =>
                answer(
                  desk.DELETE('/api/desk/lessons/groups/{group}', {
                    params: { path: { group: group.group } },
                  }),
                )
              }
              onRemoved={() => void refetchLessons()}
            />
          )}
          {free.length > 0 && (
            <Button look="quiet" onClick={() => setAdding(true)}>
              {words.newBook}
            </Button>
          )}
        </div>
      }
    >
      {group.books.length === 0 && <p>{words.noBooks}</p>}
      {group.books.map((book) => (
        <BookShelf key={book.book} book={book} />
      ))}
      {adding && (
        <TextDialog
          heading={words.newBook}
          button={words.create}
          fields={[
            { name: 'title', label: words.title, help: words.titleHelp, lang: 'de' },
            { name: 'slug', label: words.slug, help: words.slugHelp },
          ]}
          choice={{
            name: 'edition',
            label: words.edition,
            choices: free.map((interactive) => ({
              value: interactive ? 'interactive' : 'pictures',
              text: interactive ? words.interactiveBook : words.pictureBook,
            })),
          }}
          onClose={() => setAdding(false)}
          save={({ title = '', slug = '', edition }) =>
            answer(
              desk.POST('/api/desk/lessons/books', {
                body: { title, slug, group: group.group, interactive: edition === 'interactive' },
              }),
            )
          }
        />
      )}
    </Panel>
  );
}
