/** On the log-in page: what could not be done because the session had ended. */
import { useWords } from '../../../i18n/language';
import { ProblemNotice } from '../form/problem-notice';

export type Parting = { couldNotUpdate: 'email' | 'password' };

export function PartingNotice({ state }: { state: unknown }) {
  const { user } = useWords('accounts');
  const parting = (state as Parting | null)?.couldNotUpdate;
  if (parting === 'email') return <ProblemNotice problem={{ message: user.emailFailed }} />;
  if (parting === 'password') return <ProblemNotice problem={{ message: user.passwordFailed }} />;
  return null;
}
