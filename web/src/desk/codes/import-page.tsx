/** Takes in a list of printed codes: send it, choose its columns, see what would happen, agree. */
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { answer } from '../../api/answer';
import type { DeskImport } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { ButtonLink } from '../../ui/forms/button-link';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DataTable } from '../ui/data-table';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { JobProgress } from '../ui/job-progress';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { ProgressBar } from '../ui/progress-bar';
import { useUpload } from '../ui/use-upload';
import { download, refreshCodes } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';
import { ImportColumns } from './import-columns';
import { isMonths, isSeats, sentTerms, TermsFields, usualTerms } from './terms-fields';

const pollIntervalMs = 1000;
const fileTypes =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const working = ['reading', 'checking', 'writing'] as const;
type Working = (typeof working)[number];

const isWorking = (state: DeskImport['state']): state is Working =>
  working.includes(state as Working);

const useImport = (id: number | undefined) =>
  useQuery({
    queryKey: ['codes', 'import', id],
    enabled: id !== undefined,
    queryFn: () =>
      answer(
        desk.GET('/api/desk/imports/{import_id}', {
          params: { path: { import_id: id as number } },
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data && isWorking(state.data.state) ? pollIntervalMs : false,
  });

export function ImportPage() {
  const words = useCodeWords();
  const [id, setId] = useState<number>();
  const call = useImport(id);
  return (
    <DeskPage
      heading={words.imports.heading}
      lead={words.imports.lead}
      parent={{ name: words.heading, to: '/desk/codes' }}
    >
      {id === undefined ? (
        <ChooseFile onSent={setId} />
      ) : (
        <Loaded call={call}>
          {(sentImport) => <Sent sentImport={sentImport} onAgain={() => setId(undefined)} />}
        </Loaded>
      )}
    </DeskPage>
  );
}

function ChooseFile({ onSent }: { onSent: (id: number) => void }) {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const [file, setFile] = useState<File>();
  const [terms, setTerms] = useState(usualTerms);
  const upload = useUpload({ purpose: 'codes' });
  const { busy, failure, submit } = useSubmission(async (chosen: File) => {
    const sent = await upload.send(chosen);
    if (!sent) return;
    const body = { upload: sent.id, ...sentTerms(terms) };
    onSent((await answer(desk.POST('/api/desk/imports', { body }))).id);
  });
  const problem = failure ?? upload.failure;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file && isMonths(terms.months) && isSeats(terms.seats)) void submit(file);
  };
  return (
    <Panel>
      <form className={styles.form} noValidate onSubmit={send}>
        <label className={styles.label}>
          {words.imports.file}
          <input
            className={styles.file}
            type="file"
            accept={fileTypes}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </label>
        <p>{words.imports.fileHelp}</p>
        <TermsFields terms={terms} onChange={setTerms} checked lastDayMayBeOver />
        {upload.sending && (
          <ProgressBar
            label={words.imports.sending(upload.sending.name, upload.sending.percent)}
            percent={upload.sending.percent}
          />
        )}
        {problem && (
          <Notice kind="error">
            {failureWords(problem, words.failures, shell.failures)}{' '}
            {problem.status === 0 && words.imports.interrupted}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} disabled={!file}>
            {words.imports.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Sent({ sentImport, onAgain }: { sentImport: DeskImport; onAgain: () => void }) {
  const words = useCodeWords();
  const { imports } = words;
  const [columnsAgain, setColumnsAgain] = useState(false);
  const { state, job, preview } = sentImport;
  if (isWorking(state))
    return (
      <Panel>
        <JobProgress
          label={imports[state]}
          done={job?.done ?? 0}
          total={job?.total ?? null}
          text={sentImport.fileName}
        />
      </Panel>
    );
  if (state === 'done')
    return (
      <Panel>
        <Notice kind="success">{imports.done(sentImport.written)}</Notice>
        <div className={styles.buttons}>
          {sentImport.batches.map((batch) => (
            <ButtonLink key={batch} to={`/desk/codes/batches/${batch}`}>
              {imports.toBatch(batch)}
            </ButtonLink>
          ))}
          <Button look="quiet" onClick={onAgain}>
            {imports.another}
          </Button>
        </div>
      </Panel>
    );
  if (state === 'refused')
    return (
      <Panel>
        <Notice kind="error">
          {imports.problems[sentImport.problem as keyof typeof imports.problems] ??
            imports.problems.failed}
        </Notice>
        <div className={styles.buttons}>
          <Button onClick={onAgain}>{imports.another}</Button>
        </div>
      </Panel>
    );
  if (preview && (state === 'choosing' || columnsAgain))
    return (
      <ImportColumns
        sentImport={sentImport}
        preview={preview}
        onChosen={() => setColumnsAgain(false)}
        onDiscarded={onAgain}
      />
    );
  return (
    <Checked sentImport={sentImport} onColumns={() => setColumnsAgain(true)} onAgain={onAgain} />
  );
}

type CheckedProps = { sentImport: DeskImport; onColumns: () => void; onAgain: () => void };

function Checked({ sentImport, onColumns, onAgain }: CheckedProps) {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const { imports } = words;
  const call = { params: { path: { import_id: sentImport.id } } };
  const { busy, failure, submit } = useSubmission(async (agreed: boolean) => {
    if (agreed) await answer(desk.POST('/api/desk/imports/{import_id}/confirm', call));
    else {
      await answer(desk.DELETE('/api/desk/imports/{import_id}', call));
      onAgain();
    }
    await refreshCodes();
  });
  const accepted = Object.values(sentImport.accepted).reduce((sum, count) => sum + count, 0);
  return (
    <Panel heading={sentImport.fileName}>
      <Notice kind={sentImport.refused > 0 ? 'info' : 'success'}>
        {imports.report(accepted, sentImport.known, sentImport.refused)}
      </Notice>
      <ul>
        {Object.entries(sentImport.accepted).map(([book, count]) => (
          <li key={book}>{imports.perBook(book, count)}</li>
        ))}
      </ul>
      {sentImport.refused > 0 && (
        <>
          <DataTable
            caption={imports.refusedLines}
            rows={sentImport.refusedLines}
            keyOf={({ line }) => line}
            empty=""
            columns={[
              { name: words.columns.line, figure: true, cell: ({ line }) => words.number(line) },
              { name: words.columns.text, cell: ({ text }) => text },
              {
                name: words.columns.reason,
                cell: ({ reason, about }) => imports.reasons[reason](about),
              },
            ]}
          />
          <div className={styles.buttons}>
            <Button
              look="quiet"
              onClick={() => void download({ what: 'report', importId: sentImport.id })}
            >
              {imports.allLines}
            </Button>
          </div>
        </>
      )}
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <div className={styles.buttons}>
        <Button busy={busy} disabled={accepted === 0} onClick={() => void submit(true)}>
          {imports.confirm(accepted)}
        </Button>
        <Button look="quiet" busy={busy} onClick={onColumns}>
          {imports.otherColumns}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => void submit(false)}>
          {imports.discard}
        </Button>
      </div>
    </Panel>
  );
}
