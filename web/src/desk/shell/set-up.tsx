/** What a member sets up before they are in: a password of their own, then a second factor. */
import { useState } from 'react';
import type { FactorAdded } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Icon } from '../../ui/pictures/icon';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { showRecoveryCodes } from '../api/new-recovery-codes';
import { makePasskey, passkeysWork, wasCancelled } from '../api/passkeys';
import { startDeskSession, signOutOfDesk, type Staff } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { AuthenticatorSetUp } from '../ui/authenticator-set-up';
import { deskIcons } from '../ui/desk-icons';
import { failureWords } from '../ui/failure-words';
import { EntranceFrame } from './entrance-frame';
import styles from './entrance-frame.module.css';
import { FirstPassword } from './first-password';

function continueSignIn({ recoveryCodes, admission }: FactorAdded): void {
  showRecoveryCodes(recoveryCodes);
  if (admission) startDeskSession(admission);
}

function ChooseFactor({ onAuthenticator }: { onAuthenticator: () => void }) {
  const words = useDeskWords('factors');
  const shell = useDeskWords('shell');
  const { busy, failure, submit } = useSubmission(async () => {
    await makePasskey(words.firstPasskey).then(continueSignIn, (error: unknown) => {
      if (!wasCancelled(error)) throw error;
    });
  });
  return (
    <>
      <p>{words.why}</p>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
      <button type="button" className={styles.choice} onClick={onAuthenticator}>
        <Icon d={deskIcons.telephone} />
        <span>
          <strong>{words.authenticator}</strong>
          <span>{words.authenticatorHelp}</span>
        </span>
      </button>
      {passkeysWork() && (
        <button
          type="button"
          className={styles.choice}
          aria-disabled={busy || undefined}
          onClick={() => void submit()}
        >
          <Icon d={deskIcons.key} />
          <span>
            <strong>{words.passkey}</strong>
            <span>{words.passkeyHelp}</span>
          </span>
        </button>
      )}
    </>
  );
}

export function SetUp({ staff }: { staff: Staff }) {
  const words = useDeskWords('factors');
  const entrance = useDeskWords('entrance');
  const [way, setWay] = useState<'authenticator'>();
  if (staff.needs.includes('password')) return <FirstPassword email={staff.email} />;
  return (
    <EntranceFrame heading={way ? words.authenticator : words.setUp}>
      {way ? (
        <>
          <AuthenticatorSetUp onAdded={continueSignIn} />
          <Button look="text" onClick={() => setWay(undefined)}>
            {words.otherWay}
          </Button>
        </>
      ) : (
        <ChooseFactor onAuthenticator={() => setWay('authenticator')} />
      )}
      <Button look="text" onClick={() => void signOutOfDesk()}>
        {entrance.notYou(staff.email)}
      </Button>
    </EntranceFrame>
  );
}
