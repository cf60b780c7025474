/** A request to Google: created with a fresh state, nonce and verifier, stored in this tab, and answered once. */
import type { GoogleSetUp } from '../../../api/schema.gen';
import { hasFields, storedValue } from '../../../device/stored';
import { readGoogleSettings } from '../account-calls';

/** Where the person signs in: in a popup or, if that is blocked, on this page. */
export type GoogleWindow = 'popup' | 'page';
/** To sign in or up, or to confirm that the signed-in person is still there. */
export type Purpose = 'signIn' | 'confirm';

export type GoogleReply = { state: string; code: string | null; error: string | null };

type GoogleRequest = {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  purpose: Purpose;
};

const hasTexts = hasFields({
  state: 'string',
  nonce: 'string',
  verifier: 'string',
  redirectUri: 'string',
});

const isGoogleRequest = (value: unknown): value is GoogleRequest =>
  hasTexts(value) &&
  'purpose' in value &&
  (value.purpose === 'signIn' || value.purpose === 'confirm');

const pendingRequest = storedValue('tab', 'kaktus.google', isGoogleRequest);

/** The request that an answer belongs to; there is none for a second answer, or for a stranger's. */
export function takeGoogleRequest(state: string): GoogleRequest | null {
  const request = pendingRequest.read();
  if (request?.state !== state) return null;
  pendingRequest.forget();
  return request;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeFor(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function addressFor(request: GoogleRequest, settings: GoogleSetUp, challenge: string): string {
  const address = new URL(settings.authorizationEndpoint);
  const query = {
    client_id: settings.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: settings.scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...(request.purpose === 'confirm' && { max_age: '0' }),
  };
  Object.entries(query).forEach(([name, value]) => address.searchParams.set(name, value));
  return address.href;
}

/** Returns null if Google is not set up. The state tells the returning window whether it is a popup. */
export async function createGoogleRequest(
  googleWindow: GoogleWindow,
  purpose: Purpose,
): Promise<{ state: string; address: string } | null> {
  const settings = await readGoogleSettings();
  if (!settings.enabled) return null;
  const request: GoogleRequest = {
    state: `${googleWindow}.${randomText()}`,
    nonce: randomText(),
    verifier: randomText(),
    redirectUri: settings.redirectUri,
    purpose,
  };
  const address = addressFor(request, settings, await challengeFor(request.verifier));
  pendingRequest.write(request);
  return { state: request.state, address };
}

export function isPopupState(state: string): boolean {
  return state.startsWith('popup.');
}
