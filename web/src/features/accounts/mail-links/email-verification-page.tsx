/** Waits until the e-mail address is verified: by the code of the mail, or by what the account says. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import { accountQuery } from '../../../api/reader-session-calls';
import type { User } from '../../../api/reader-session-state';
import { readDestination } from '../../../device/destination';
import { readPendingCode } from '../../../device/pending-code';
import { useWords } from '../../../i18n/language';
import { useSearchParams } from '../../../router/location';
import { withServerState } from '../../../ui/waiting/server-state';
import { claps } from '../../../ui/art/mascot/poses/claps';
import { holdsEnvelope } from '../../../ui/art/mascot/poses/holds-envelope';
import { ButtonLink } from '../../../ui/forms/button-link';
import { Notice } from '../../../ui/page/notice';
import { paths } from '../../../ui/places/paths';
import { Sheet } from '../../../ui/page/sheet';
import styles from '../form/accounts.module.css';
import { LinkOpenedElsewhere } from './link-opened-elsewhere';
import { WaitingCode } from '../entry/waiting-code';
import { useConfirmation } from './use-confirmation';
import { useSignUpCode } from './use-sign-up-code';
import { VerificationWait } from './verification-wait';

const pollIntervalMs = 5000;

/** Reads the account again and again, while somebody looks at the page. */
function useAccountPolling(enabled: boolean): void {
  useQuery({
    ...accountQuery(),
    enabled,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
}

export const EmailVerificationPage = withServerState(function EmailVerificationPage() {
  const { user } = useSession();
  const oobCode = useSearchParams().get('oobCode');
  if (user) return <Verification user={user} oobCode={oobCode} />;
  return oobCode === null ? null : <LinkOpenedElsewhere oobCode={oobCode} />;
});

function Verification({ user, oobCode }: { user: User; oobCode: string | null }) {
  const words = useWords('accounts');
  const { confirmation, again } = useConfirmation('verifyEmail', oobCode);
  const confirmed = confirmation.at === 'confirmed' ? confirmation.email : undefined;
  const verified = user.emailVerified || confirmed === user.email;
  const [destination] = useState(readDestination);
  useAccountPolling(!user.emailVerified);
  useSignUpCode(user, words.verification.verified(user.email));

  return (
    <Sheet
      heading={verified ? words.headings.emailVerified : words.headings.emailVerification}
      pose={verified ? claps : holdsEnvelope}
      kind="message"
    >
      {confirmed && confirmed !== user.email && (
        <Notice kind="success">
          <p>{words.verification.elsewhere.ofOther(confirmed)}</p>
          <p>{words.verification.elsewhere.loggedInAs(user.email)}</p>
        </Notice>
      )}
      <p role="status" className={styles.announced}>
        {verified && words.verification.verified(user.email)}
      </p>
      <WaitingCode />
      {verified ? (
        <>
          {readPendingCode() === '' ? (
            <ButtonLink to={paths.activation} wide>
              {words.verification.toActivation}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.activation} state={{ activate: true }} wide>
              {words.waitingCode.activate}
            </ButtonLink>
          )}
          {destination !== null &&
            destination !== paths.activation &&
            destination !== paths.library && (
              <ButtonLink to={destination} look="quiet" wide>
                {words.verification.toWanted}
              </ButtonLink>
            )}
          <ButtonLink to={paths.library} look="quiet" wide>
            {words.verification.toLibrary}
          </ButtonLink>
        </>
      ) : (
        <div className={styles.stack}>
          <VerificationWait user={user} confirmation={confirmation} onTryAgain={again} />
        </div>
      )}
    </Sheet>
  );
}
