/** The way in: the password, then the second factor. The page that was asked for opens behind it. */
import { site } from '../../api/site';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PleaseWait } from '../../ui/please-wait';
import { useDeskSession } from '../api/session';
import { useDeskToken } from '../api/token';
import { useDeskWords } from '../i18n/words';
import { EntranceFrame } from './entrance-frame';
import { SecondFactorForm } from './second-factor-form';
import { SignInForm } from './sign-in-form';

function CurrentStep() {
  const words = useDeskWords('entrance');
  const { tryAgain } = useWords('shell');
  const token = useDeskToken();
  const { data: staff, isError, refetch } = useDeskSession();
  if (token === null) return <SignInForm />;
  if (isError)
    return (
      <EntranceFrame heading={site.brand}>
        <Notice kind="error">{words.unreachable}</Notice>
        <Button onClick={() => void refetch()}>{tryAgain}</Button>
      </EntranceFrame>
    );
  if (!staff) return <PleaseWait />;
  return <SecondFactorForm email={staff.email} />;
}

export function Entrance() {
  return (
    <main>
      <CurrentStep />
    </main>
  );
}
