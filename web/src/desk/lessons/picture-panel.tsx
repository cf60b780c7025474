/** The thumbnail of a lesson: the package's own, one drawn from the title, or an uploaded picture. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { LessonShown, PictureChoice } from '../../api/schema.gen';
import { lessonColour } from 'kaktus-shared/palettes';
import { Cover } from '../../ui/pictures/cover';
import { Notice } from '../../ui/reading/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { FileDrop } from '../ui/file-drop';
import { Panel } from '../ui/panel';
import { ProgressBar } from '../ui/progress-bar';
import { useUpload } from '../ui/use-upload';
import { lookAgain } from './lesson-calls';
import styles from './picture-panel.module.css';

const largest = 8 * 1024 ** 2;
const types = ['image/png', 'image/jpeg', 'image/webp'];
const choices = ['own', 'drawn', 'uploaded'] as const;

export function PicturePanel({ lesson }: { lesson: LessonShown }) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const path = { book: lesson.book, lesson: lesson.lesson };
  const [refused, setRefused] = useState('');
  const [choosing, setChoosing] = useState(false);
  const upload = useUpload({ ...path, purpose: 'picture' });
  const { busy, failure, submit } = useSubmission(async (body: PictureChoice) => {
    await answer(
      desk.PUT('/api/desk/lessons/books/{book}/lessons/{lesson}/picture', {
        params: { path },
        body,
      }),
    );
    setChoosing(false);
    await lookAgain();
  });

  const send = async (file: File) => {
    const isPicture = types.includes(file.type);
    const problem = !isPicture
      ? words.picture.wrongType
      : file.size > largest
        ? words.picture.tooLarge
        : '';
    setRefused(problem);
    const sent = problem ? null : await upload.send(file);
    if (sent) await submit({ choice: 'uploaded', upload: sent.id });
  };

  const problem = failure ?? upload.failure;
  const shown = choosing ? 'uploaded' : lesson.picture;
  return (
    <Panel heading={words.picture.heading}>
      <div className={styles.cover}>
        <Cover
          key={lesson.thumb}
          title={lesson.title}
          thumb={lesson.thumb}
          colour={lessonColour(lesson.bookTitle, lesson.position)}
        />
      </div>
      <fieldset className={styles.choices} disabled={busy}>
        <legend className="visually-hidden">{words.picture.heading}</legend>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="picture"
              checked={shown === choice}
              onChange={() => {
                setChoosing(choice === 'uploaded');
                if (choice !== 'uploaded') void submit({ choice });
              }}
            />
            {words.picture[choice]}
          </label>
        ))}
      </fieldset>
      {shown === 'uploaded' &&
        (upload.sending ? (
          <ProgressBar
            label={words.upload.sending(upload.sending.name, upload.sending.percent)}
            percent={upload.sending.percent}
          />
        ) : (
          <FileDrop
            label={words.picture.uploaded}
            button={words.picture.choose}
            help={words.picture.help}
            accept={types.join(',')}
            onFile={(file) => void send(file)}
          />
        ))}
      {refused && <Notice kind="error">{refused}</Notice>}
      {problem && (
        <Notice kind="error">{failureWords(problem, words.failures, shell.failures)}</Notice>
      )}
    </Panel>
  );
}
