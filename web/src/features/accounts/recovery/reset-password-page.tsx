/** Sets a new password with the code of a mail. */
import { useState } from 'react';
import { useSession } from '../../../api/session';
import { useWords } from '../../../i18n/language';
import { useSearchParams } from '../../../router/location';
import { Redirect } from '../../../router/redirect';
import { claps } from '../../../ui/art/mascot/poses/claps';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { Button } from '../../../ui/forms/button';
import { ButtonLink } from '../../../ui/forms/button-link';
import { paths } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { Sheet } from '../../../ui/reading/sheet';
import { useSubmission } from '../../../ui/forms/use-submission';
import { resetPassword } from '../account-calls';
import { AccountForm } from '../form/account-form';
import { isComplete, NewPasswordFields, noPassword } from '../form/new-password-fields';
import { explainReset } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useResetLink } from './use-reset-link';

export function ResetPasswordPage() {
  const query = useSearchParams();
  const oobCode = query.get('oobCode');
  if (oobCode === null) return <Redirect to={paths.forgotPassword} />;
  return <ResetLink key={oobCode} oobCode={oobCode} />;
}

/** A link that is used up or too old is told before somebody thinks up a password. */
function ResetLink({ oobCode }: { oobCode: string }) {
  const words = useWords('accounts');
  const link = useResetLink(oobCode);
  if (link.at === 'looking') return <PleaseWait text={words.reset.checking} />;
  if (link.at === 'works') return <ResetPasswordSheet oobCode={oobCode} />;
  return (
    <Sheet heading={words.headings.resetPassword} pose={thinks}>
      <ProblemNotice problem={explainReset(link.failure, words)} answer="mail" />
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
    // The reset ended every session of the account; one on this device finds that out now.
    await reload();
  });
  const problem = failure && explainReset(failure, words);
  const ready = isComplete(newPassword);

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
  return (
    <Sheet heading={words.headings.resetPassword}>
      <p>{words.reset.intro}</p>
      <AccountForm errors={failure} onSubmit={() => ready && void submit()}>
        <NewPasswordFields
          label={words.fields.newPassword}
          value={newPassword}
          error={problem?.fields?.newPassword}
          onChange={(value) => {
            setNewPassword(value);
            clearFailure();
          }}
        />
        <ProblemNotice problem={problem} />
        <Button type="submit" wide busy={busy} disabled={!ready}>
          {words.reset.submit}
        </Button>
      </AccountForm>
    </Sheet>
  );
}
