/** Where a code is typed, or arrives in the address, and unlocks its book. */
import { useEffect, useState } from 'react';
import { useSession } from '../../api/reader-session';
import { keepPendingCode, readPendingCode } from '../../device/pending-code';
import { useWords } from '../../i18n/language';
import { useLocation, useNavigate } from '../../router/location';
import { Redirect } from '../../router/redirect';
import { withServerState } from '../../ui/waiting/server-state';
import { claps } from '../../ui/art/mascot/poses/claps';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';
import { Button } from '../../ui/forms/button';
import { ActivationForm } from './activation-form';
import styles from './activation-page.module.css';
import { ActivationSuccess, type Unlocked } from './activation-success';
import { codeInAddress, hasMore, takeCodeFromAddress } from './code-in-address';

const ActivationPage = withServerState(function ActivationPage() {
  const words = useWords('activation');
  const { user } = useSession();
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const [wantsAnother, setWantsAnother] = useState(false);
  const { activate, confirmed } = (state ?? {}) as { activate?: boolean; confirmed?: string };
  const arrives = hasMore({ hash, search });
  const arrived = codeInAddress({ hash, search });

  // For an address that changes while the page is open; `openActivation` does the same before it opens.
  useEffect(() => {
    if (!arrives) return;
    if (arrived !== '') keepPendingCode(arrived);
    navigate(paths.activation, { replace: true });
  }, [arrives, arrived, navigate]);

  if (!arrives && user?.emailVerified === false) return <Redirect to={paths.emailVerification} />;

  return (
    <Sheet heading={words.heading} pose={unlocked ? claps : holdsKey}>
      {confirmed && <p className={styles.confirmed}>{confirmed}</p>}
      {unlocked && <ActivationSuccess key={unlocked.expirationDate.getTime()} {...unlocked} />}
      {unlocked && !wantsAnother ? (
        <Button look="text" onClick={() => setWantsAnother(true)}>
          {words.changeCode}
        </Button>
      ) : (
        <ActivationForm
          key={arrived}
          startWith={arrived || readPendingCode()}
          focus={wantsAnother}
          sendAtOnce={activate === true}
          onAttempt={() => setUnlocked(undefined)}
          onUnlocked={(books) => {
            setUnlocked(books);
            setWantsAnother(false);
          }}
        />
      )}
    </Sheet>
  );
});

/** The page, for a visit that begins here. */
export function openActivation() {
  takeCodeFromAddress();
  return ActivationPage;
}
