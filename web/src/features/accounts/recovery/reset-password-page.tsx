/** Sets a new password with the code of a mail. */
import { useState } from 'react';
import type { ApiFailure } from '../../../api/failure';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { useSearchParams } from '../../../router/location';
import { Redirect } from '../../../router/redirect';
import { claps } from '../../../ui/art/mascot/poses/claps';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { ButtonLink } from '../../../ui/forms/button-link';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { paths } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { withServerState } from '../../../ui/waiting/server-state';
import { Sheet } from '../../../ui/page/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { resetPassword } from '../account-calls';
import { AccountForm } from '../form/account-form';
import { missingNewPassword, noPassword } from '../form/missing';
import { NewPasswordFields } from '../form/new-password-fields';
import { explainReset, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useMissing } from '../form/use-missing';
import { useResetLink } from './use-reset-link';

export const ResetPasswordPage = withServerState(function ResetPasswordPage() {
  const oobCode = useSearchParams().get('oobCode');
  if (oobCode === null) return <Redirect to={paths.forgotPassword} />;
  return <ResetLink key={oobCode} oobCode={oobCode} />;
});

/** Says that a link is used up or too old before somebody thinks of a password. */
function ResetLink({ oobCode }: { oobCode: string }) {
  const words = useWords('accounts');
  const link = useResetLink(oobCode);
  if (link.at === 'checking') return <PleaseWait text={words.reset.checking} />;
  if (link.at === 'works') return <ResetPasswordSheet oobCode={oobCode} />;
  return <DeadLink failure={link.failure} />;
}

function DeadLink({ failure }: { failure: ApiFailure }) {
  const words = useWords('accounts');
  return (
    <Sheet heading={words.headings.resetPassword} pose={thinks}>
      <ProblemNotice problem={explainReset(failure, words)} answer="mail" />
      <ButtonLink to={paths.forgotPassword} wide>
        {words.reset.askAgain}
      </ButtonLink>
    </Sheet>
  );
}

function ResetPasswordSheet({ oobCode }: { oobCode: string }) {
  const words = useWords('accounts');
  const { reload } = useSession();
  const [newPassword, setNewPassword] = useState(noPassword);
  const [done, setDone] = useState(false);
  const { busy, failure, submit, clearFailure } = useSubmission(async () => {
    await resetPassword(oobCode, newPassword.password);
    setNewPassword(noPassword);
    setDone(true);
    // The reset has ended every session of the account: this one notices now.
    await reload();
  });
  const problem = failure && explainReset(failure, words);
  const missing = useMissing(missingNewPassword(newPassword, words));

  if (done)
    return (
      <Sheet heading={words.headings.resetPassword} pose={claps}>
        <SuccessNotice>
          <p>{words.reset.done}</p>
          <p>{words.reset.doneHelp}</p>
        </SuccessNotice>
        <ButtonLink to={paths.login} wide>
          {words.forgot.back}
        </ButtonLink>
      </Sheet>
    );
  if (failure && isDeadLink(failure)) return <DeadLink failure={failure} />;
  return (
    <Sheet heading={words.headings.resetPassword}>
      <p>{words.reset.intro}</p>
      <AccountForm errors={failure} missing={missing} onSubmit={() => void submit()}>
        <NewPasswordFields
          label={words.fields.newPassword}
          value={newPassword}
          error={problem?.fields?.newPassword ?? missing.errorAt('newPassword')}
          repeatError={missing.errorAt('repeat')}
          onChange={(value) => {
            setNewPassword(value);
            clearFailure();
          }}
        />
        <ProblemNotice problem={problem} />
        <SubmitButton busy={busy} {...missing.atButton}>
          {words.reset.submit}
        </SubmitButton>
      </AccountForm>
    </Sheet>
  );
}
