/** A batch: its terms and figures, how far it is, its labels and files, its activations, and its codes. */
import { useRef, useState } from 'react';
import { answer } from '../../api/answer';
import { asFailure } from '../../api/failure';
import type { DeskBatch } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { useParams } from '../route-match';
import { DeskPage } from '../ui/desk-page';
import { Facts, type Fact } from '../ui/facts';
import { failureWords } from '../ui/failure-words';
import { JobProgress } from '../ui/job-progress';
import { Panel } from '../ui/panel';
import { ActivationsPanel } from './activations/activations-panel';
import { BatchActions } from './batches/batch-actions';
import {
  isBeingMade,
  isBeingRemoved,
  isComplete,
  isRunning,
  refreshCodes,
  useBatch,
  useBookTitle,
  wasNotRemoved,
} from './code-calls';
import { CodeList } from './code-list';
import { numbersToPrint } from './code-numbers';
import { useCodeWords } from './code-words';
import { FigureList } from './figure-list';
import { PrintPanel } from './print-panel';

export function BatchPage() {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const { data: batch, error } = useBatch(Number(useParams().id));
  const [numbers, setNumbers] = useState<string>();
  const printPanel = useRef<HTMLDivElement>(null);
  const parent = { name: words.heading, to: '/desk/codes' };
  if (error && !batch) {
    const failure = asFailure(error);
    return (
      <DeskPage heading={words.heading} parent={parent}>
        <Notice kind="error">
          {failure.status === 404 ? words.page.gone : failureWords(failure, {}, shell.failures)}
        </Notice>
      </DeskPage>
    );
  }
  if (!batch) return <PleaseWait />;
  const print = (chosen: string) => {
    setNumbers(chosen);
    printPanel.current?.focus();
  };
  const ready = isComplete(batch) && !batch.revokedAt;
  return (
    <DeskPage
      heading={batch.name || words.batch(batch.id)}
      parent={parent}
      actions={<BatchActions batch={batch} />}
    >
      {wasNotRemoved(batch) && <Notice kind="error">{words.remove.failed}</Notice>}
      {isBeingMade(batch) && <Making batch={batch} />}
      {isComplete(batch) && isRunning(batch.job) && (
        <Panel>
          <JobProgress
            label={isBeingRemoved(batch) ? words.remove.removing : words.page.revoking}
            done={batch.job?.done ?? 0}
            total={batch.job?.total ?? null}
            text={words.page.makingText(
              words.number(batch.job?.done ?? 0),
              words.number(batch.job?.total ?? batch.made),
            )}
          />
        </Panel>
      )}
      <Panel>
        <FigureList figures={batch} />
        <BatchFacts batch={batch} />
      </Panel>
      {ready && (
        <div ref={printPanel} tabIndex={-1}>
          <PrintPanel
            batch={batch.id}
            numbers={numbers ?? numbersToPrint(batch.nextToPrint, batch.made)}
            onNumbers={setNumbers}
          />
        </div>
      )}
      <ActivationsPanel scope={{ batch: batch.id }} />
      {isComplete(batch) && <CodeList batch={batch} onPrint={print} />}
    </DeskPage>
  );
}

function printedWords(batch: DeskBatch, words: ReturnType<typeof useCodeWords>): string {
  if (batch.made === 0) return '';
  if (batch.nextToPrint === null) return words.page.allPrinted;
  return batch.nextToPrint === 1
    ? words.page.nonePrinted
    : words.page.printedTo(words.number(batch.nextToPrint - 1));
}

function BatchFacts({ batch }: { batch: DeskBatch }) {
  const words = useCodeWords();
  const titleOf = useBookTitle();
  const { page } = words;
  const lastDay = batch.redeemBy && words.day(new Date(`${batch.redeemBy}T12:00`));
  const replaced = batch.replaces && (
    <Link to={`/desk/codes/batches/${batch.replaces}`}>{words.batch(batch.replaces)}</Link>
  );
  const facts: Fact[] = [
    { name: words.columns.batch, value: String(batch.id) },
    { name: page.book, value: titleOf(batch.book) },
    { name: page.created, value: words.day(new Date(batch.createdAt)) },
    { name: page.redeemBy, value: lastDay || page.noLimit },
    { name: page.months, value: page.monthsOf(batch.accessMonths) },
    { name: page.seats, value: batch.seatsPerCode > 0 && page.seatsOf(batch.seatsPerCode) },
    { name: page.printed, value: printedWords(batch, words) },
    { name: page.note, value: batch.note },
    { name: page.reason, value: batch.revokeReason },
    { name: page.replaces, value: replaced },
  ];
  return <Facts facts={facts.filter(({ value }) => value)} />;
}

function Making({ batch }: { batch: DeskBatch }) {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const { busy, failure, submit } = useSubmission(async () => {
    const call = { params: { path: { batch_id: batch.id } } };
    await answer(desk.POST('/api/desk/batches/{batch_id}/cancel', call));
    await refreshCodes();
  });
  const { job } = batch;
  if (job?.state === 'failed') return <Notice kind="error">{words.page.failed}</Notice>;
  const counted = words.page.makingText(words.number(batch.made), words.number(batch.wanted));
  return (
    <Panel>
      <JobProgress
        label={words.page.making}
        done={batch.made}
        total={job?.state === 'waiting' ? null : batch.wanted}
        text={job?.state === 'waiting' ? words.page.waiting : counted}
      >
        <Button look="quiet" busy={busy || job?.cancelling} onClick={() => void submit()}>
          {job?.cancelling ? words.page.cancelling : words.page.cancel}
        </Button>
      </JobProgress>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
    </Panel>
  );
}
