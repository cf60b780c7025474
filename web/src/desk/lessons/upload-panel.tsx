/** Where a new version of a lesson comes in: the file, how far it is, and what the check says. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { LessonShown, UploadShown } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { desk } from '../api/client';
import { isWorthAnotherTry } from '../api/uploads';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { FileDrop } from '../ui/file-drop';
import { Panel } from '../ui/panel';
import { ProgressBar } from '../ui/progress-bar';
import { useUpload } from '../ui/use-upload';
import { refetchLessons } from './lesson-calls';
import styles from './upload-panel.module.css';

const largest = 1024 ** 3;
const endings = ['.zip', '.h5p'];

const arrived = ({ size, pieceSize, missing }: UploadShown) =>
  Math.floor(100 * (1 - missing.length / Math.ceil(size / pieceSize)));

export function UploadPanel({ lesson }: { lesson: LessonShown }) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [refused, setRefused] = useState('');
  const { sending, last, send, ...upload } = useUpload({
    purpose: 'package',
    book: lesson.book,
    lesson: lesson.lesson,
  });
  const check = useSubmission(async (sent: UploadShown) => {
    const path = { upload: sent.id };
    await answer(desk.POST('/api/desk/lessons/uploads/{upload}/check', { params: { path } }));
  });
  const failure = upload.failure ?? check.failure;

  const begin = async (file: File) => {
    const name = file.name.toLowerCase();
    const problem = !endings.some((ending) => name.endsWith(ending))
      ? words.upload.wrongType
      : file.size > largest
        ? words.upload.tooLarge
        : file.size === 0
          ? words.upload.empty
          : '';
    setRefused(problem);
    if (problem) return;
    const unfinishedUpload = lesson.uploads.find(
      (one) => one.state === 'receiving' && one.name === file.name && one.size === file.size,
    );
    check.clearFailure();
    const sent = await send(file, unfinishedUpload?.id);
    if (sent) await check.submit(sent);
    await refetchLessons();
  };

  // What is published needs no hint any more to publish it.
  const published = lesson.versions.filter((one) => one.publishedAt).map(({ number }) => number);
  const others = lesson.uploads.filter(
    ({ state, version }) =>
      !(sending && state === 'receiving') &&
      !(state === 'checked' && version !== null && published.includes(version)),
  );
  return (
    <Panel heading={words.upload.heading} lead={words.upload.lead}>
      {sending ? (
        <ProgressBar
          label={words.upload.sending(sending.name, sending.percent)}
          percent={sending.percent}
        />
      ) : (
        <FileDrop
          label={words.upload.drop}
          button={words.upload.choose}
          help={words.upload.limits}
          accept={endings.join(',')}
          onFile={(file) => void begin(file)}
        />
      )}
      {refused && <Notice kind="error">{refused}</Notice>}
      {failure && (
        <Notice kind="error">
          {failureWords(failure, words.failures, shell.failures)}{' '}
          {failure.status === 0 && words.upload.interrupted}
          {last && isWorthAnotherTry(failure) && (
            <div className={styles.ways}>
              <Button look="quiet" onClick={() => void begin(last)}>
                {words.upload.goOn}
              </Button>
            </div>
          )}
        </Notice>
      )}
      {others.map((upload) => (
        <UploadState key={upload.id} upload={upload} />
      ))}
    </Panel>
  );
}

function UploadState({ upload }: { upload: UploadShown }) {
  const words = useDeskWords('lessons').upload;
  const language = useDeskLanguage();
  const { name, state, percent, problems, version } = upload;

  const remove = async () => {
    await answer(
      desk.DELETE('/api/desk/uploads/{upload}', {
        params: { path: { upload: upload.id } },
      }),
    ).catch(() => undefined);
    await refetchLessons();
  };

  if (state === 'checking')
    return <ProgressBar label={words.checking(name, percent)} percent={percent} />;
  return (
    <Notice kind={state === 'refused' ? 'error' : state === 'checked' ? 'success' : 'info'}>
      {state === 'receiving' && <p>{words.stopped(name, arrived(upload))}</p>}
      {state === 'checked' && <p>{words.checked(name, version ?? 0)}</p>}
      {state === 'refused' && (
        <>
          <p>{words.refused(name)}</p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem.en}>{problem[language]}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        <Button look="text" onClick={() => void remove()}>
          {state === 'receiving' ? words.remove : words.dismiss}
        </Button>
      </div>
    </Notice>
  );
}
