/** Asks the browser for a passkey, or for its signature. Both use WebAuthn's JSON, as the server does. */
import { answer } from '../../api/answer';
import { ApiFailure } from '../../api/failure';
import { desk } from './client';

/** Browsers offer passkeys only over https or on localhost, and never for an IP address. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|:/.test(window.location.hostname);

/** The person closed the browser's question, or took too long. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** What the dialog, which is still open after that, says. */
export const passkeyRefused = () =>
  new ApiFailure(400, [{ code: 'passkey_refused', message: 'This passkey could not be used.' }]);

const asJson = (credential: Credential | null) =>
  (credential as PublicKeyCredential).toJSON() as object as Record<string, never>;

export async function makePasskey(name: string, password = '') {
  const { publicKey } = await answer(
    desk.POST('/api/desk/account/passkey-options', { body: { password } }),
  );
  const created = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
    ),
  });
  return answer(
    desk.POST('/api/desk/account/passkeys', { body: { credential: asJson(created), name } }),
  );
}

export async function signWithPasskey() {
  const { publicKey } = await answer(desk.POST('/api/desk/sign-in/passkey-options'));
  const signed = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
    ),
  });
  return answer(desk.POST('/api/desk/sign-in/passkey', { body: { credential: asJson(signed) } }));
}
