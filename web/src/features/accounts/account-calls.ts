/** What the account pages ask of the server; each call gives its answer or throws an ApiFailure. */
import { answer, client } from '../../api/client';

export type ActionMode = 'verifyEmail' | 'verifyAndChangeEmail';

export async function signUp(email: string, password: string): Promise<string> {
  const body = { email: email.trim(), password };
  return (await answer(client.POST('/api/account/signup', { body }))).token;
}

export async function logIn(email: string, password: string): Promise<string> {
  const body = { email: email.trim(), password };
  return (await answer(client.POST('/api/account/login', { body }))).token;
}

export async function askForReset(email: string): Promise<void> {
  await answer(client.POST('/api/account/forgot-password', { body: { email: email.trim() } }));
}

export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await answer(client.POST('/api/account/reset-password', { body: { oobCode, newPassword } }));
}

export async function sendVerificationMail(): Promise<void> {
  await answer(client.POST('/api/account/verification-mail'));
}

/** Gives the address that is confirmed by now. */
export async function confirmAction(mode: ActionMode, oobCode: string): Promise<string> {
  return (await answer(client.POST('/api/account/action', { body: { mode, oobCode } }))).email;
}

export async function changeEmail(newEmail: string, currentPassword: string): Promise<void> {
  const body = { newEmail: newEmail.trim(), currentPassword };
  await answer(client.POST('/api/account/email', { body }));
}

/** Gives the token that replaces the one in use. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<string> {
  const body = { currentPassword, newPassword };
  return (await answer(client.POST('/api/account/password', { body }))).token;
}

export async function deleteAccount(password: string): Promise<void> {
  await answer(client.POST('/api/account/delete', { body: { password } }));
}

export function readGoogleSettings() {
  return answer(client.GET('/api/account/google'));
}

export async function sendGoogleCode(body: {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}): Promise<string> {
  return (await answer(client.POST('/api/account/google', { body }))).token;
}
