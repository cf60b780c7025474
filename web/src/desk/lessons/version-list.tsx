/** The versions of a lesson: what the check found in each, which one readers get, and what can be done with it. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { LessonShown, VersionShown } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { classNames } from '../../ui/class-names';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import { refetchLessons } from './lesson-calls';
import { PackageReport } from './package-report';
import styles from './version-list.module.css';

type VersionListProps = { lesson: LessonShown; onPreview: (number: number) => void };

export function VersionList({ lesson, onPreview }: VersionListProps) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [done, setDone] = useState(0);
  const path = { book: lesson.book, lesson: lesson.lesson };
  const { live, backTo } = lesson;
  const drafts = lesson.versions.filter(({ publishedAt }) => !publishedAt);
  const newestDraft = Math.max(...drafts.map(({ number }) => number));
  const { busy, failure, submit } = useSubmission(async (number: number, back: boolean) => {
    setDone(0);
    try {
      await (back
        ? answer(
            desk.POST('/api/desk/lessons/books/{book}/lessons/{lesson}/back', {
              params: { path },
              body: { insteadOf: live },
            }),
          )
        : answer(
            desk.POST('/api/desk/lessons/books/{book}/lessons/{lesson}/publish', {
              params: { path },
              body: { number, insteadOf: live },
            }),
          ));
      setDone(number);
    } finally {
      await refetchLessons();
    }
  });

  return (
    <Panel
      heading={words.versions.heading}
      actions={
        backTo !== null &&
        backTo !== undefined && (
          <Button look="quiet" busy={busy} onClick={() => void submit(backTo, true)}>
            {words.versions.back(backTo)}
          </Button>
        )
      }
    >
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      {done > 0 && <Notice kind="success">{words.versions.published(done)}</Notice>}
      {lesson.versions.length === 0 && <p>{words.versions.none}</p>}
      <ol className={styles.versions}>
        {lesson.versions.map((version) => (
          <li key={version.number} className={styles.version}>
            <VersionHead version={version} live={version.number === live} />
            <PackageReport version={version} />
            <div className={styles.ways}>
              <Button
                look="quiet"
                aria-label={words.versions.previewOf(version.number)}
                onClick={() => onPreview(version.number)}
              >
                {words.versions.preview}
              </Button>
              {version.number !== live && (
                <Button
                  look={version.number === newestDraft ? 'main' : 'quiet'}
                  busy={busy}
                  aria-label={words.versions.publishOf(version.number)}
                  onClick={() => void submit(version.number, false)}
                >
                  {words.versions.publish}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function VersionHead({ version, live }: { version: VersionShown; live: boolean }) {
  const words = useDeskWords('lessons').versions;
  const { number, publishedAt, madeAt, madeBy } = version;
  return (
    <div className={styles.head}>
      <h3>{words.name(number)}</h3>
      <span className={classNames(styles.badge, live && styles.live)}>
        {live ? words.live : publishedAt ? words.former : words.draft}
      </span>
      <p className={styles.made}>
        <Moment at={madeAt} time />, {madeBy ? words.by(madeBy) : words.imported}
      </p>
    </div>
  );
}
