/** The error line of a form: what happened, why, and the link that helps. */
import { Link } from '../../../router/link';
import { Notice } from '../../../ui/notice';
import { paths } from '../../../ui/paths';
import styles from './accounts.module.css';
import type { Problem } from './problem';

export function ProblemNotice({ problem }: { problem?: Problem }) {
  if (!problem?.message) return null;
  return (
    <Notice kind="error">
      <p className={styles.wrong}>{problem.message}</p>
      {problem.detail && <p>{problem.detail}</p>}
      {problem.toNewPassword && (
        <p>
          <Link to={paths.forgotPassword}>{problem.toNewPassword}</Link>
        </p>
      )}
    </Notice>
  );
}
