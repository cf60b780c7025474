/** German words of the member's own account. */
import type en from '../en/account';

export default {
  heading: 'Mein Konto',
  password: 'Passwort',
  currentPassword: 'Jetziges Passwort',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
  secondFactors: 'Zweite Faktoren',
  secondFactorsLead: 'Bei jeder Anmeldung brauchen Sie einen davon. Zwei sind besser als einer.',
  remove: 'Entfernen',
  recoveryLeft: (count: number) =>
    count === 1 ? 'Noch ein Ersatzcode' : `Noch ${count} Ersatzcodes`,
  newTelephone: 'Andere App oder anderes Telefon',
  addAuthenticator: 'Authenticator-App hinzufügen',
  addPasskey: 'Passkey hinzufügen',
  newRecoveryCodes: 'Neue Ersatzcodes',
  factorsChanged: 'Ihre zweiten Faktoren sind geändert.',
  proveIt: 'Bitte zeigen Sie, dass Sie es sind.',
  goOn: 'Weiter',
  passkeyName: 'Name des Passkeys',
  passkeyNameHelp: 'Damit Sie ihn wiedererkennen, zum Beispiel „Laptop im Büro“.',
  changes: {
    authenticator: 'Authenticator-App',
    removeAuthenticator: 'Authenticator-App entfernen',
    passkey: 'Passkey hinzufügen',
    removePasskey: 'Passkey entfernen',
    recoveryCodes: 'Neue Ersatzcodes',
  },
  sessions: 'Wo Sie angemeldet sind',
  sessionsLead: 'Eine Sitzung endet nach 30 Minuten ohne Nutzung, spätestens nach 12 Stunden.',
  unknownDevice: 'Unbekanntes Gerät',
  thisOne: 'Diese hier',
  endOthers: 'Alle anderen Sitzungen beenden',
  othersEnded: 'Ihre anderen Sitzungen sind beendet.',
} satisfies typeof en;
