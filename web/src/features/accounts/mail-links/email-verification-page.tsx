/** Waits until the e-mail address is verified: by the code of the mail, or by what the account says. */
import { useSession } from '../../../api/session';
import { useWords } from '../../../i18n/language';
import { useQuery } from '../../../router/location';
import { claps } from '../../../ui/art/mascot/poses/claps';
import { holdsEnvelope } from '../../../ui/art/mascot/poses/holds-envelope';
import { ButtonLink } from '../../../ui/button-link';
import { paths } from '../../../ui/paths';
import { Sheet } from '../../../ui/sheet';
import { usePolling } from '../../../ui/use-polling';
import styles from '../form/accounts.module.css';
import { useConfirmation } from './use-confirmation';
import { VerificationWait } from './verification-wait';

const pollEveryMs = 5000;

export function EmailVerificationPage() {
  const words = useWords('accounts');
  const query = useQuery();
  const { user, reload } = useSession();
  const alreadyVerified = user?.emailVerified ?? false;
  const { confirmation, again } = useConfirmation(
    'verifyEmail',
    alreadyVerified ? null : query.get('oobCode'),
  );
  const verified = alreadyVerified || confirmation.at === 'confirmed';
  usePolling(reload, pollEveryMs, !alreadyVerified);
  if (!user) return null;

  return (
    <Sheet
      heading={verified ? words.headings.emailVerified : words.headings.emailVerification}
      pose={verified ? claps : holdsEnvelope}
      kind="message"
    >
      <p role="status" className={styles.announced}>
        {verified && words.verification.verified(user.email)}
      </p>
      {verified ? (
        <>
          <ButtonLink to={paths.activation} wide>
            {words.verification.toActivation}
          </ButtonLink>
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
