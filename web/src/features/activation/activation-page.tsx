/** Where a code is typed, or arrives in the address, and unlocks its book. */
import { useEffect, useState } from 'react';
import { useSession } from '../../api/session';
import { useWords } from '../../i18n/language';
import { useLocation, useNavigate } from '../../router/location';
import { Redirect } from '../../router/redirect';
import { claps } from '../../ui/art/mascot/poses/claps';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import '../../ui/child-font.css';
import { paths } from '../../ui/paths';
import { Sheet } from '../../ui/sheet';
import { ActivationForm } from './activation-form';
import { ActivationSuccess, type Unlocked } from './activation-success';
import { keepPendingCode, readPendingCode } from '../../device/pending-code';
import { codeInFragment } from './code-in-fragment';

export function ActivationPage() {
  const words = useWords('activation');
  const { user } = useSession();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [unlocked, setUnlocked] = useState<Unlocked>();

  // The code is removed from the address once it is stored: addresses are copied, shared and shown in lists.
  useEffect(() => {
    if (hash === '') return;
    const code = codeInFragment(hash);
    if (code !== '') keepPendingCode(code);
    navigate(paths.activation, { replace: true });
  }, [hash, navigate]);

  if (hash === '' && user?.emailVerified === false)
    return <Redirect to={paths.emailVerification} />;

  return (
    <Sheet heading={words.heading} pose={unlocked ? claps : holdsKey}>
      {unlocked && <ActivationSuccess key={unlocked.expirationDate.getTime()} {...unlocked} />}
      <ActivationForm
        key={hash}
        startWith={codeInFragment(hash) || readPendingCode()}
        onAttempt={() => setUnlocked(undefined)}
        onUnlocked={setUnlocked}
      />
    </Sheet>
  );
}
