/** The thumbnail of a lesson: the package's own, one drawn from the title, or an uploaded picture. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import type { LessonShown, PictureChoice } from '../../api/schema.gen';
import { lessonColour } from 'kaktus-shared/palettes';
import { Cover } from '../../ui/pictures/cover';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { refetchLessons } from './lesson-calls';
import { PictureUpload } from './picture-upload';
import styles from './picture-panel.module.css';

const choices = ['own', 'drawn', 'uploaded'] as const;
type Choice = (typeof choices)[number];

export function PicturePanel({ lesson }: { lesson: LessonShown }) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const path = { book: lesson.book, lesson: lesson.lesson };
  const [choosing, setChoosing] = useState(false);
  const { busy, failure, submit } = useSubmission(async (body: PictureChoice) => {
    await answer(
      desk.PUT('/api/desk/lessons/books/{book}/lessons/{lesson}/picture', {
        params: { path },
        body,
      }),
    );
    setChoosing(false);
    await refetchLessons();
  });

  const shown = choosing ? 'uploaded' : lesson.picture;
  const choose = (choice: Choice) => {
    setChoosing(choice === 'uploaded');
    if (choice !== 'uploaded') void submit({ choice });
  };
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
      <Choices shown={shown} disabled={busy} onChoose={choose} />
      {shown === 'uploaded' && (
        <PictureUpload path={path} onSent={(upload) => submit({ choice: 'uploaded', upload })} />
      )}
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
    </Panel>
  );
}

function Choices(props: { shown: string; disabled: boolean; onChoose: (choice: Choice) => void }) {
  const words = useDeskWords('lessons');
  return (
    <fieldset className={styles.choices} disabled={props.disabled}>
      <legend className="visually-hidden">{words.picture.heading}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name="picture"
            checked={props.shown === choice}
            onChange={() => props.onChoose(choice)}
          />
          {words.picture[choice]}
        </label>
      ))}
    </fieldset>
  );
}
