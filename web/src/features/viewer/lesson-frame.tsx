/** The lesson itself in its sandbox, what covers it until it is ready, and what is said when it never is. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepLastPlayed } from '../../device/progress';
import { lessonAt } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { useOnline } from '../../ui/use-online';
import styles from './lesson-frame.module.css';
import { LessonProblem } from './lesson-problem';
import { SilentLesson } from './silent-lesson';
import { StageWait } from './stage-wait';
import { useBridge } from './use-bridge';

const patienceMs = 10_000;
/** A lesson that does not know the bridge is shown so long after it has loaded. */
const silenceMs = 1500;

type LessonFrameProps = {
  url: string;
  userId: string;
  onTryAgain: () => void;
  onBack: () => void;
};

export function LessonFrame({ url, userId, onTryAgain, onBack }: LessonFrameProps) {
  const words = useWords('viewer');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [silent, setSilent] = useState(false);
  const [late, setLate] = useState(false);
  const [ready, setReady] = useState(false);
  const [asleep, setAsleep] = useState(false);
  const online = useOnline();
  const lesson = lessonAt(url);
  // The browser's own error page counts as loaded, and is not for children. A lesson that speaks is there, whatever
  // the browser thinks of the connection.
  const offline = !online && !ready && (silent || late);
  if (offline && !asleep) setAsleep(true);
  useBridge({ frame, userId, lesson, onReady: () => setReady(true) });

  useEffect(() => keepLastPlayed(userId, lesson), [userId, lesson]);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => setSilent(true), silenceMs);
    return () => clearTimeout(timer);
  }, [loaded]);

  const wakeUp = useEffectEvent(onTryAgain);
  useEffect(() => {
    if (asleep && online && !ready) wakeUp();
  }, [asleep, online, ready]);

  return (
    <div className={styles.place}>
      {!ready && !offline && silent && late && <SilentLesson onTryAgain={onTryAgain} />}
      <div className={styles.lesson}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={words.frame}
          src={url}
          sandbox="allow-scripts"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {!ready && !silent && !late && <StageWait />}
        {!ready && (offline || (late && !silent)) && (
          <LessonProblem offline={offline} onTryAgain={onTryAgain} onBack={onBack} />
        )}
      </div>
    </div>
  );
}
