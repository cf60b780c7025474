/** Asks somebody without a password to sign in with Google again, and then continues what was begun. */
import { useWords } from '../../../i18n/language';
import { Notice } from '../../../ui/page/notice';
import { GoogleButton } from './google-button';

export function ConfirmWithGoogle({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const words = useWords('accounts');
  return (
    <>
      <Notice>
        <p>{words.google.confirmFirst}</p>
      </Notice>
      <GoogleButton name={words.google.signIn} purpose="confirm" onToken={onConfirmed} />
    </>
  );
}
