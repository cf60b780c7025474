/** The batches of one book or of all, searched and sorted, a page at a time. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { answer } from '../../../api/answer';
import { Button } from '../../../ui/forms/button';
import { desk } from '../../api/client';
import { Loaded } from '../../ui/loaded';
import { Panel } from '../../ui/panel';
import { BatchFilters, type BatchChoices } from './batch-filters';
import { BatchTable } from './batch-table';
import { isBeingMade, isBeingRemoved } from '../code-calls';
import { useCodeWords } from '../code-words';

const pollIntervalMs = 3000;

type BatchListProps = {
  choices: BatchChoices & { book: string };
  onChoose: (part: Partial<BatchChoices>) => void;
};

function useBatches(book: string, { search, sort }: BatchChoices) {
  return useInfiniteQuery({
    queryKey: ['codes', 'batches', book, search, sort],
    queryFn: ({ pageParam }) =>
      answer(
        desk.GET('/api/desk/batches', {
          params: { query: { book, search, sort, after: pageParam } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ batches }) =>
        batches.some((batch) => isBeingMade(batch) || isBeingRemoved(batch)),
      )
        ? pollIntervalMs
        : false,
  });
}

export function BatchList({ choices, onChoose }: BatchListProps) {
  const words = useCodeWords();
  const { book, search, sort } = choices;
  const typed = useDeferredValue(search.trim());
  const query = useBatches(book, { search: typed, sort });
  return (
    <Panel heading={words.batches}>
      <BatchFilters choices={choices} onChoose={onChoose} />
      <Loaded call={query}>
        {({ pages }) => (
          <BatchTable
            batches={pages.flatMap(({ batches }) => batches)}
            empty={typed === '' ? words.noBatches : words.batchList.none}
          />
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button
          look="quiet"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Panel>
  );
}
