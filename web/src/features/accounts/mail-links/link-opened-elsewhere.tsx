/** A verification link where nobody is signed in: it confirms the address, signs nobody in, and leaves a word at the start. */
import { useEffect } from 'react';
import type { Words } from '../../../i18n/catalogues';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { Button } from '../../../ui/button';
import type { Farewell } from '../../../ui/farewell';
import { paths } from '../../../ui/paths';
import { PleaseWait } from '../../../ui/please-wait';
import { Sheet } from '../../../ui/sheet';
import { explainVerification, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useConfirmation, type Confirmation } from './use-confirmation';

/** Null while nothing is certain. */
function farewellAfter(confirmation: Confirmation, words: Words<'accounts'>): Farewell | null {
  const told = words.verification.elsewhere;
  const ask = { question: told.notYou, link: told.ownPassword, to: paths.forgotPassword };
  if (confirmation.at === 'confirmed')
    return { kind: 'success', lines: [told.confirmed, told.goOn], ask };
  if (confirmation.at !== 'failed' || !isDeadLink(confirmation.failure)) return null;
  if (confirmation.failure.has('used_action_code'))
    return { kind: 'success', lines: [told.used, told.goOn], ask };
  if (confirmation.failure.has('expired_action_code'))
    return { kind: 'error', lines: [told.expired, told.sendAgain] };
  return { kind: 'error', lines: [told.invalid, told.openAgain] };
}

export function LinkOpenedElsewhere({ oobCode }: { oobCode: string }) {
  const words = useWords('accounts');
  const navigate = useNavigate();
  const { confirmation, again } = useConfirmation('verifyEmail', oobCode);

  useEffect(() => {
    const farewell = farewellAfter(confirmation, words);
    if (farewell) navigate(paths.home, { replace: true, state: { farewell } });
  }, [confirmation, words, navigate]);

  if (confirmation.at !== 'failed' || isDeadLink(confirmation.failure))
    return <PleaseWait text={words.verification.confirming} />;
  return (
    <Sheet heading={words.headings.emailVerification} pose={thinks} kind="message">
      <ProblemNotice problem={explainVerification(confirmation.failure, words)} answer="mail" />
      <Button wide onClick={again}>
        {words.verification.tryAgain}
      </Button>
    </Sheet>
  );
}
