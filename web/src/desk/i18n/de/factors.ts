/** German words of passwords and second factors, at the first log-in and in the account. */
import type en from '../en/factors';

export default {
  choosePassword: 'Ein eigenes Passwort',
  choosePasswordText:
    'Das Einmalpasswort hat seine Aufgabe erfüllt. Wählen Sie eines, das nur Sie kennen.',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Passwort wiederholen',
  passwordRules:
    'Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben und einer Ziffer. Nicht das Ihres Kontos zum Lernen.',
  noMatch: 'Die Passwörter stimmen nicht überein.',
  savePassword: 'Passwort speichern',
  setUp: 'Ihr zweiter Faktor',
  why: 'Ein Passwort kann gestohlen werden. Deshalb zeigen hier alle zusätzlich etwas, das sie besitzen. Was nehmen Sie?',
  authenticator: 'Authenticator-App',
  authenticatorHelp: 'Eine App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code.',
  passkey: 'Passkey',
  passkeyHelp: 'Fingerabdruck, Gesicht oder PIN dieses Geräts oder ein Sicherheitsschlüssel.',
  firstPasskey: 'Erster Passkey',
  otherWay: 'Einen anderen Weg wählen',
  scan: 'Scannen Sie dieses Bild mit Ihrer App, zum Beispiel Aegis, FreeOTP oder Google Authenticator.',
  picture: 'QR-Code mit dem Schlüssel darunter',
  orType: 'Oder tippen Sie diesen Schlüssel in die App:',
  codeFromApp: 'Code aus der App',
  confirmCode: 'Bestätigen',
  recoveryCodes: 'Ersatzcodes',
  recoveryText:
    'Wenn Sie Ihren zweiten Faktor verlieren, lässt jeder dieser Codes Sie einmal herein. Heben Sie sie sicher auf: Sie werden nicht noch einmal gezeigt.',
  saveAsFile: 'Als Datei sichern',
  copy: 'Kopieren',
  copied: 'Die Codes sind kopiert.',
  haveThem: 'Ich habe sie gesichert',
  failures: {
    name_invalid: 'Bitte tippen Sie einen Namen mit höchstens 80 Zeichen ein.',
    password_first: 'Bitte wählen Sie zuerst ein eigenes Passwort.',
    password_wrong: 'Das jetzige Passwort stimmt nicht.',
    password_unchanged: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.',
    password_too_short: 'Bitte nehmen Sie mindestens 8 Zeichen.',
    password_too_long: 'Bitte nehmen Sie höchstens 128 Zeichen.',
    password_needs_upper: 'Bitte nehmen Sie mindestens einen Großbuchstaben.',
    password_needs_lower: 'Bitte nehmen Sie mindestens einen Kleinbuchstaben.',
    password_needs_digit: 'Bitte nehmen Sie mindestens eine Ziffer.',
    password_too_common: 'Dieses Passwort benutzen viele. Bitte wählen Sie ein anderes.',
    password_from_address:
      'Dieses Passwort ist aus Ihrer E-Mail-Adresse gemacht. Bitte wählen Sie eines, das nichts damit zu tun hat.',
    code_wrong:
      'Dieser Code stimmt nicht. Bitte tippen Sie den neuesten ein; geht die Uhr Ihres Telefons richtig?',
    passkey_refused: 'Dieser Passkey ließ sich nicht benutzen. Bitte versuchen Sie es noch einmal.',
    last_factor: 'Das ist Ihr einziger zweiter Faktor. Fügen Sie zuerst einen anderen hinzu.',
    link_invalid:
      'Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Bitte lassen Sie sich einen neuen schicken.',
    invitation_invalid:
      'Diese Einladung wurde schon benutzt oder ist älter als drei Tage. Bitte lassen Sie sich von der Leitung eine neue schicken.',
    too_many_login_attempts:
      'Das Passwort war zu oft falsch. Bitte versuchen Sie es später noch einmal, oder lassen Sie die Sperre von der Person aufheben, die den Server betreibt.',
  },
} satisfies typeof en;
