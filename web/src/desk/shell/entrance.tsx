/** The way in: an invitation, or the password; then the second factor. The page that was asked for opens behind it. */
import { site } from '../../api/site';
import { useWords } from '../../i18n/language';
import { useLocation } from '../../router/location';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { useNewRecoveryCodes } from '../api/new-recovery-codes';
import { useDeskSession } from '../api/session';
import { useDeskToken } from '../api/desk-token';
import { forgotPasswordPath, invitationPath, newPasswordPath } from '../entrance-paths';
import { useDeskWords } from '../i18n/words';
import { EntranceFrame } from './entrance-frame';
import { ForgottenPassword, NewPassword } from './forgotten-password';
import { Invitation } from './invitation';
import { RecoveryCodesStep } from './recovery-codes-step';
import { SecondFactorForm } from './second-factor-form';
import { SetUp } from './set-up';
import { SignInForm } from './sign-in-form';

function CurrentStep() {
  const words = useDeskWords('entrance');
  const { tryAgain } = useWords('shell');
  const { pathname } = useLocation();
  const codes = useNewRecoveryCodes();
  const token = useDeskToken();
  const { data: staff, isError, refetch } = useDeskSession();
  if (codes) return <RecoveryCodesStep codes={codes} />;
  if (token === null) {
    if (pathname === invitationPath) return <Invitation />;
    if (pathname === forgotPasswordPath) return <ForgottenPassword />;
    return pathname === newPasswordPath ? <NewPassword /> : <SignInForm />;
  }
  if (staff?.stage === 'second_factor') return <SecondFactorForm staff={staff} />;
  if (staff?.stage === 'set_up') return <SetUp staff={staff} />;
  if (!isError) return <PleaseWait />;
  return (
    <EntranceFrame heading={site.brand}>
      <Notice kind="error">{words.unreachable}</Notice>
      <Button onClick={() => void refetch()}>{tryAgain}</Button>
    </EntranceFrame>
  );
}

export function Entrance() {
  return (
    <main>
      <CurrentStep />
    </main>
  );
}
