/** A verification link without a session: it confirms the address, signs nobody in, and redirects with a message. */
import { useEffect } from 'react';
import type { Words } from '../../../i18n/catalogues';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { Button } from '../../../ui/forms/button';
import type { StartMessage } from '../../../ui/page/start-message';
import { paths } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { Sheet } from '../../../ui/page/sheet';
import { explainVerification, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useConfirmation, type Confirmation } from './use-confirmation';

/** Null while nothing is certain. */
function startMessageAfter(
  confirmation: Confirmation,
  words: Words<'accounts'>,
): StartMessage | null {
  const texts = words.verification.elsewhere;
  const ask = { question: texts.notYou, link: texts.ownPassword, to: paths.forgotPassword };
  if (confirmation.at === 'confirmed')
    return { kind: 'success', lines: [texts.confirmed, texts.goOn, texts.close], ask };
  if (confirmation.at !== 'failed' || !isDeadLink(confirmation.failure)) return null;
  if (confirmation.failure.has('used_action_code'))
    return { kind: 'success', lines: [texts.used, texts.goOn, texts.close], ask };
  if (confirmation.failure.has('expired_action_code'))
    return { kind: 'error', lines: [texts.expired, texts.sendAgain] };
  return { kind: 'error', lines: [texts.invalid, texts.openAgain] };
}

export function LinkOpenedElsewhere({ oobCode }: { oobCode: string }) {
  const words = useWords('accounts');
  const navigate = useNavigate();
  const { confirmation, again } = useConfirmation('verifyEmail', oobCode);

  useEffect(() => {
    const startMessage = startMessageAfter(confirmation, words);
    if (startMessage) navigate(paths.home, { replace: true, state: { startMessage } });
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
