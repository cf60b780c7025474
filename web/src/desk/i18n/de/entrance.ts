/** German words of the way in: signing in and the second factor. */
import type en from '../en/entrance';

export default {
  signIn: 'Anmelden',
  forStaffOnly:
    'Das Verlagsbüro ist für das Team des Verlags. Ihr Konto zum Lernen ist ein anderes.',
  email: 'E-Mail',
  password: 'Passwort',
  secondFactor: 'Ihr zweiter Faktor',
  code: 'Code',
  codeHelp: 'Die sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Ersatzcodes.',
  recoveryCode: 'Ersatzcode',
  recoveryHelp: 'Einer der Codes, die Sie beim Einrichten Ihres Passkeys gesichert haben.',
  usePasskey: 'Passkey benutzen',
  goOn: 'Weiter',
  forgot: 'Passwort vergessen?',
  forgotHeading: 'Ein neues Passwort',
  forgotText:
    'Wenn hier jemand mit dieser Adresse arbeitet, ist eine Mail mit einem Link unterwegs. Er gilt eine Stunde; Sie brauchen auch Ihren zweiten Faktor.',
  sendLink: 'Link schicken',
  newPasswordText: 'Wählen Sie ein neues Passwort. Danach kommt Ihr zweiter Faktor.',
  welcome: 'Willkommen im Verlagsbüro',
  invitedBy: (inviter: string, role: string) =>
    inviter
      ? `${inviter} lädt Sie ins Verlagsbüro ein, mit der Rolle „${role}“.`
      : `Sie sind ins Verlagsbüro eingeladen, mit der Rolle „${role}“.`,
  invited: (email: string) =>
    `Ihr Zugang ist ${email}. Sagen Sie, wer Sie sind, und wählen Sie ein Passwort; danach kommt der zweite Faktor.`,
  yourName: 'Ihr Name',
  yourNameHelp: 'Damit die anderen im Verlagsbüro wissen, wer was getan hat.',
  toSignIn: 'Zur Anmeldung',
  notYou: (email: string) => `Nicht ${email}? Von vorn beginnen`,
  signedOut:
    'Sie wurden abgemeldet: nach 30 Minuten ohne Nutzung, nach 12 Stunden oder weil sich Ihr Zugang geändert hat. Wenn Sie sich wieder anmelden, ist alles noch da, was Sie eingetippt hatten.',
  unreachable: 'Die Bibliothek antwortet nicht. Bitte prüfen Sie Ihre Verbindung.',
  failures: {
    link_invalid:
      'Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Bitte lassen Sie sich einen neuen schicken.',
    invitation_invalid:
      'Diese Einladung wurde schon benutzt oder ist älter als drei Tage. Bitte lassen Sie sich von der Leitung eine neue schicken.',
    passkey_refused:
      'Dieser Passkey ließ sich nicht benutzen. Bitte versuchen Sie es noch einmal, oder nehmen Sie einen Code.',
    email_password_mismatch:
      'E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    password_expired:
      'Dieses Einmalpasswort ist abgelaufen. Bitte lassen Sie sich ein neues geben.',
    code_wrong:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es mit dem nächsten.',
    second_factor_unreadable:
      'Ihre Authenticator-App lässt sich nicht mehr prüfen. Nehmen Sie einen Ersatzcode, oder bitten Sie die Leitung, sie zurückzusetzen.',
  },
} satisfies typeof en;
