/** The audit log: who did what, when, on what and why; searched, filtered, and saved for a spreadsheet. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { answer } from '../../api/answer';
import { failureFrom } from '../../api/failure';
import { timeoutsMs } from '../../api/timed-fetch';
import { Button } from '../../ui/forms/button';
import { Icon } from '../../ui/pictures/icon';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { deskFetch } from '../api/desk-fetch';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { deskIcons } from '../ui/desk-icons';
import { failureWords } from '../ui/failure-words';
import { Loaded } from '../ui/loaded';
import { saveFile } from '../../ui/save-file';
import { AuditEntry } from './audit-entry';
import { AuditFilters, noFilters, type Filters } from './audit-filters';
import styles from './audit-page.module.css';
import { thingsIn, ThingsContext } from './audit-things';

/** Without what is empty. */
const asQuery = (filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== ''));

const memberOf = ({ staff }: Filters): number | undefined => (staff ? Number(staff) : undefined);

async function fetchTable(filters: Filters): Promise<File> {
  const url = new URL('/api/desk/audit.csv', window.location.origin);
  url.search = new URLSearchParams(asQuery(filters)).toString();
  const response = await deskFetch(new Request(url), timeoutsMs.deskFile);
  if (!response.ok) throw failureFrom(response.status, await response.json());
  return new File([await response.blob()], 'audit-log.csv', { type: 'text/csv' });
}

export function AuditPage() {
  const words = useDeskWords('audit');
  const shell = useDeskWords('shell');
  const [filters, setFilters] = useState(noFilters);
  const asked = useDeferredValue(filters);
  const pages = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam }) =>
      answer(
        desk.GET('/api/desk/audit', {
          params: { query: { ...asQuery(asked), staff: memberOf(asked), before: pageParam } },
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  const saving = useSubmission(async () => saveFile(await fetchTable(filters)));
  const { actions = [], members = [] } = pages.data?.pages[0] ?? {};
  return (
    <DeskPage
      heading={words.heading}
      lead={words.lead}
      actions={
        <Button look="quiet" busy={saving.busy} onClick={() => void saving.submit()}>
          <Icon d={deskIcons.download} />
          {words.save}
        </Button>
      }
    >
      {saving.failure && (
        <Notice kind="error">{failureWords(saving.failure, {}, shell.failures)}</Notice>
      )}
      <AuditFilters filters={filters} actions={actions} members={members} onChange={setFilters} />
      <Loaded call={pages}>
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <p role="status">{words.none}</p>;
          return (
            <ThingsContext value={thingsIn(data.pages)}>
              <ol className={styles.list}>
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            </ThingsContext>
          );
        }}
      </Loaded>
      {pages.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </DeskPage>
  );
}
