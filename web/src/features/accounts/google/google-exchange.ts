/** Exchanges Google's answer for a session token. */
import { ApiFailure } from '../../../api/failure';
import { sendGoogleCode } from '../account-calls';
import { takeGoogleRequest, type GoogleReply, type Purpose } from './google-request';

/** Without a token, the person has said no at Google. */
type Exchange = { purpose: Purpose; token: string | null };

function signInFailed(): ApiFailure {
  return new ApiFailure(400, [
    { code: 'google_sign_in_failed', message: 'Google sign-in failed.' },
  ]);
}

export async function exchangeGoogleAnswer(answer: GoogleReply): Promise<Exchange> {
  const request = takeGoogleRequest(answer.state);
  if (!request) throw signInFailed();
  const { purpose } = request;
  if (answer.error === 'access_denied') return { purpose, token: null };
  if (answer.code === null) throw signInFailed();
  const token = await sendGoogleCode({
    code: answer.code,
    codeVerifier: request.verifier,
    nonce: request.nonce,
    redirectUri: request.redirectUri,
  });
  return { purpose, token };
}
