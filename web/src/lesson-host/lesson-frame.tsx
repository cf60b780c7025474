/** The lesson in its sandbox, what covers it until it is ready, and what is shown if it does not start. */
import { useEffect, useRef, useState } from 'react';
import { modeAsName, type Progress } from 'kaktus-shared/bridge';
import { shellAddress } from 'kaktus-shared/lesson-shell';
import { storedMemoryName } from '../device/memory';
import { keepLastPlayed } from '../device/progress';
import { hasOwnOrigin, lessonAt } from '../api/lesson-at';
import type { StartReason } from '../api/schema.gen';
import { useWords } from '../i18n/language';
import { UnsavedNotice } from '../ui/children/unsaved-notice';
import { useDarkMode } from '../ui/dark-mode';
import styles from './lesson-frame.module.css';
import { LessonProblem, type Problem } from './lesson-problem';
import { SilentLesson } from './silent-lesson';
import { StageWait } from './stage-wait';
import type { StartState } from './start-state';
import { useBridge } from './use-bridge';
import { useLessonStart } from './use-lesson-start';
import { useRecorder, type OnRecording } from './use-recorder';
import { useShell, type OnDevice } from './use-shell';
import { useStartReport } from './use-start-report';

/** Which explanation covers the lesson. */
const problems: Partial<Record<StartState, Problem>> = {
  overdue: 'slow',
  offline: 'offline',
  broken: 'broken',
  stopped: 'stopped',
};

type LessonFrameProps = {
  url: string;
  userId: string;
  onTryAgain: () => void;
  /** In a preview, which readers do not have: told why the lesson does not start, which is not counted then. */
  onNotStarted?: (reason: StartReason | null) => void;
  backName: string;
  onBack: () => void;
  onProgress?: (progress: Progress) => void;
  /** A file of the open lesson could not be fetched. */
  onMissing?: () => void;
  /** Where it is given, a lesson may ask for a recording. */
  onRecording?: OnRecording;
  /** A lesson that is on the device comes from there. */
  onDevice?: OnDevice | undefined;
  /** Covered by the page, where it can be: nothing may sound. */
  quiet?: boolean;
};

/** The shell has a sandbox of its own, and would be out of the service worker's sight in one of the frame's. */
const sourceOf = (url: string, onDevice?: OnDevice) =>
  onDevice
    ? { src: shellAddress + new URL(url, window.location.origin).hash }
    : hasOwnOrigin(url)
      ? { src: url, sandbox: 'allow-scripts allow-same-origin', credentialless: '' }
      : { src: url, sandbox: 'allow-scripts' };

export function LessonFrame(props: LessonFrameProps) {
  const { url, userId, onNotStarted, backName, onBack, onProgress, onRecording } = props;
  const { onDevice } = props;
  const words = useWords('viewer');
  const frame = useRef<HTMLIFrameElement>(null);
  const lesson = lessonAt(url);
  const [dark] = useDarkMode();
  // Only the state at the start: while it is open, the lesson has its own memory, and is told when the mode changes.
  const [name] = useState(() => storedMemoryName(userId, lesson) || modeAsName(dark));
  const start = useLessonStart(props.onTryAgain, { needsConnection: !onDevice });
  const recorder = useRecorder(frame, onRecording);
  useBridge({
    frame,
    userId,
    lesson,
    onReady: start.onReady,
    onFlood: start.onFlood,
    onTrouble: start.onTrouble,
    onMissing: props.onMissing,
    onProgress,
    onRecord: recorder.hear,
    quiet: props.quiet,
  });
  useShell(frame, onDevice);
  const report = useStartReport(url, onNotStarted ? null : start.reason);
  const onTryAgain = () => {
    report();
    props.onTryAgain();
  };
  useEffect(() => keepLastPlayed(userId, lesson), [userId, lesson]);
  useEffect(() => onNotStarted?.(start.reason), [onNotStarted, start.reason]);

  const { state } = start;
  const problem = problems[state];
  return (
    <div className={styles.place}>
      <UnsavedNotice />
      {state === 'partlyDrawn' && <SilentLesson onTryAgain={onTryAgain} />}
      <div className={styles.lesson}>
        {state !== 'stopped' && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={words.frame}
            name={name}
            {...sourceOf(url, onDevice)}
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
            onLoad={start.onLoad}
          />
        )}
        {recorder.question && <recorder.question.Dialog onAnswer={recorder.question.answer} />}
        {state === 'loading' && <StageWait />}
        {problem && (
          <LessonProblem
            problem={problem}
            onTryAgain={onTryAgain}
            backName={backName}
            onBack={onBack}
          />
        )}
      </div>
    </div>
  );
}
