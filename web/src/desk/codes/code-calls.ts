/** What the pages about codes ask of the server. */
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answer';
import type { DeskBatch, WantedDownload } from '../../api/schema.gen';
import { desk, queryClient } from '../api/client';
import type { Period } from './activations/periods';

export const sheets = ['labels-70x36', 'labels-48x25', 'cards-85x55'] as const;
export type SheetName = (typeof sheets)[number];
export const labelsOnSheet: Record<SheetName, number> = {
  'labels-70x36': 24,
  'labels-48x25': 40,
  'cards-85x55': 10,
};
export type Scope = { batch?: number; book?: string };

const runningPollIntervalMs = 1500;
const defaultDownload: Omit<WantedDownload, 'what'> = {
  book: '',
  excel: false,
  sheet: 'labels-70x36',
  skip: 0,
  note: '',
  numbers: '',
  parts: [],
  by: 'day',
  whole: false,
};

export const isRunning = (job: { state: string } | null | undefined): boolean =>
  job?.state === 'waiting' || job?.state === 'running';

export const isComplete = (batch: DeskBatch): boolean => batch.made === batch.wanted;

export const isBeingMade = (batch: DeskBatch): boolean =>
  batch.made < batch.wanted && !batch.revokedAt;

const removal = 'remove batch';

export const isBeingRemoved = ({ job }: DeskBatch): boolean =>
  job?.kind === removal && isRunning(job);

/** Its removal was ordered, and came too late. */
export const wasNotRemoved = ({ job }: DeskBatch): boolean =>
  job?.kind === removal && job.state === 'failed';

/** The next page fetches anew; the open one does not, because its batch may be gone. */
export const markCodesStale = () =>
  queryClient.invalidateQueries({ queryKey: ['codes'], refetchType: 'none' });

/** What the page of the batch passes on to the list. */
export const batchRemoved = 'batch removed';

export const useBooks = () =>
  useQuery({
    queryKey: ['codes', 'books'],
    queryFn: () => answer(desk.GET('/api/desk/code-books')),
  });

/** What a group of books is called: like its first book. */
export function useBookTitle(): (slug: string) => string {
  const { data } = useBooks();
  return (slug) => data?.books.find((book) => book.slug === slug)?.titles[0] ?? slug;
}

export const useBatch = (id: number) =>
  useQuery({
    queryKey: ['codes', 'batch', id],
    queryFn: () =>
      answer(desk.GET('/api/desk/batches/{batch_id}', { params: { path: { batch_id: id } } })),
    refetchInterval: ({ state }) => (isRunning(state.data?.job) ? runningPollIntervalMs : false),
  });

export const useFigures = (scope: Scope, period: Period, enabled: boolean) =>
  useQuery({
    queryKey: ['codes', 'figures', scope, period],
    queryFn: () =>
      answer(desk.GET('/api/desk/code-figures', { params: { query: { ...scope, ...period } } })),
    placeholderData: (before) => before,
    enabled,
  });

export const useCodeFiles = (batch: number) =>
  useQuery({
    queryKey: ['codes', 'files', batch],
    queryFn: () =>
      answer(
        desk.GET('/api/desk/batches/{batch_id}/files', { params: { path: { batch_id: batch } } }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ job }) => isRunning(job)) ? runningPollIntervalMs : false,
  });

/** Fetched once and after each change, because every look at the owner is recorded in the audit log. */
export const useOneCode = (id: number) =>
  useQuery({
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryKey: ['codes', 'code', id],
    queryFn: () =>
      answer(desk.GET('/api/desk/codes/{code_id}', { params: { path: { code_id: id } } })),
  });

export const useCodeSearch = (text: string) =>
  useQuery({
    queryKey: ['codes', 'search', text],
    queryFn: () => answer(desk.POST('/api/desk/codes/search', { body: { text } })),
    enabled: text !== '',
  });

/** Fetches all shown data about codes anew. */
export const refreshCodes = () => queryClient.invalidateQueries({ queryKey: ['codes'] });

export async function downloadLink(
  choices: Partial<WantedDownload> & Pick<WantedDownload, 'what'>,
) {
  const body = { ...defaultDownload, ...choices };
  const { url } = await answer(desk.POST('/api/desk/downloads', { body }));
  return url;
}

/** The browser fetches the file by itself: a page that did so would hold all of it in memory. */
export async function download(choices: Parameters<typeof downloadLink>[0]): Promise<void> {
  const url = await downloadLink(choices);
  // Many codes are written by a job first.
  if (url === '') return queryClient.invalidateQueries({ queryKey: ['codes', 'files'] });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  // What is printed is noted as soon as the browser has fetched it.
  if (choices.what === 'pdf' || choices.what === 'zip') setTimeout(() => void refreshCodes(), 2000);
}
