/** The error line of a form: what happened, why, and the link that helps. */
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { Notice } from '../../../ui/page/notice';
import { paths } from '../../../ui/places/paths';
import { answerTo, type QuestionId } from '../../../ui/places/questions';
import styles from './accounts.module.css';
import type { Problem } from './problem';

type ProblemNoticeProps = {
  problem?: Problem;
  /** The question whose answer helps here. */
  answer?: QuestionId;
  /** Filled in where a new password is asked for. */
  email?: string;
};

export function ProblemNotice({ problem, answer, email }: ProblemNoticeProps) {
  const words = useWords('accounts');
  if (!problem?.message) return null;
  return (
    <Notice kind="error">
      <p className={styles.wrong}>{problem.message}</p>
      {problem.detail && <p>{problem.detail}</p>}
      {problem.toNewPassword && (
        <p>
          <Link to={paths.forgotPassword} state={{ email }}>
            {problem.toNewPassword}
          </Link>
        </p>
      )}
      {answer && (
        <p>
          <Link to={answerTo(answer)}>{words.help}</Link>
        </p>
      )}
    </Notice>
  );
}
