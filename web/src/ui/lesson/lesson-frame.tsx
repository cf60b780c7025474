/** The lesson in its sandbox, what covers it until it is ready, and what is shown if it never is. */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { modeAsName, type Progress, type Trouble } from 'kaktus-shared/bridge';
import { keptMemoryName } from '../../device/memory';
import { keepLastPlayed } from '../../device/progress';
import { lessonAt } from '../../api/lesson-at';
import { reportNotStarted } from '../../api/not-started';
import type { StartReason } from '../../api/schema.gen';
import { useWords } from '../../i18n/language';
import { UnsavedNotice } from '../children/unsaved-notice';
import { useDarkMode } from '../dark-mode';
import { useOnline } from '../use-online';
import styles from './lesson-frame.module.css';
import { LessonProblem, type Problem } from './lesson-problem';
import { SilentLesson } from './silent-lesson';
import { StageWait } from './stage-wait';
import { canFallAsleep, step, type StartState } from './start-state';
import { useBridge } from './use-bridge';
import { useRecorder, type OnRecording } from './use-recorder';

const patienceMs = 10_000;
/** How long after loading a page that has sent nothing is shown, and how long until it counts as one that does not start. */
const silenceMs = 1500;
const longSilenceMs = 6000;
/** How long a lesson that does not start may still come to life before it is counted. */
const recoveryMs = 6000;

/** Which explanation covers the lesson. */
const problems: Partial<Record<StartState, Problem>> = {
  overdue: 'slow',
  asleep: 'offline',
  broken: 'broken',
  stopped: 'stopped',
};

type LessonFrameProps = {
  url: string;
  userId: string;
  onTryAgain: () => void;
  /** A look at a version that readers do not have: nobody counts whether it starts. */
  preview?: boolean;
  backName: string;
  onBack: () => void;
  onProgress?: (progress: Progress) => void;
  /** Where it is given, a lesson may ask for a recording. */
  onRecording?: OnRecording;
};

export function LessonFrame(props: LessonFrameProps) {
  const { url, userId, preview = false, backName, onBack, onProgress, onRecording } = props;
  const words = useWords('viewer');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [state, tell] = useReducer(step, 'loading');
  const online = useOnline();
  const lesson = lessonAt(url);
  // The browser's own error page counts as loaded, but is not for children.
  if (!online && canFallAsleep(state)) tell('noConnection');
  const [dark] = useDarkMode();
  // Only what was known before: the lesson keeps its memory itself while it is open, and is told when it gets dark.
  const [name] = useState(() => keptMemoryName(userId, lesson) || modeAsName(dark));
  const recorder = useRecorder(frame, onRecording);
  const [reason, setReason] = useState<StartReason>('silent');
  const onReady = () => tell('spoke');
  // At once: a render in a moment of its own would wait behind all the messages.
  const onFlood = () => flushSync(() => tell('flooded'));
  const onTrouble = (trouble: Trouble) => {
    setReason(trouble.reason);
    tell(trouble.drawn ? 'limped' : 'broke');
  };
  useBridge({
    frame,
    userId,
    lesson,
    onReady,
    onFlood,
    onTrouble,
    onProgress,
    onRecord: recorder.hear,
  });
  const problem = problems[state];
  const failed = state === 'broken' || state === 'limping';
  const report = useReport(url, failed && !preview ? reason : null);
  const onTryAgain = () => {
    report();
    props.onTryAgain();
  };

  useEffect(() => keepLastPlayed(userId, lesson), [userId, lesson]);

  useEffect(() => {
    const timer = setTimeout(() => tell('patienceEnded'), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!loaded) return;
    const timers = [
      setTimeout(() => tell('loaded'), silenceMs),
      setTimeout(() => tell('stayedSilent'), longSilenceMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [loaded]);

  const wakeUp = useEffectEvent(props.onTryAgain);
  useEffect(() => {
    if (state === 'asleep' && online) wakeUp();
  }, [state, online]);

  return (
    <div className={styles.place}>
      <UnsavedNotice />
      {state === 'limping' && <SilentLesson onTryAgain={onTryAgain} />}
      <div className={styles.lesson}>
        {state !== 'stopped' && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={words.frame}
            name={name}
            src={url}
            sandbox="allow-scripts"
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(true)}
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

/** Reports once: after a while without recovery, or as soon as somebody tries again. */
function useReport(url: string, reason: StartReason | null): () => void {
  const reported = useRef(false);
  const report = () => {
    if (!reason || reported.current) return;
    reported.current = true;
    void reportNotStarted(url, reason);
  };
  const reportLate = useEffectEvent(report);
  useEffect(() => {
    if (!reason) return;
    const timer = setTimeout(() => reportLate(), recoveryMs);
    return () => clearTimeout(timer);
  }, [reason]);
  return report;
}
