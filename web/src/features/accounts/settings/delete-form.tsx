/** The last question before the account is deleted; its button works only after a pause. */
import { useId, useState } from 'react';
import { forgetFamily } from '../../../device/children/families';
import { forgetMemory } from '../../../device/memory';
import { useSession } from '../../../api/reader-session';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import { MissingReason } from '../../../ui/forms/missing-reason';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons';
import type { StartMessage } from '../../../ui/page/start-message';
import { paths } from '../../../ui/places/paths';
import { useSubmission } from '../../../ui/forms/use-submission';
import { deleteAccount } from '../account-calls';
import { AccountForm } from '../form/account-form';
import { ConfirmWithGoogle } from '../google/confirm-with-google';
import { CurrentPasswordField } from './current-password-field';
import { missingCurrentPassword } from '../form/missing';
import { explainDeletion } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useMissing } from '../form/use-missing';
import { useCountdown } from './use-countdown';

const pauseSeconds = 5;

export function DeleteForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const words = useWords('accounts');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const secondsLeft = useCountdown(pauseSeconds);
  const [password, setPassword] = useState('');
  const { busy, failure, submit, clearFailure } = useSubmission(async () => {
    await deleteAccount(password);
    forgetFamily(user.uid);
    forgetMemory(user.uid);
    await signOut();
    const startMessage: StartMessage = { kind: 'success', lines: [words.deletion.done] };
    navigate(paths.home, { replace: true, state: { startMessage } });
  });
  const needsGoogle = failure?.has('google_sign_in_required') ?? false;
  const problem = failure && !needsGoogle ? explainDeletion(failure, words) : undefined;
  const id = useId();
  const missing = useMissing(missingCurrentPassword(password, user, words));
  const ready = secondsLeft === 0 && missing.reason === undefined;

  return (
    <AccountForm errors={failure} missing={missing} onSubmit={() => ready && void submit()}>
      <p>{words.deletion.warning}</p>
      <CurrentPasswordField
        user={user}
        value={password}
        error={problem?.fields?.currentPassword ?? missing.errorAt('currentPassword')}
        onChange={(value) => {
          setPassword(value);
          clearFailure();
        }}
      />
      <ProblemNotice problem={problem} />
      {needsGoogle && <ConfirmWithGoogle onConfirmed={submit} />}
      <DialogButtons cancel={words.deletion.cancel} onCancel={onCancel}>
        <Button
          type="submit"
          look="danger"
          busy={busy}
          disabled={!ready}
          aria-describedby={missing.reason && id}
        >
          {secondsLeft > 0 ? words.deletion.wait(secondsLeft) : words.deletion.confirm}
        </Button>
      </DialogButtons>
      <MissingReason id={id} reason={missing.reason} hidden={missing.atButton.saidAtField} />
      <p role="status" className="visually-hidden">
        {secondsLeft === 0 && words.deletion.ready}
      </p>
    </AccountForm>
  );
}
