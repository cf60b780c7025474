/** Ends the reminders by the link of a mail, without a log-in. */
import { useQuery } from '@tanstack/react-query';
import { asFailure } from '../../../api/failure';
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
import { withServerState } from '../../../ui/waiting/server-state';
import { Sheet } from '../../../ui/page/sheet';
import { stopReminders } from '../account-calls';
import { explainRemindersStop, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';

export const RemindersPage = withServerState(function RemindersPage() {
  const words = useWords('accounts');
  const { reminders: texts } = words;
  const { status } = useSession();
  const code = useSearchParams().get('code') ?? '';
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['stop-reminders', code],
    queryFn: () => stopReminders(code),
    staleTime: Infinity,
    gcTime: 0,
  });
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
  if (isFetching) return <PleaseWait text={texts.ending} />;
  if (!error)
    return (
      <Sheet heading={words.headings.remindersEnded} pose={holdsEnvelope} kind="message">
        <p role="status">{texts.ended}</p>
        <p>{texts.changedYourMind}</p>
        {toAccount}
      </Sheet>
    );
  const failure = asFailure(error);
  return (
    <Sheet heading={words.headings.reminders} pose={thinks} kind="message">
      <ProblemNotice problem={explainRemindersStop(failure, words)} />
      {isDeadLink(failure) ? (
        toAccount
      ) : (
        <Button wide onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      )}
    </Sheet>
  );
});
