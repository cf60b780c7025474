/** Where the links in our mails lead: it sends each on to the page that uses its code. */
import { Navigate, useSearchParams } from 'react-router';
import { useWords } from '../../i18n/language';
import { paths, withOobCode } from '../../ui/paths';
import { PleaseWait } from '../../ui/please-wait';

const pageOfMode = new Map<string | null, string>([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.emailVerification],
  ['verifyAndChangeEmail', paths.emailChanged],
]);

export function AuthActionPage() {
  const words = useWords('shell');
  const [query] = useSearchParams();
  const page = pageOfMode.get(query.get('mode'));
  if (!page) return <PleaseWait text={words.loading} />;
  return <Navigate to={withOobCode(page, query.get('oobCode') ?? '')} replace />;
}
