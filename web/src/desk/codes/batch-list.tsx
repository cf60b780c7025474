/** All batches, the newest first, a page at a time. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { answer } from '../../api/answer';
import type { DeskBatch } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { desk } from '../api/client';
import { DataTable, type Column } from '../ui/data-table';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { isBeingMade, useBookTitle } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const lookAgainMs = 3000;

export function BatchList({ book }: { book: string }) {
  const words = useCodeWords();
  const titleOf = useBookTitle();
  const found = useInfiniteQuery({
    queryKey: ['codes', 'batches', book],
    queryFn: ({ pageParam }) =>
      answer(desk.GET('/api/desk/batches', { params: { query: { book, after: pageParam } } })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ batches }) => batches.some(isBeingMade)) ? lookAgainMs : false,
  });
  const figure = (name: 'made' | 'activated' | 'expired' | 'revoked'): Column<DeskBatch> => ({
    name: words.columns[name],
    figure: true,
    cell: (batch) => words.number(batch[name]),
  });
  if (!found.data) return <Loaded call={found}>{() => null}</Loaded>;
  return (
    <Panel heading={words.batches}>
      <DataTable
        caption={words.batches}
        rows={found.data.pages.flatMap(({ batches }) => batches)}
        keyOf={({ id }) => id}
        empty={words.noBatches}
        columns={[
          {
            name: words.columns.batch,
            cell: (batch) => (
              <>
                <Link to={`/desk/codes/batches/${batch.id}`}>
                  {batch.name || words.batch(batch.id)}
                </Link>{' '}
                <BatchMark batch={batch} />
              </>
            ),
          },
          { name: words.columns.book, cell: ({ book: slug }) => titleOf(slug) },
          figure('made'),
          figure('activated'),
          figure('expired'),
          figure('revoked'),
          {
            name: words.columns.created,
            figure: true,
            cell: ({ createdAt }) => words.day(new Date(createdAt)),
          },
        ]}
      />
      {found.hasNextPage && (
        <Button
          look="quiet"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Panel>
  );
}

function BatchMark({ batch }: { batch: DeskBatch }) {
  const words = useCodeWords();
  const mark = batch.revokedAt
    ? words.batchRevoked
    : isBeingMade(batch)
      ? words.beingMade
      : batch.imported
        ? words.imported
        : '';
  return mark === '' ? null : <span className={styles.state}>{mark}</span>;
}
