/** Where the links in our mails lead: it redirects each to the page that uses its code. */
import { useWords } from '../../../i18n/language';
import { useSearchParams } from '../../../router/location';
import { Redirect } from '../../../router/redirect';
import { paths, withOobCode } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';

const pageOfMode = new Map<string | null, string>([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.emailVerification],
  ['verifyAndChangeEmail', paths.emailChanged],
]);

export function AuthActionPage() {
  const words = useWords('shell');
  const query = useSearchParams();
  const page = pageOfMode.get(query.get('mode'));
  if (!page) return <PleaseWait text={words.loading} />;
  return <Redirect to={withOobCode(page, query.get('oobCode') ?? '')} />;
}
