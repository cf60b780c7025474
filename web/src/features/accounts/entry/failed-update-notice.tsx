/** On the log-in page: which change failed because the session had ended. */
import { useWords } from '../../../i18n/language';
import { ProblemNotice } from '../form/problem-notice';

export type FailedUpdate = { couldNotUpdate: 'email' | 'password' };

export function FailedUpdateNotice({ state }: { state: unknown }) {
  const { user } = useWords('accounts');
  const failedUpdate = (state as FailedUpdate | null)?.couldNotUpdate;
  if (failedUpdate === 'email') return <ProblemNotice problem={{ message: user.emailFailed }} />;
  if (failedUpdate === 'password')
    return <ProblemNotice problem={{ message: user.passwordFailed }} />;
  return null;
}
