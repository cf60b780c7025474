/** Turns a failed call into what the person reads: the specified sentence, the plain reason, and the field at fault. */
import type { ApiFailure } from '../../../api/failure';
import type { Words } from '../../../i18n/catalogues';

type AccountWords = Words<'accounts'>;
type FieldName = 'email' | 'password' | 'newEmail' | 'newPassword' | 'currentPassword';

export type Problem = {
  message?: string;
  detail?: string;
  fields?: Partial<Record<FieldName, string>>;
  /** The text of a link to a new password, where that helps. */
  toNewPassword?: string;
};

function plainReason(failure: ApiFailure, words: AccountWords): string {
  if (failure.status === 0) return words.failures.unreachable;
  if (failure.status === 401) return words.failures.sessionEnded;
  if (failure.has('too_many_mails')) return tooManyMails(failure, words);
  if (failure.status === 429) return words.failures.tooMany;
  if (failure.status === 503) return words.failures.unavailable;
  if (failure.status < 500) return words.failures.input;
  return words.failures.unexpected;
}

function tooManyMails(failure: ApiFailure, words: AccountWords): string {
  const seconds = failure.reasons.find((reason) => reason.code === 'too_many_mails')?.retryAfter;
  return words.failures.tooManyMails(Math.max(1, Math.ceil((seconds ?? 3600) / 60)));
}

function wordsFor(failure: ApiFailure, problems: Record<string, string>): string | undefined {
  const sentences = failure.reasons.map((reason) => problems[reason.code]).filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

export function explainLogin(failure: ApiFailure, words: AccountWords): Problem {
  if (failure.has('email_password_mismatch')) return { fields: { password: words.login.mismatch } };
  if (failure.has('too_many_login_attempts'))
    return {
      message: words.login.lockedOut,
      detail: words.login.lockedOutHelp,
      toNewPassword: words.login.setNewPassword,
    };
  return { message: plainReason(failure, words) };
}

export function explainSignup(failure: ApiFailure, words: AccountWords): Problem {
  const email = failure.has('email_taken')
    ? words.signup.emailTaken
    : wordsFor(failure, words.emailProblems);
  const password = wordsFor(failure, words.passwordProblems);
  if (email || password) return { fields: { email, password } };
  return { message: words.signup.failed, detail: plainReason(failure, words) };
}

export function explainForgot(failure: ApiFailure, words: AccountWords): Problem {
  const email = wordsFor(failure, words.emailProblems);
  if (email) return { message: words.forgot.failed, fields: { email } };
  return { message: words.forgot.failed, detail: plainReason(failure, words) };
}

export function explainReset(failure: ApiFailure, words: AccountWords): Problem {
  const { reset } = words;
  // What happened comes first; the specified sentence alone would send people away.
  if (failure.has('invalid_action_code'))
    return { message: reset.invalidCodeHelp, detail: reset.invalidCode };
  if (failure.has('missing_action_code'))
    return { message: reset.missingCodeHelp, detail: reset.missingCode };
  const newPassword = wordsFor(failure, words.passwordProblems);
  if (newPassword) return { fields: { newPassword } };
  return { message: reset.failed, detail: plainReason(failure, words) };
}

export function explainEmailChange(failure: ApiFailure, words: AccountWords): Problem {
  const message = words.user.emailFailed;
  if (failure.has('wrong_password'))
    return { fields: { currentPassword: `${words.user.passwordWrong} ${message}` } };
  if (failure.has('same_as_current'))
    return { message, fields: { newEmail: words.user.sameEmail } };
  const newEmail = wordsFor(failure, words.emailProblems);
  if (newEmail) return { message, fields: { newEmail } };
  return { message, detail: reasonBehindPassword(failure, words) };
}

export function explainCorrection(failure: ApiFailure, words: AccountWords): Problem {
  if (failure.has('wrong_password'))
    return { fields: { currentPassword: words.user.passwordWrong } };
  if (failure.has('password_required'))
    return { fields: { currentPassword: words.missing.currentPassword } };
  const email = failure.has('email_taken')
    ? words.signup.emailTaken
    : wordsFor(failure, words.emailProblems);
  if (email) return { fields: { email } };
  return { message: words.verification.notChanged, detail: reasonBehindPassword(failure, words) };
}

export function explainPasswordChange(failure: ApiFailure, words: AccountWords): Problem {
  const { user } = words;
  if (failure.has('wrong_password')) return { fields: { currentPassword: user.passwordWrong } };
  if (failure.status === 401) return { message: user.passwordFailed };
  if (failure.has('invalid_action_code')) return { message: user.passwordInvalidCode };
  const newPassword = wordsFor(failure, words.passwordProblems);
  if (newPassword) return { fields: { newPassword } };
  return { message: user.passwordOther, detail: reasonBehindPassword(failure, words) };
}

export function explainDeletion(failure: ApiFailure, words: AccountWords): Problem {
  if (failure.has('wrong_password'))
    return { fields: { currentPassword: words.user.passwordWrong } };
  return { message: words.deletion.failed, detail: reasonBehindPassword(failure, words) };
}

export function explainList(failure: ApiFailure, message: string, words: AccountWords): Problem {
  return { message, detail: plainReason(failure, words) };
}

function reasonBehindPassword(failure: ApiFailure, words: AccountWords): string {
  if (failure.has('too_many_login_attempts')) return words.user.tooManyPasswords;
  return plainReason(failure, words);
}

export function explainVerificationMail(failure: ApiFailure, words: AccountWords): Problem {
  const { sendFailed, tooMany } = words.verification;
  const justSent = failure.status === 429 && !failure.has('too_many_mails');
  return { message: sendFailed, detail: justSent ? tooMany : plainReason(failure, words) };
}

const deadLinks = [
  'invalid_action_code',
  'missing_action_code',
  'expired_action_code',
  'used_action_code',
];

/** A link that is no longer valid differs from one that could not be tried. */
export function isDeadLink(failure: ApiFailure): boolean {
  return deadLinks.some((code) => failure.has(code));
}

export function explainVerification(failure: ApiFailure, words: AccountWords): Problem {
  const { invalidCode, expiredCode, usedCode } = words.verification;
  if (failure.has('used_action_code')) return { message: usedCode };
  if (failure.has('expired_action_code')) return { message: expiredCode };
  if (isDeadLink(failure)) return { message: invalidCode };
  return { message: words.verification.failed, detail: plainReason(failure, words) };
}

export function explainEmailChanged(failure: ApiFailure, words: AccountWords): Problem {
  if (isDeadLink(failure)) return { message: words.changed.invalidCode };
  return { message: words.changed.failed, detail: plainReason(failure, words) };
}

export function explainRemindersStop(failure: ApiFailure, words: AccountWords): Problem {
  if (isDeadLink(failure)) return { message: words.reminders.deadLink };
  return { message: words.reminders.notEnded, detail: plainReason(failure, words) };
}

export function explainGoogle(failure: ApiFailure, words: AccountWords): Problem {
  const { google } = words;
  if (failure.has('google_not_set_up')) return { message: google.notSetUp };
  if (failure.has('google_email_unverified')) return { message: google.emailUnverified };
  if (failure.has('wrong_google_account')) return { message: google.wrongAccount };
  if (failure.has('google_sign_in_too_old')) return { message: google.signInTooOld };
  if (failure.has('google_unreachable')) return { message: google.unreachable };
  if (failure.has('google_sign_in_failed')) return { message: google.failed };
  return { message: google.failed, detail: plainReason(failure, words) };
}
