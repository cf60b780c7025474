/** One lesson: its new version, the versions there are, and its thumbnail. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { asFailure } from '../../api/failure';
import type { LessonShown } from '../../api/schema.gen';
import { useNavigate } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { desk } from '../api/client';
import type { DeskWords } from '../i18n/desk-catalogues';
import { useDeskWords } from '../i18n/words';
import { useParams } from '../route-match';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { fetchLesson, forgetLesson, lessonKey } from './lesson-calls';
import styles from './lesson-page.module.css';
import { PreviewPlace } from './lesson-preview';
import { PicturePanel } from './picture-panel';
import { RemoveButton } from './remove-button';
import { ShelfButton } from './shelf-button';
import { StartProblems } from './start-problems';
import { TextDialog } from './text-dialog';
import { UploadPanel } from './upload-panel';
import { VersionList } from './version-list';

const pollIntervalMs = 1000;

const isChecking = (lesson?: LessonShown) =>
  lesson?.uploads.some(({ state }) => state === 'checking') ?? false;

export function LessonPage() {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const { book = '', lesson = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: lessonKey(book, lesson),
    queryFn: () => fetchLesson(book, lesson),
    refetchInterval: (query) => isChecking(query.state.data) && pollIntervalMs,
  });
  const parent = { name: words.heading, to: '/desk/lessons' };
  if (data) return <LessonDetails lesson={data} />;
  return (
    <DeskPage heading={words.heading} parent={parent}>
      {error ? (
        <Notice kind="error">
          {failureWords(asFailure(error), words.failures, shell.failures)}
        </Notice>
      ) : (
        <PleaseWait />
      )}
    </DeskPage>
  );
}

function stateWords({ live, offShelf }: LessonShown, { state }: DeskWords<'lessons'>): string {
  if (offShelf) return state.offShelf;
  return live === null ? state.notPublished : state.live(live);
}

function LessonDetails({ lesson }: { lesson: LessonShown }) {
  const words = useDeskWords('lessons');
  const [renaming, setRenaming] = useState(false);
  const [done, setDone] = useState('');
  const [previewed, setPreviewed] = useState<number>();
  const navigate = useNavigate();
  const params = { path: { book: lesson.book, lesson: lesson.lesson } };
  return (
    <DeskPage
      heading={lesson.title}
      parent={{ name: `${words.heading}: ${lesson.bookTitle}`, to: '/desk/lessons' }}
      lead={stateWords(lesson, words)}
      actions={
        <>
          <Button look="quiet" onClick={() => setRenaming(true)}>
            {words.rename}
          </Button>
          {lesson.live !== null && <ShelfButton lesson={lesson} onDone={setDone} />}
          {lesson.removable && (
            <RemoveButton
              look="quiet"
              what={lesson.title}
              text={words.removal.lesson}
              remove={() =>
                answer(desk.DELETE('/api/desk/lessons/books/{book}/lessons/{lesson}', { params }))
              }
              onRemoved={() => {
                navigate('/desk/lessons', { replace: true });
                forgetLesson(lesson.book, lesson.lesson);
              }}
            />
          )}
        </>
      }
    >
      {done && <Notice kind="success">{done}</Notice>}
      <PreviewPlace lesson={lesson} number={previewed} onClose={() => setPreviewed(undefined)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StartProblems problems={lesson.startProblems} />
          <UploadPanel lesson={lesson} />
          <VersionList lesson={lesson} onPreview={setPreviewed} />
        </div>
        <PicturePanel lesson={lesson} />
      </div>
      {renaming && (
        <TextDialog
          heading={words.renameLesson}
          button={words.save}
          fields={[
            {
              name: 'title',
              label: words.title,
              help: words.titleHelp,
              value: lesson.title,
              lang: 'de',
            },
          ]}
          onClose={() => setRenaming(false)}
          save={({ title = '' }) =>
            answer(
              desk.PATCH('/api/desk/lessons/books/{book}/lessons/{lesson}', {
                params,
                body: { title },
              }),
            )
          }
        />
      )}
    </DeskPage>
  );
}
