/** English words of the way in: signing in and the second factor. */
export default {
  signIn: 'Sign in',
  forStaffOnly: 'The desk is for the publisher’s staff. Your account for learners is another one.',
  email: 'Email',
  password: 'Password',
  secondFactor: 'Your second factor',
  code: 'Code',
  codeHelp: 'The six digits from your authenticator app, or one of your recovery codes.',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'One of the codes that you saved when you set up your passkey.',
  usePasskey: 'Use your passkey',
  goOn: 'Continue',
  forgot: 'Forgot your password?',
  forgotHeading: 'A new password',
  forgotText:
    'If this address works here, a mail with a link is on its way. The link works for one hour; you also need your second factor.',
  sendLink: 'Send me a link',
  newPasswordText: 'Choose a new password. Your second factor comes next.',
  welcome: 'Welcome to the desk',
  invitedBy: (inviter: string, role: string) =>
    `${inviter ? `${inviter} invites you` : 'You are invited'} to the desk, with the role “${role}”.`,
  invited: (email: string) =>
    `Your access is ${email}. Say who you are and choose a password; your second factor comes next.`,
  yourName: 'Your name',
  yourNameHelp: 'So that others at the desk know who did what.',
  toSignIn: 'Go to the sign-in page',
  notYou: (email: string) => `Not ${email}? Start again`,
  signedOut:
    'You have been signed out: after 30 minutes without use, after 12 hours, or because your access was changed. If you sign in again, what you had typed is still there.',
  unreachable: 'The library does not answer. Please check your connection.',
  failures: {
    link_invalid: 'This link was used already, or is older than an hour. Please ask for a new one.',
    invitation_invalid:
      'This invitation was used already, or is older than three days. Please ask an owner of the desk for a new one.',
    passkey_refused: 'This passkey could not be used. Please try again, or use a code.',
    email_password_mismatch: 'Email or password is not right. Please try again.',
    password_expired: 'This one-time password has expired. Please ask for a new one.',
    code_wrong: 'This code is not right, or it was used already. Please try the next one.',
    second_factor_unreadable:
      'Your authenticator app can no longer be checked. Use a recovery code, or ask an owner for a reset.',
  },
};
