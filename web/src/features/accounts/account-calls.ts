/** The account pages' calls to the server; each returns its answer or throws an ApiFailure. */
// A log-in is stored even where lessons have filled the browser's storage.
import '../../device/lesson-storage';
import { answer } from '../../api/answer';
import { client } from '../../api/reader-client';
import type { Action, Device, GoogleAnswer, GoogleSetUp, OwnedCode } from '../../api/schema.gen';

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

/** Fails if the link is used up or too old; asking does not use it up. */
export const checkResetLink = (oobCode: string) =>
  answer(client.POST('/api/account/reset-link', { body: { oobCode } }));

export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await answer(client.POST('/api/account/reset-password', { body: { oobCode, newPassword } }));
}

export async function sendVerificationMail(): Promise<void> {
  await answer(client.POST('/api/account/verification-mail'));
}

/** Returns the address that is confirmed now. */
export async function confirmAction(mode: Action['mode'], oobCode: string): Promise<string> {
  return (await answer(client.POST('/api/account/action', { body: { mode, oobCode } }))).email;
}

export async function changeEmail(newEmail: string, currentPassword: string): Promise<void> {
  const body = { newEmail: newEmail.trim(), currentPassword };
  await answer(client.POST('/api/account/email', { body }));
}

/** For an address that nobody has confirmed yet; the password is asked for if the last log-in was a while ago. */
export async function correctEmail(email: string, currentPassword: string): Promise<void> {
  const body = { email: email.trim(), currentPassword };
  await answer(client.POST('/api/account/email-correction', { body }));
}

/** Returns the token that replaces the current one. */
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

export async function setReminders(reminders: boolean): Promise<void> {
  await answer(client.POST('/api/account/reminders', { body: { reminders } }));
}

/** With the code of a mail's link, which does nothing else. */
export async function stopReminders(code: string): Promise<'stopped'> {
  await answer(client.POST('/api/account/reminders/stop', { body: { code } }));
  return 'stopped';
}

/** The newest first. */
export async function readCodes(): Promise<OwnedCode[]> {
  return (await answer(client.GET('/api/codes'))).codes.reverse();
}

/** This device first, then the others by their last use. */
export async function readDevices(): Promise<Device[]> {
  return (await answer(client.GET('/api/account/devices'))).devices;
}

export async function signOutDevice(id: string): Promise<void> {
  const params = { path: { device_id: id } };
  await answer(client.DELETE('/api/account/devices/{device_id}', { params }));
}

/** Ends all of the person's sessions, including this one. */
export async function logOutEverywhere(): Promise<void> {
  await answer(client.POST('/api/account/logout-everywhere'));
}

export function readGoogleSettings(): Promise<GoogleSetUp> {
  return answer(client.GET('/api/account/google'));
}

export async function sendGoogleCode(body: GoogleAnswer): Promise<string> {
  return (await answer(client.POST('/api/account/google', { body }))).token;
}
