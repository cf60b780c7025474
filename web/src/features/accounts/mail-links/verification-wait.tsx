/** For an unverified address: where the mail went, why a link failed, and how to get another mail. */
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { useSubmission } from '../../../ui/forms/use-submission';
import { sendVerificationMail } from '../account-calls';
import styles from '../form/accounts.module.css';
import { AddressSentence } from '../form/address-sentence';
import { AddressCorrection } from './address-correction';
import { MailTrouble } from './mail-trouble';
import { MailboxLink } from './mailbox-link';
import { explainVerification, explainVerificationMail, isDeadLink } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { useAlert } from './use-alert';
import type { Confirmation } from './use-confirmation';

type VerificationWaitProps = {
  user: User;
  confirmation: Confirmation;
  onTryAgain: () => void;
};

export function VerificationWait({ user, confirmation, onTryAgain }: VerificationWaitProps) {
  const words = useWords('accounts');
  const [sent, setSent] = useState(0);
  const { reload } = useSession();
  const { busy, failure, submit } = useSubmission(async () => {
    await sendVerificationMail();
    // What was wrong with the previous mail is no longer of interest.
    await reload();
    setSent((times) => times + 1);
  });
  const linkFailure = confirmation.at === 'failed' ? confirmation.failure : undefined;
  const linkIsDead = linkFailure !== undefined && isDeadLink(linkFailure);
  const linkProblem = linkFailure && explainVerification(linkFailure, words);
  useAlert(linkIsDead ? linkProblem?.message : undefined);

  if (confirmation.at === 'running') return <PleaseWait text={words.verification.confirming} />;
  return (
    <>
      <ProblemNotice problem={linkProblem} answer="mail" />
      {linkFailure && !linkIsDead && (
        <Button wide onClick={onTryAgain}>
          {words.verification.tryAgain}
        </Button>
      )}
      {user.verificationMail === 'none' ? (
        <>
          <p>
            <AddressSentence sentence={words.verification.sentTo} email={user.email} />{' '}
            {words.verification.whatToDo}
          </p>
          <MailboxLink />
          <p className={styles.small}>{words.verification.notThere}</p>
        </>
      ) : (
        <MailTrouble email={user.email} trouble={user.verificationMail} />
      )}
      {failure && <ProblemNotice problem={explainVerificationMail(failure, words)} answer="mail" />}
      {sent > 0 && !failure && !busy && (
        <SuccessNotice key={sent}>
          <p>{words.verification.sent}</p>
        </SuccessNotice>
      )}
      <Button look="quiet" wide busy={busy} onClick={() => void submit()}>
        {words.verification.again}
      </Button>
      <AddressCorrection
        key={user.email}
        user={user}
        onCorrected={() => setSent((times) => times + 1)}
      />
    </>
  );
}
