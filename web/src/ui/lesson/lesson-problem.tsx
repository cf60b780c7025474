/** What the child sees when the lesson does not start, or had to be stopped: another try, or the way back. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../art/mascot/kaktus';
import { sleeps } from '../art/mascot/poses/sleeps';
import { thinks } from '../art/mascot/poses/thinks';
import { Button } from '../button';
import styles from './stage-message.module.css';

export type LessonProblemReason = 'problem' | 'offline' | 'stopped';

type LessonProblemProps = {
  reason: LessonProblemReason;
  onTryAgain: () => void;
  backName: string;
  onBack: () => void;
};

export function LessonProblem(props: LessonProblemProps) {
  const { reason, onTryAgain, backName, onBack } = props;
  const words = useWords('viewer');
  const { title, text } = words[reason];
  return (
    <div className={styles.message}>
      <Kaktus pose={reason === 'offline' ? sleeps : thinks} className={styles.kaktus} />
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p className={styles.words}>{text}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={onTryAgain}>{words.problem.tryAgain}</Button>
        <Button look="quiet" onClick={onBack}>
          {backName}
        </Button>
      </div>
    </div>
  );
}
