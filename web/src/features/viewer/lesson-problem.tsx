/** What the child sees when the lesson does not start: another try, or the way back. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/kaktus';
import { Button } from '../../ui/button';
import styles from './stage-message.module.css';

type LessonProblemProps = { onTryAgain: () => void; onBack: () => void };

export function LessonProblem({ onTryAgain, onBack }: LessonProblemProps) {
  const words = useWords('viewer').problem;
  return (
    <div className={styles.message}>
      <Kaktus pose="thinks" className={styles.kaktus} />
      <div role="alert">
        <p className={styles.title}>{words.title}</p>
        <p className={styles.words}>{words.text}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
