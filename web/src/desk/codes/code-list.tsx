/** The codes of a batch, a page at a time: all, or those that something happened to; each can be revoked or replaced. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { answer } from '../../api/answer';
import type { BatchCode } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { desk } from '../api/client';
import { stateTones } from '../ui/code-states';
import { DataTable } from '../ui/data-table';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { StateMark } from '../ui/state-mark';
import { CodeDialog } from './code-dialog';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const shows = ['all', 'activated', 'expired', 'revoked'] as const;
const shortest = 3;

type Asked = { code: BatchCode; replace: boolean };

export function CodeList({ batch }: { batch: number }) {
  const words = useCodeWords();
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [replacement, setReplacement] = useState('');
  const bare = typed.replaceAll(/[\s-]/g, '');
  const search = useDeferredValue(bare.length >= shortest ? bare : '');
  const found = useInfiniteQuery({
    queryKey: ['codes', 'codes', batch, show, search],
    queryFn: ({ pageParam }) =>
      answer(
        desk.GET('/api/desk/batches/{batch_id}/codes', {
          params: { path: { batch_id: batch }, query: { show, search, after: pageParam } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: (before) => before,
  });
  const moment = (code: BatchCode) => code.revokedAt ?? code.activatedAt;
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
      {replacement && <Notice kind="success">{words.revoke.done(replacement)}</Notice>}
      <DataTable
        caption={words.list.heading}
        rows={found.data?.pages.flatMap(({ codes }) => codes) ?? []}
        keyOf={({ id }) => id}
        empty={words.list.none}
        columns={[
          {
            name: words.columns.code,
            cell: ({ id, shown }) => (
              <Link to={`/desk/codes/${id}`} className={styles.codes}>
                {shown}
              </Link>
            ),
          },
          {
            name: words.columns.state,
            cell: ({ state }) => (
              <StateMark tone={stateTones[state]}>{words.list.states[state]}</StateMark>
            ),
          },
          {
            name: words.columns.when,
            cell: (code) => (moment(code) ? words.day(new Date(moment(code) as string)) : ''),
          },
          { name: words.columns.reason, cell: ({ reason }) => reason },
          {
            name: words.columns.actions,
            cell: (code) =>
              code.state !== 'revoked' && (
                <span className={styles.buttons}>
                  <Button
                    look="text"
                    aria-label={words.list.revokeCode(code.shown)}
                    onClick={() => setAsked({ code, replace: false })}
                  >
                    {words.list.revoke}
                  </Button>
                  <Button
                    look="text"
                    aria-label={words.list.replaceCode(code.shown)}
                    onClick={() => setAsked({ code, replace: true })}
                  >
                    {words.list.replace}
                  </Button>
                </span>
              ),
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
      {asked && (
        <CodeDialog
          {...asked}
          onReplaced={({ shown }) => setReplacement(shown)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
