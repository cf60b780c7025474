/** The codes of a batch, a page at a time: all, or those that something happened to; each can be revoked or replaced. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { answer } from '../../api/answer';
import type { DeskBatch, NewCode } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { CodeDialog } from './code-dialog';
import { isWritten, withNumber } from './code-numbers';
import { CodeSelection } from './code-selection';
import { CodeTable, type CodeChange } from './code-table';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const shows = ['all', 'activated', 'expired', 'revoked'] as const;
const shortestSearch = 3;

/** Up to seven digits are a number; a code has more, or letters. */
const isNumber = (typed: string) => /^\s*\d{1,7}\s*$/.test(typed);

function useCodes(batch: number, show: (typeof shows)[number], typed: string) {
  const bare = typed.replaceAll(/[\s-]/g, '');
  const search = useDeferredValue(bare.length >= shortestSearch && !isNumber(typed) ? bare : '');
  const number = useDeferredValue(isNumber(typed) ? Math.max(1, Number(typed)) : 1);
  return useInfiniteQuery({
    queryKey: ['codes', 'codes', batch, show, search, number],
    queryFn: ({ pageParam }) =>
      answer(
        desk.GET('/api/desk/batches/{batch_id}/codes', {
          params: { path: { batch_id: batch }, query: { show, search, number, after: pageParam } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: (before) => before,
  });
}

type CodeListProps = { batch: DeskBatch; onPrint: (numbers: string) => void };

export function CodeList({ batch, onPrint }: CodeListProps) {
  const words = useCodeWords();
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState('');
  const [change, setChange] = useState<CodeChange>();
  const [replacement, setReplacement] = useState<NewCode>();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCodes(batch.id, show, typed);
  return (
    <Panel heading={words.list.heading}>
      <div className={styles.pair}>
        <SelectField
          label={words.list.show}
          value={show}
          choices={shows.map((value) => ({ value, name: words.list.shows[value] }))}
          onChoose={(value) => setShow(value as typeof show)}
        />
        <Field
          label={words.list.search}
          help={words.list.searchHelp}
          value={typed}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {replacement && (
        <Notice kind="success">
          {words.revoke.done(replacement.shown)}{' '}
          <Link to={`/desk/codes/${replacement.id}`}>{words.revoke.toLabel}</Link>
        </Notice>
      )}
      <CodeSelection batch={batch} text={selected} onText={setSelected} onPrint={onPrint} />
      <CodeTable
        codes={data?.pages.flatMap(({ codes }) => codes) ?? []}
        onChange={setChange}
        isTicked={(number) => isWritten(selected, number)}
        onTick={(number, ticked) => setSelected(withNumber(selected, number, ticked))}
      />
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {change && (
        <CodeDialog {...change} onReplaced={setReplacement} onClose={() => setChange(undefined)} />
      )}
    </Panel>
  );
}
