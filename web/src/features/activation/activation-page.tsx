/** Where a code is typed, or arrives in the address, and unlocks its book. */
import { useEffect, useState } from 'react';
import { useSession } from '../../api/session';
import { keepPendingCode, readPendingCode } from '../../device/pending-code';
import { useWords } from '../../i18n/language';
import { useLocation, useNavigate } from '../../router/location';
import { Redirect } from '../../router/redirect';
import { withServerState } from '../../ui/waiting/server-state';
import { claps } from '../../ui/art/mascot/poses/claps';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/reading/sheet';
import { ActivationForm } from './activation-form';
import { ActivationSuccess, type Unlocked } from './activation-success';
import { codeInAddress, hasMore, takeCodeFromAddress } from './code-in-address';

export const ActivationPage = withServerState(function ActivationPage() {
  const words = useWords('activation');
  const { user } = useSession();
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [unlocked, setUnlocked] = useState<Unlocked>();
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
      {unlocked && <ActivationSuccess key={unlocked.expirationDate.getTime()} {...unlocked} />}
      <ActivationForm
        key={arrived}
        startWith={arrived || readPendingCode()}
        sendAtOnce={(state as { activate?: boolean } | null)?.activate === true}
        onAttempt={() => setUnlocked(undefined)}
        onUnlocked={setUnlocked}
      />
    </Sheet>
  );
});

/** The page, for a visit that begins here. */
export function openActivation() {
  takeCodeFromAddress();
  return ActivationPage;
}
