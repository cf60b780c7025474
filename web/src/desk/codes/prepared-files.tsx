/** Files with many codes: how far each is, and when it is ready, the way to it. They go on without the page. */
import { answer } from '../../api/answer';
import type { CodeFile } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk, queryClient } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { JobProgress } from '../ui/job-progress';
import { download, isRunning, useCodeFiles } from './code-calls';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

const refresh = () => queryClient.invalidateQueries({ queryKey: ['codes', 'files'] });

export function PreparedFiles({ batch }: { batch: number }) {
  const words = useDeskWords('codes').files;
  const files = useCodeFiles(batch).data?.files ?? [];
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-label={words.heading}>
      <ul className={styles.fileList}>
        {files.map((file) => (
          <li key={file.id} className={styles.fileItem}>
            <PreparedFile batch={batch} file={file} />
          </li>
        ))}
      </ul>
      <p className="desk-help">{words.help}</p>
    </section>
  );
}

function PreparedFile({ batch, file }: { batch: number; file: CodeFile }) {
  const words = useCodeWords();
  const shell = useDeskWords('shell');
  const { files } = words;
  const { busy, failure, submit } = useSubmission(async (what: 'fetch' | 'discard') => {
    if (what === 'fetch') {
      await download({ what: 'prepared', prepared: file.id });
      // The server forgets the file as soon as the browser has asked for it.
      setTimeout(() => void refresh(), 2000);
    } else {
      const path = { batch_id: batch, file_id: file.id };
      await answer(
        desk.DELETE('/api/desk/batches/{batch_id}/files/{file_id}', { params: { path } }),
      );
      await refresh();
    }
  });
  const { job } = file;
  const name = files.names[file.form](file.numbers === '' ? '' : words.number(file.first));
  const total = job?.state === 'running' ? job.total : null;
  return (
    <>
      {isRunning(job) ? (
        <JobProgress
          label={name}
          done={job?.done ?? 0}
          total={total}
          text={
            total === null
              ? words.page.waiting
              : words.page.makingText(words.number(job?.done ?? 0), words.number(total))
          }
        />
      ) : (
        <p>
          <strong>{name}</strong>{' '}
          {file.size === null ? files.failed : files.ready(words.size(file.size))}
        </p>
      )}
      <div className={styles.buttons}>
        {file.size !== null && (
          <Button
            busy={busy}
            aria-label={files.fetchNamed(name)}
            onClick={() => void submit('fetch')}
          >
            {files.fetch}
          </Button>
        )}
        <Button
          look="quiet"
          busy={busy}
          aria-label={files.discardNamed(name)}
          onClick={() => void submit('discard')}
        >
          {isRunning(job) ? files.cancel : files.discard}
        </Button>
      </div>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
    </>
  );
}
