/** Asks for the password before a second factor is changed, then does it. */
import { useState } from 'react';
import { answer } from '../../api/answer';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/forms/field';
import { PasswordField } from '../../ui/forms/password-field';
import { desk } from '../api/client';
import { showRecoveryCodes } from '../api/new-recovery-codes';
import { makePasskey, passkeyRefused, wasCancelled } from '../api/passkeys';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { AuthenticatorSetUp } from '../ui/authenticator-set-up';

export type FactorChange =
  | { kind: 'authenticator' | 'removeAuthenticator' | 'passkey' | 'recoveryCodes' }
  | { kind: 'removePasskey'; id: number };

type FactorDialogProps = { change: FactorChange; onClose: () => void; onDone: () => void };

export function FactorDialog({ change, onClose, onDone }: FactorDialogProps) {
  const words = useDeskWords('account');
  const factors = useDeskWords('factors');
  const shell = useDeskWords('shell');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [proven, setProven] = useState(false);
  const heading = words.changes[change.kind];

  const perform = async () => {
    const body = { password };
    if (change.kind === 'authenticator') setProven(true);
    if (change.kind === 'removeAuthenticator')
      await answer(desk.POST('/api/desk/account/authenticator/remove', { body }));
    if (change.kind === 'passkey')
      await makePasskey(name, password).catch((error: unknown) => {
        throw wasCancelled(error) ? passkeyRefused() : error;
      });
    if (change.kind === 'removePasskey')
      await answer(
        desk.POST('/api/desk/account/passkeys/{passkey_id}/remove', {
          params: { path: { passkey_id: change.id } },
          body,
        }),
      );
    if (change.kind === 'recoveryCodes') {
      const created = await answer(desk.POST('/api/desk/account/recovery-codes', { body }));
      showRecoveryCodes(created.recoveryCodes);
    }
  };

  if (proven)
    return (
      <Dialog heading={heading} open onClose={onClose}>
        <AuthenticatorSetUp password={password} onAdded={onDone} />
      </Dialog>
    );
  return (
    <ActionDialog
      heading={heading}
      text={words.proveIt}
      confirm={words.goOn}
      cancel={shell.cancel}
      failures={factors.failures}
      perform={perform}
      onDone={() => change.kind !== 'authenticator' && onDone()}
      onClose={onClose}
    >
      {change.kind === 'passkey' && (
        <Field
          label={words.passkeyName}
          help={words.passkeyNameHelp}
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ActionDialog>
  );
}
