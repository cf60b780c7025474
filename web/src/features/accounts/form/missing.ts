/** The first thing that a form still needs before it can be sent, in words for somebody who is still typing. */
import type { Words } from '../../../i18n/catalogues';
import { isValidEmail } from './email-rule';
import { isMismatch, isTooLong, isValidPassword } from './password-rules';

export type MissingField = 'email' | 'newPassword' | 'repeat' | 'currentPassword';

export type Missing = {
  field: MissingField;
  /** Beside the button. */
  reason: string;
  /** At the field, once somebody has pressed Enter; the reason if there is nothing else to say. */
  error?: string;
};

type AccountWords = Words<'accounts'>;
export type NewPassword = { password: string; repeat: string };

export const noPassword: NewPassword = { password: '', repeat: '' };

export function missingEmail(
  email: string,
  { missing, rules }: AccountWords,
  ifEmpty = missing.email,
): Missing | undefined {
  if (email.trim() === '') return { field: 'email', reason: ifEmpty };
  if (isValidEmail(email)) return undefined;
  return { field: 'email', reason: missing.wholeEmail, error: rules.email };
}

export function missingNewPassword(
  { password, repeat }: NewPassword,
  { missing, rules }: AccountWords,
): Missing | undefined {
  if (password === '') return { field: 'newPassword', reason: missing.newPassword };
  if (isTooLong(password)) return { field: 'newPassword', reason: rules.tooLong };
  if (!isValidPassword(password)) return { field: 'newPassword', reason: missing.rules };
  if (repeat === password) return undefined;
  const differs = isMismatch(password, repeat, false);
  return {
    field: 'repeat',
    reason: differs ? rules.noMatch : missing.repeat,
    error: repeat === '' ? undefined : rules.noMatch,
  };
}

/** People without a password prove who they are with Google. */
export function missingCurrentPassword(
  password: string,
  { hasPassword }: { hasPassword: boolean },
  { missing }: AccountWords,
): Missing | undefined {
  if (password !== '' || !hasPassword) return undefined;
  return { field: 'currentPassword', reason: missing.currentPassword };
}
