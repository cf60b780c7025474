/** Ends the reminders by the link of a mail, without a log-in. */
import { useEffect, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { keepDestination } from '../../../device/destination';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { useSearchParams } from '../../../router/location';
import { holdsEnvelope } from '../../../ui/art/mascot/poses/holds-envelope';
import { thinks } from '../../../ui/art/mascot/poses/thinks';
import { Button } from '../../../ui/forms/button';
import { ButtonLink } from '../../../ui/forms/button-link';
import { paths } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { Sheet } from '../../../ui/reading/sheet';
import { stopReminders } from '../account-calls';
import { explainRemindersStop, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';

type Ending = { at: 'running' } | { at: 'done' } | { at: 'failed'; failure: ApiFailure };

/** To end them twice does no harm, so it does not matter how often the page renders. */
function useEnding(code: string) {
  const [ending, setEnding] = useState<Ending>({ at: 'running' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    stopReminders(code).then(
      () => !left && setEnding({ at: 'done' }),
      (error: unknown) => !left && setEnding({ at: 'failed', failure: asFailure(error) }),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);
  const again = () => {
    setEnding({ at: 'running' });
    setAttempt(attempt + 1);
  };
  return { ending, again };
}

export function RemindersPage() {
  const words = useWords('accounts');
  const { reminders: texts } = words;
  const { status } = useSession();
  const { ending, again } = useEnding(useSearchParams().get('code') ?? '');
  const toAccount =
    status === 'out' ? (
      <ButtonLink to={paths.login} look="quiet" wide onClick={() => keepDestination(paths.user)}>
        {texts.logIn}
      </ButtonLink>
    ) : (
      <ButtonLink to={paths.user} look="quiet" wide>
        {texts.toAccount}
      </ButtonLink>
    );
  if (ending.at === 'running') return <PleaseWait text={texts.ending} />;
  if (ending.at === 'done')
    return (
      <Sheet heading={words.headings.remindersEnded} pose={holdsEnvelope} kind="message">
        <p role="status">{texts.ended}</p>
        <p>{texts.changedYourMind}</p>
        {toAccount}
      </Sheet>
    );
  return (
    <Sheet heading={words.headings.reminders} pose={thinks} kind="message">
      <ProblemNotice problem={explainRemindersStop(ending.failure, words)} />
      {isDeadLink(ending.failure) ? (
        toAccount
      ) : (
        <Button wide onClick={again}>
          {texts.tryAgain}
        </Button>
      )}
    </Sheet>
  );
}
