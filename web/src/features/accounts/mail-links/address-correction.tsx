/** Corrects an unconfirmed address without leaving the page; the new address gets a link of its own. */
import { useId, useState } from 'react';
import { useSession } from '../../../api/reader-session';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { paths } from '../../../ui/places/paths';
import { correctEmail } from '../account-calls';
import { AccountForm } from '../form/account-form';
import styles from '../form/accounts.module.css';
import { EmailField } from '../form/email-field';
import { missingEmail, type Missing } from '../form/missing';
import { explainCorrection } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useMissing } from '../form/use-missing';
import { CurrentPasswordField } from '../settings/current-password-field';

type AddressCorrectionProps = { user: User; onCorrected: () => void };

export function AddressCorrection({ user, onCorrected }: AddressCorrectionProps) {
  const words = useWords('accounts').verification;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.question}>
        <p className={styles.small}>{words.wrongAddress}</p>
        <Button look="text" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {words.changeAddress}
        </Button>
      </div>
      <div id={id} hidden={!open} className={styles.correction}>
        {open && <CorrectionForm user={user} onCorrected={onCorrected} />}
      </div>
    </>
  );
}

function useCorrection(user: User, onCorrected: () => void) {
  const { reload } = useSession();
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  const submission = useSubmission(async () => {
    try {
      await correctEmail(email, password);
      onCorrected();
    } finally {
      // Also after a failure: the address may have been confirmed meanwhile.
      await reload();
    }
  });
  return { ...submission, email, setEmail, password, setPassword };
}

function CorrectionForm({ user, onCorrected }: AddressCorrectionProps) {
  const words = useWords('accounts');
  const correction = useCorrection(user, onCorrected);
  const { email, password, busy, failure } = correction;
  const [asksPassword, setAsksPassword] = useState(false);
  if (failure?.has('password_required') && !asksPassword) setAsksPassword(true);
  const problem = failure && explainCorrection(failure, words);
  const unchanged: Missing | undefined =
    email.trim() === user.email ? { field: 'email', reason: words.missing.correction } : undefined;
  const missing = useMissing(missingEmail(email, words) ?? unchanged);

  return (
    <AccountForm errors={failure} missing={missing} onSubmit={() => void correction.submit()}>
      <EmailField
        label={words.fields.newEmail}
        name="email"
        autoComplete="email"
        value={email}
        error={problem?.fields?.email ?? missing.errorAt('email')}
        onChange={(typed) => {
          correction.setEmail(typed);
          correction.clearFailure();
        }}
      />
      {failure?.has('email_taken') && <LogInInstead email={email} />}
      {asksPassword && (
        <CurrentPasswordField
          user={user}
          value={password}
          error={problem?.fields?.currentPassword}
          onChange={(typed) => {
            correction.setPassword(typed);
            correction.clearFailure();
          }}
        />
      )}
      <ProblemNotice problem={problem} answer="mail" />
      <SubmitButton busy={busy} {...missing.atButton}>
        {words.verification.sendHere}
      </SubmitButton>
    </AccountForm>
  );
}

/** Somebody who has an account already leaves this one for it. */
function LogInInstead({ email }: { email: string }) {
  const words = useWords('accounts');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logIn = async () => {
    await signOut();
    navigate(paths.login, { replace: true, state: { email } });
  };
  return (
    <Button look="quiet" wide onClick={() => void logIn()}>
      {words.signup.logInInstead}
    </Button>
  );
}
