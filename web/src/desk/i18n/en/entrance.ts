/** English words of the way in: signing in and the second factor. */
export default {
  signIn: 'Sign in',
  forStaffOnly: 'The desk is for the publisher’s staff. Your account for learners is another one.',
  email: 'Email',
  password: 'Password',
  secondFactor: 'Your second factor',
  code: 'Code',
  codeHelp: 'The six digits from your authenticator app, or one of your recovery codes.',
  goOn: 'Continue',
  notYou: (email: string) => `Not ${email}? Start again`,
  signedOut:
    'You have been signed out: after 30 minutes without use, after 12 hours, or because your access was changed.',
  unreachable: 'The library does not answer. Please check your connection.',
  failures: {
    email_password_mismatch: 'Email or password is not right. Please try again.',
    password_expired: 'This one-time password has expired. Please ask for a new one.',
    code_wrong: 'This code is not right, or it was used already. Please try the next one.',
    second_factor_unreadable:
      'Your authenticator app can no longer be checked. Use a recovery code, or ask an owner for a reset.',
  },
};
