/** A lesson on a tablet of a class: a slim bar that leads back to the class, and the game. */
import { useState, type CSSProperties } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import type { SeatLesson } from '../../api/schema.gen';
import { useWords } from '../../i18n/language';
import { LessonFrame } from '../../lesson-host/lesson-frame';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { useTabTitle } from '../../ui/page/use-tab-title';
import styles from './class-stage.module.css';

type ClassStageProps = {
  lesson: SeatLesson;
  bookTitle: string;
  index: number;
  player: string;
  quiet: boolean;
  onBack: () => void;
  onMissing: () => void;
};

export function ClassStage(props: ClassStageProps) {
  const { lesson, bookTitle, index, player, quiet, onBack, onMissing } = props;
  const words = useWords('join');
  // An open lesson keeps its link: a renewed one would start it anew.
  const [opened, setOpened] = useState({ url: lesson.url, attempt: 0 });
  useTabTitle(lesson.title, bookTitle);
  const tryAgain = () => {
    onMissing();
    setOpened({ url: lesson.url, attempt: opened.attempt + 1 });
  };
  return (
    <div data-stage className={styles.stage}>
      <div
        className={styles.bar}
        style={{ '--tile': `var(${lessonColour(bookTitle, index)})` } as CSSProperties}
      >
        <button type="button" className={styles.button} onClick={onBack}>
          <PlayIcon name="back" />
          <span className={styles.text}>{words.back}</span>
        </button>
        <h1 lang="de" className={styles.title}>
          {lesson.title}
        </h1>
        <span />
      </div>
      <LessonFrame
        key={opened.attempt}
        url={opened.url}
        userId={player}
        onTryAgain={tryAgain}
        onMissing={onMissing}
        backName={words.back}
        onBack={onBack}
        quiet={quiet}
      />
    </div>
  );
}
