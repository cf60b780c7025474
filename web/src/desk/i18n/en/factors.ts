/** English words of passwords and second factors, at the first log-in and in the account. */
export default {
  choosePassword: 'A password of your own',
  choosePasswordText: 'Your one-time password has done its work. Choose one that only you know.',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  passwordRules:
    'At least 8 characters, with uppercase and lowercase letters and a number. Not the one of your account for learners.',
  noMatch: 'Passwords did not match.',
  savePassword: 'Save password',
  setUp: 'Your second factor',
  why: 'A password can be stolen. So everybody at the desk also shows something that they have. Which one is yours?',
  authenticator: 'Authenticator app',
  authenticatorHelp: 'An app on your telephone shows a new code every half minute.',
  passkey: 'Passkey',
  passkeyHelp: 'The fingerprint, face or PIN of this device, or a security key.',
  firstPasskey: 'First passkey',
  otherWay: 'Choose another way',
  scan: 'Scan this picture with your app, for example Aegis, FreeOTP or Google Authenticator.',
  picture: 'QR code with the secret below',
  orType: 'Or type this secret into the app:',
  codeFromApp: 'Code from the app',
  confirmCode: 'Confirm',
  recoveryCodes: 'Recovery codes',
  recoveryText:
    'If you lose your second factor, each of these codes lets you in once. Keep them in a safe place: they are not shown again.',
  saveAsFile: 'Save as a file',
  copy: 'Copy',
  copied: 'The codes are copied.',
  haveThem: 'I have saved them',
  failures: {
    name_invalid: 'Please type a name of up to 80 characters.',
    password_first: 'Please choose a password of your own first.',
    password_wrong: 'The current password is not right.',
    password_unchanged: 'This is the password that you have now. Please choose another one.',
    password_too_short: 'Please use at least 8 characters.',
    password_too_long: 'Please use at most 128 characters.',
    password_needs_upper: 'Please use at least one uppercase letter.',
    password_needs_lower: 'Please use at least one lowercase letter.',
    password_needs_digit: 'Please use at least one number.',
    password_too_common: 'Many people use this password. Please choose another one.',
    password_from_address:
      'This password is made from your email address. Please choose one that has nothing to do with it.',
    code_wrong:
      'This code is not right. Please type the newest one; is your telephone’s clock right?',
    passkey_refused: 'This passkey could not be used. Please try again.',
    last_factor: 'This is your only second factor. Add another one first.',
    link_invalid: 'This link was used already, or is older than an hour. Please ask for a new one.',
    invitation_invalid:
      'This invitation was used already, or is older than three days. Please ask an owner of the desk for a new one.',
    too_many_login_attempts:
      'The password was wrong too many times. Please try again later, or ask whoever runs the server to lift the lock.',
  },
};
