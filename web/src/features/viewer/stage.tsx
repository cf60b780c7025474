/** A lesson on the stage: bar, lesson, and the panel that stays as it is when the lesson changes. */
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import { lessonAt } from '../../api/lesson-at';
import { useWords } from '../../i18n/language';
import { useNavigate } from '../../router/location';
import { classNames } from '../../ui/class-names';
import { paths } from '../../ui/places/paths';
import { LessonFrame } from '../../lesson-host/lesson-frame';
import { LessonPanel } from './lesson-panel';
import type { OpenLesson } from './lesson-search';
import type { OnDevice } from '../../lesson-host/use-shell';
import { RecordingMark } from './recording-mark';
import { StageBar } from './stage-bar';
import styles from './stage.module.css';
import { useFullScreen } from './use-full-screen';
import { useMissingFiles } from './use-missing-files';
import { useTabTitle } from '../../ui/page/use-tab-title';

type StageProps = {
  stage: OpenLesson;
  userId: string;
  attempt: number;
  onTryAgain: () => void;
  onDevice?: OnDevice | undefined;
};

export function Stage({ stage, userId, attempt, onTryAgain, onDevice }: StageProps) {
  const words = useWords('viewer');
  const element = useRef<HTMLDivElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(false);
  const { full, toggle } = useFullScreen(element);
  const [stopRecording, setStopRecording] = useState<(() => void) | null>(null);
  const lesson = lessonAt(stage.url);
  const [book = ''] = lesson.split('/');
  const title = stage.allProducts.find((product) => lessonAt(product.url) === lesson)?.title ?? '';
  useTabTitle(title, stage.bookTitle);
  const onMissing = useMissingFiles({
    url: stage.url,
    isOnDevice: onDevice !== undefined,
    onTryAgain,
  });
  const navigate = useNavigate();
  // Lessons replace each other in the history, so a library that came before the first one is still there.
  const back = () => (stage.fromLibrary ? window.history.back() : navigate(paths.library));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panelOpen) return;
    setPanelOpen(false);
    panelButton.current?.focus();
  };

  return (
    <div
      ref={element}
      data-stage
      className={classNames(styles.stage, full && styles.full)}
      onKeyDown={onKeyDown}
    >
      <StageBar
        title={title}
        colour={`var(${lessonColour(book, stage.colorIndex)})`}
        backName={words.back}
        panelId={panelId}
        panelOpen={panelOpen}
        panelButton={panelButton}
        full={full}
        onBack={back}
        onPanel={() => setPanelOpen(!panelOpen)}
        onFull={toggle}
      >
        {stopRecording && <RecordingMark onStop={stopRecording} />}
      </StageBar>
      <div className={styles.room}>
        <LessonFrame
          key={`${attempt} ${stage.url} ${onDevice ? 'here' : ''}`}
          onDevice={onDevice}
          url={stage.startsWithGame ? `${stage.url}#game` : stage.url}
          userId={userId}
          onTryAgain={onTryAgain}
          onMissing={onMissing}
          backName={words.problem.back}
          onBack={back}
          onRecording={(stop) => setStopRecording(() => stop)}
        />
        <LessonPanel id={panelId} open={panelOpen} stage={stage} />
      </div>
    </div>
  );
}
