/** Shown when a lesson does not start, or had to be stopped: a button to retry, and the way back. */
import { useWords } from '../i18n/language';
import { Kaktus } from '../ui/art/mascot/kaktus';
import { sleeps } from '../ui/art/mascot/poses/sleeps';
import { thinks } from '../ui/art/mascot/poses/thinks';
import { Button } from '../ui/forms/button';
import { Icon, icons } from '../ui/pictures/icon';
import styles from './stage-message.module.css';

/**
 * slow: nothing has come yet. offline: there is no connection. broken: it has come, and does not start.
 * stopped: it sent so many messages that the page would have had no time for anything else.
 */
export type Problem = 'slow' | 'offline' | 'broken' | 'stopped';

type LessonProblemProps = {
  problem?: Problem;
  onTryAgain: () => void;
  backName: string;
  onBack: () => void;
};

export function LessonProblem(props: LessonProblemProps) {
  const { problem = 'slow', onTryAgain, backName, onBack } = props;
  const words = useWords('viewer');
  const explanations: Record<Problem, { title: string; text: string }> = {
    slow: words.problem,
    offline: words.offline,
    broken: { title: words.problem.title, text: words.problem.broken },
    stopped: words.stopped,
  };
  const { title, text } = explanations[problem];
  return (
    <div className={styles.message}>
      <Kaktus pose={problem === 'offline' ? sleeps : thinks} className={styles.kaktus} />
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p className={problem === 'broken' ? styles.adults : styles.words}>{text}</p>
      </div>
      <div className={styles.ways}>
        <Button className={styles.again} onClick={onTryAgain}>
          <Icon d={icons.again} className={styles.arrow} />
          {words.problem.tryAgain}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {backName}
        </Button>
      </div>
    </div>
  );
}
