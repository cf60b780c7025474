/** What is shown of a problem with an activation: at the code itself, below it, or in a notice of its own. */
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Notice } from '../../ui/page/notice';
import { answerTo } from '../../ui/places/questions';
import styles from './activation-form.module.css';
import type { ActivationProblem } from './activation-problem';

/** The error of the field. */
export function CodeProblem({ problem }: { problem: ActivationProblem }) {
  return (
    <>
      {problem.message}
      {problem.help && <span className={styles.help}>{problem.help}</span>}
    </>
  );
}

export function ActivationProblemNotice({ problem }: { problem: ActivationProblem }) {
  const words = useWords('activation');
  const help = <Link to={answerTo(problem.answer)}>{words.help}</Link>;
  if (problem.about === 'code')
    return (
      <p>
        {problem.next} {help}
      </p>
    );
  return (
    <Notice kind="error">
      <p>
        <strong>{problem.message}</strong>
      </p>
      <p>{problem.help}</p>
      <p>{help}</p>
    </Notice>
  );
}
