/** Confirms a new e-mail address by the code of a mail, and logs out, because the old sessions are over. */
import { useEffect } from 'react';
import { keepDestination } from '../../../device/destination';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { useNavigate, useSearchParams } from '../../../router/location';
import { withServerState } from '../../../ui/waiting/server-state';
import { holdsEnvelope } from '../../../ui/art/mascot/poses/holds-envelope';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { Button } from '../../../ui/forms/button';
import { ButtonLink } from '../../../ui/forms/button-link';
import { paths, withOobCode } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { Sheet } from '../../../ui/page/sheet';
import { explainEmailChanged, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useConfirmation } from './use-confirmation';

const logOutAfterMs = 3000;

export const EmailChangedPage = withServerState(function EmailChangedPage() {
  const words = useWords('accounts');
  const query = useSearchParams();
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const oobCode = query.get('oobCode') ?? '';
  const { confirmation, again } = useConfirmation('verifyAndChangeEmail', oobCode);
  const confirmed = confirmation.at === 'confirmed';
  const cutOff = confirmation.at === 'failed' && confirmation.failure.status === 401;

  useEffect(() => {
    if (!confirmed) return;
    const leave = async () => {
      await signOut();
      navigate(paths.home, { replace: true });
    };
    const timer = setTimeout(() => void leave(), logOutAfterMs);
    return () => clearTimeout(timer);
  }, [confirmed, signOut, navigate]);

  useEffect(() => {
    if (!cutOff) return;
    keepDestination(withOobCode(paths.emailChanged, oobCode));
    navigate(paths.login, { replace: true });
  }, [cutOff, oobCode, navigate]);

  if (confirmation.at === 'failed' && !cutOff) {
    const dead = isDeadLink(confirmation.failure);
    return (
      <Sheet heading={words.headings.emailChange} pose={thinks} kind="message">
        <ProblemNotice problem={explainEmailChanged(confirmation.failure, words)} />
        {dead && user && <p>{words.changed.current(user.email)}</p>}
        {dead && <p>{words.changed.startAgain}</p>}
        {dead ? (
          <ButtonLink to={paths.user} wide>
            {words.changed.toAccount}
          </ButtonLink>
        ) : (
          <Button wide onClick={again}>
            {words.changed.tryAgain}
          </Button>
        )}
      </Sheet>
    );
  }
  if (!confirmed) return <PleaseWait text={words.changed.confirming} />;
  return (
    <Sheet heading={words.headings.emailChanged} pose={holdsEnvelope} kind="message">
      <div role="alert">
        <p>{words.changed.done(confirmation.email)}</p>
        <p>{words.changed.logInAgain}</p>
      </div>
    </Sheet>
  );
});
