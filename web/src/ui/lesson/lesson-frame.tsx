/** The lesson in its sandbox, what covers it until it is ready, and what is shown if it never is. */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { modeAsName, type Progress } from 'kaktus-shared/bridge';
import { keptMemoryName } from '../../device/memory';
import { keepLastPlayed } from '../../device/progress';
import { lessonAt } from '../../api/lesson-at';
import { useWords } from '../../i18n/language';
import { UnsavedNotice } from '../children/unsaved-notice';
import { useDarkMode } from '../dark-mode';
import { useOnline } from '../use-online';
import styles from './lesson-frame.module.css';
import { LessonProblem, type LessonProblemReason } from './lesson-problem';
import { SilentLesson } from './silent-lesson';
import { StageWait } from './stage-wait';
import { useBridge } from './use-bridge';
import { useRecorder, type OnRecording } from './use-recorder';

const patienceMs = 10_000;
/** How long after loading a lesson that does not know the bridge is shown. */
const silenceMs = 1500;

/**
 * loading: nothing is there yet. quiet: the page is there but has sent nothing; it may not know the bridge. overdue: time is
 * up and nothing is there. mute: time is up and it still has sent nothing. asleep: there was no connection.
 * ready: the lesson has sent a message. stopped: it has sent so many that the page would have no time for anything else.
 */
type State = 'loading' | 'quiet' | 'overdue' | 'mute' | 'asleep' | 'ready' | 'stopped';
type Happening = 'silence' | 'patienceEnded' | 'noConnection' | 'spoke' | 'flooded';

const next: Record<State, Partial<Record<Happening, State>>> = {
  loading: { silence: 'quiet', patienceEnded: 'overdue', spoke: 'ready' },
  quiet: { patienceEnded: 'mute', noConnection: 'asleep', spoke: 'ready' },
  overdue: { silence: 'mute', noConnection: 'asleep', spoke: 'ready' },
  mute: { noConnection: 'asleep', spoke: 'ready' },
  asleep: { spoke: 'ready' },
  // A lesson that sends messages is there, whatever the browser thinks of the connection.
  ready: {},
  stopped: {},
};

const step = (state: State, happening: Happening): State =>
  happening === 'flooded' ? 'stopped' : (next[state][happening] ?? state);

/** Which explanation covers the lesson. */
const reasons: Partial<Record<State, LessonProblemReason>> = {
  overdue: 'problem',
  asleep: 'offline',
  stopped: 'stopped',
};

type LessonFrameProps = {
  url: string;
  userId: string;
  onTryAgain: () => void;
  backName: string;
  onBack: () => void;
  onProgress?: (progress: Progress) => void;
  /** Where it is given, a lesson may ask for a recording. */
  onRecording?: OnRecording;
};

export function LessonFrame(props: LessonFrameProps) {
  const { url, userId, onTryAgain, backName, onBack, onProgress, onRecording } = props;
  const words = useWords('viewer');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [state, tell] = useReducer(step, 'loading');
  const online = useOnline();
  const lesson = lessonAt(url);
  // The browser's own error page counts as loaded, but is not for children.
  if (!online && next[state].noConnection) tell('noConnection');
  const [dark] = useDarkMode();
  // Only what was known before: the lesson keeps its memory itself while it is open, and is told when it gets dark.
  const [name] = useState(() => keptMemoryName(userId, lesson) || modeAsName(dark));
  const recorder = useRecorder(frame, onRecording);
  const onReady = () => tell('spoke');
  // At once: a render in a moment of its own would wait behind all the messages.
  const onFlood = () => flushSync(() => tell('flooded'));
  useBridge({ frame, userId, lesson, onReady, onFlood, onProgress, onRecord: recorder.hear });

  const reason = reasons[state];

  useEffect(() => keepLastPlayed(userId, lesson), [userId, lesson]);

  useEffect(() => {
    const timer = setTimeout(() => tell('patienceEnded'), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => tell('silence'), silenceMs);
    return () => clearTimeout(timer);
  }, [loaded]);

  const wakeUp = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (state === 'asleep' && online) wakeUp();
  }, [state, online]);

  return (
    <div className={styles.place}>
      <UnsavedNotice />
      {state === 'mute' && <SilentLesson onTryAgain={onTryAgain} />}
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
        {reason && (
          <LessonProblem
            reason={reason}
            onTryAgain={onTryAgain}
            backName={backName}
            onBack={onBack}
          />
        )}
      </div>
    </div>
  );
}
