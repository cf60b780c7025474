/** German words of the account pages. */
import type en from '../en/accounts';

export default {
  headings: {
    login: 'Anmelden',
    signup: 'Regis\u00adtrieren',
    forgotPassword: 'Passwort vergessen?',
    resetPassword: 'Neues Passwort',
    user: 'Konto',
    emailVerification: 'Bitte bestätigen Sie Ihre E-\u2060Mail-Adresse',
    emailVerified: 'E-\u2060Mail-Adresse bestätigt',
    emailChanged: 'E-\u2060Mail-Adresse geändert',
    emailChange: 'Änderung der E-\u2060Mail-Adresse',
    google: 'Mit Google anmelden',
    reminders: 'Erinnerungen',
    remindersEnded: 'Keine Erinnerungen mehr',
  },
  waitingCode: { before: 'Ihr Code', after: 'wartet.', activate: 'Aktivieren' },
  fields: {
    email: 'E-Mail',
    password: 'Passwort',
    repeatPassword: 'Passwort wiederholen',
    newEmail: 'Neue E-Mail-Adresse',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
  },
  rules: {
    email: 'Bitte prüfen Sie die Adresse, zum Beispiel anna@beispiel.de.',
    heading: 'Ihr Passwort braucht',
    length: 'Mindestens 8 Zeichen',
    mix: 'Groß- und Kleinbuchstaben',
    digit: 'Mindestens eine Ziffer',
    tooLong: 'Bitte höchstens 128 Zeichen.',
    noMatch: 'Die Passwörter stimmen nicht überein.',
  },
  help: 'Was kann ich tun?',
  missing: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    password: 'Bitte geben Sie Ihr Passwort ein.',
    wholeEmail: 'Die E-Mail-Adresse ist noch nicht vollständig.',
    newEmail: 'Bitte geben Sie die neue E-Mail-Adresse ein.',
    correction: 'Bitte korrigieren Sie die Adresse.',
    newPassword: 'Bitte wählen Sie ein Passwort.',
    rules: 'Das Passwort erfüllt noch nicht alle Regeln.',
    repeat: 'Bitte wiederholen Sie das Passwort.',
    currentPassword: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  },
  emailMeant: (email: string) => `Meinten Sie ${email}?`,
  or: 'oder',
  login: {
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    toSignup: 'Registrieren',
    mismatch: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
    lockedOut:
      'Der Zugang zu diesem Konto ist nach vielen Fehlversuchen vorübergehend gesperrt. Bitte versuchen Sie es später noch einmal.',
    lockedOutHelp: 'Wenn Sie ein neues Passwort wählen, müssen Sie nicht warten:',
    setNewPassword: 'Neues Passwort festlegen',
  },
  signup: {
    submit: 'Registrieren',
    haveAccount: 'Sie haben schon ein Konto?',
    toLogin: 'Anmelden',
    emailTaken: 'Diese E-Mail-Adresse wird schon verwendet.',
    logInInstead: 'Mit dieser Adresse anmelden',
    failed: 'Ihr Konto konnte nicht angelegt werden.',
    smallPrintBefore: 'Mit der Registrierung stimmen Sie unseren ',
    terms: 'Nutzungsbedingungen',
    smallPrintBetween: ' zu. Unter ',
    privacy: 'Datenschutz',
    smallPrintAfter: ' steht, was wir speichern: Ihre E-Mail-Adresse und Ihre Codes.',
  },
  forgot: {
    intro:
      'Nennen Sie uns Ihre E-Mail-Adresse, dann schicken wir Ihnen einen Link für ein neues Passwort.',
    submit: 'Passwort zurücksetzen',
    sent: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, schicken wir einen Link für ein neues Passwort',
    sentHelp:
      'Der Link gilt eine Stunde und funktioniert nur einmal. Bitte schauen Sie auch in den Spam-Ordner. An eine Adresse schicken wir höchstens drei E-Mails in der Stunde.',
    failed:
      'Die E-Mail für das neue Passwort konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    checking: 'Einen Moment, Ihr Link wird geprüft …',
    intro: 'Wählen Sie ein neues Passwort. Sie werden dann auf allen Geräten abgemeldet.',
    submit: 'Passwort zurücksetzen',
    done: 'Das Passwort ist geändert!',
    doneHelp: 'Sie können sich jetzt mit dem neuen Passwort anmelden.',
    invalidCode: 'Da stimmt etwas nicht. Bitte versuchen Sie es später noch einmal.',
    missingCode: 'Da stimmt etwas nicht. Bitte versuchen Sie es später noch einmal!',
    failed: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
    invalidCodeHelp: 'Dieser Link wurde schon benutzt oder ist älter als eine Stunde.',
    missingCodeHelp: 'Der Link ist unvollständig. Vielleicht hat Ihr E-Mail-Programm ihn gekürzt.',
    askAgain: 'Neuen Link anfordern',
  },
  user: {
    email: 'E-Mail',
    password: 'Passwort',
    setPassword: 'Passwort festlegen',
    edit: 'E-Mail-Adresse ändern',
    notVerified: 'Diese Adresse ist noch nicht bestätigt.',
    verify: 'Jetzt bestätigen',
    newEmailHelp:
      'Wir schicken einen Link an die neue Adresse. Bis Sie ihn öffnen, gilt die alte weiter.',
    sendConfirmation: 'Bestätigung senden',
    emailSent: 'Die Änderung der E-Mail-Adresse ist vorgemerkt!',
    emailSentHelp:
      'Bitte öffnen Sie den Link, den wir an die neue Adresse schicken. Er gilt eine Stunde; bis dahin bleibt die alte Adresse.',
    emailFailed:
      'Die E-Mail-Adresse konnte nicht geändert werden. Bitte melden Sie sich neu an und versuchen Sie es noch einmal.',
    sameEmail: 'Das ist schon Ihre E-Mail-Adresse.',
    changePassword: 'Passwort ändern',
    choosePassword: 'Passwort wählen',
    savePassword: 'Passwort speichern',
    passwordSaved: 'Ihr neues Passwort ist gespeichert.',
    passwordSavedHelp: 'Hier bleiben Sie angemeldet. Ihre anderen Geräte wurden abgemeldet.',
    passwordFailed:
      'Das Passwort konnte nicht geändert werden. Bitte melden Sie sich neu an und versuchen Sie es noch einmal.',
    passwordInvalidCode: 'Da stimmt etwas nicht. Bitte versuchen Sie es später noch einmal.',
    passwordWrong: 'Das aktuelle Passwort ist falsch.',
    passwordOther: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    tooManyPasswords:
      'Das aktuelle Passwort war zu oft falsch. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen.',
    noPasswordYet:
      'Sie melden sich mit Google an. Wenn Sie ein Passwort festlegen, können Sie sich auch mit Ihrer E-Mail-Adresse anmelden.',
    forgotCurrent: 'Aktuelles Passwort vergessen?',
    recover: 'Konto wiederherstellen',
  },
  codes: {
    heading: 'Meine Bücher und Codes',
    loading: 'Ihre Bücher werden geladen …',
    notLoaded: 'Ihre Bücher konnten nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    none: 'Sie haben noch kein Buch freigeschaltet.',
    activate: 'Code aktivieren',
    activateAnother: 'Weiteren Code aktivieren',
    since: (day: string) => `Freigeschaltet: ${day}`,
    until: (day: string) => `Verfügbar bis: ${day}`,
    ended: 'Abgelaufen',
    endedOn: (day: string) => `Zugang beendet: ${day}`,
    revoked: 'Gesperrt',
    revokedHelp:
      'Dieser Code wurde gesperrt und öffnet nichts mehr. Wenn Sie nicht wissen, warum, schreiben Sie uns bitte.',
    startsWith: (start: string) => `Code, der mit ${start} beginnt`,
    show: (books: string) => `Code zeigen: ${books}`,
    hide: (books: string) => `Code verbergen: ${books}`,
  },
  reminders: {
    label: 'Per E-Mail erinnern, bevor der Zugang endet',
    help: 'Eine E-Mail 30 Tage vorher und eine 3 Tage vorher.',
    on: 'Sie werden erinnert.',
    off: 'Sie werden nicht erinnert.',
    failed: 'Das hat nicht geklappt; es hat sich nichts geändert.',
    ending: 'Ihre Erinnerungen werden abgestellt …',
    ended: 'Wir erinnern Sie nicht mehr, bevor Ihr Zugang endet.',
    changedYourMind:
      'Doch lieber nicht? In Ihrem Konto können Sie die Erinnerungen wieder einschalten.',
    toAccount: 'Zu Ihrem Konto',
    logIn: 'Anmelden',
    deadLink:
      'Dieser Link funktioniert nicht. Vielleicht ist er unvollständig, oder Ihr Konto hat inzwischen eine andere E-Mail-Adresse. In Ihrem Konto können Sie die Erinnerungen abstellen.',
    notEnded: 'Ihre Erinnerungen konnten nicht abgestellt werden.',
    tryAgain: 'Noch einmal versuchen',
  },
  deletion: {
    heading: 'Konto löschen',
    intro:
      'Ihr Konto und Ihre Bibliothek werden endgültig gelöscht. Schon aktivierte Codes lassen sich nicht noch einmal verwenden.',
    open: 'Weiter zum Löschen',
    question: 'Konto wirklich löschen?',
    warning:
      'Das lässt sich nicht rückgängig machen: Ihr Konto, Ihre Bibliothek und der Zugang zu allen Büchern sind dann weg.',
    wait: (seconds: number) =>
      seconds === 1 ? 'Noch 1 Sekunde warten' : `Noch ${seconds} Sekunden warten`,
    confirm: 'Endgültig löschen',
    ready: 'Sie können das Konto jetzt löschen.',
    cancel: 'Abbrechen',
    failed: 'Ihr Konto wurde nicht gelöscht.',
    done: 'Ihr Konto ist gelöscht. Danke, dass Sie mit uns gelernt haben!',
  },
  devices: {
    heading: 'Geräte',
    intro:
      'Auf diesen Geräten sind Sie angemeldet. Melden Sie ab, was Sie nicht kennen oder nicht mehr benutzen.',
    onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
    loading: 'Ihre Geräte werden geladen …',
    name: (browser: string, system: string) =>
      [
        browser,
        system
          .replace(' or ', ' oder ')
          .replace('Android phone', 'einem Android-Handy')
          .replace('Android tablet', 'einem Android-Tablet'),
      ]
        .filter(Boolean)
        .join(' auf ') || 'Unbekanntes Gerät',
    thisOne: 'Dieses Gerät',
    lastUsed: (day: string) => `Zuletzt: ${day}`,
    signedIn: (day: string, time: string) => `Angemeldet: ${day}, ${time}`,
    logOut: 'Abmelden',
    logOutNamed: (name: string) => `Abmelden: ${name}`,
    gone: (name: string) => `${name} ist abgemeldet.`,
    logOutEverywhere: 'Überall abmelden',
    everywhereHelp:
      'Meldet Sie auf allen Geräten ab, auch auf diesem. Geöffnete Spiele enden nach wenigen Sekunden.',
    loggedOutEverywhere: 'Sie sind jetzt auf allen Geräten abgemeldet.',
    failed: 'Das hat nicht geklappt. Es hat sich nichts geändert.',
    notLoaded: 'Ihre Geräte konnten nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
  },
  verification: {
    sentTo: (email: string) => `Wir haben einen Link an ${email} geschickt.`,
    whatToDo:
      'Bitte öffnen Sie ihn, gern auf einem anderen Gerät, um Ihre Adresse zu bestätigen. Danach geht es hier von selbst weiter.',
    notThere:
      'Keine E-Mail da? Bitte schauen Sie in den Spam-Ordner, oder lassen Sie sie noch einmal schicken.',
    confirming: 'Ihr Link wird geprüft …',
    again: 'E-Mail noch einmal senden',
    sent: 'Eine neue E-Mail ist unterwegs. Bitte verwenden Sie den Link in der neuesten.',
    sendFailed: 'Die E-Mail konnte nicht gesendet werden.',
    tooMany:
      'Wir haben Ihnen gerade mehrere E-Mails geschickt. Bitte warten Sie zehn Minuten, bevor Sie eine weitere anfordern.',
    wrongAddress: 'Stimmt die Adresse nicht?',
    changeAddress: 'Adresse ändern',
    sendHere: 'Link an diese Adresse senden',
    notChanged: 'Die Adresse wurde nicht geändert.',
    invalidCode:
      'Dieser Bestätigungslink funktioniert nicht. Vielleicht ist er unvollständig: Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder lassen Sie sich die E-Mail noch einmal senden.',
    expiredCode:
      'Dieser Bestätigungslink ist älter als 24 Stunden. Bitte lassen Sie sich die E-Mail noch einmal senden.',
    usedCode:
      'Dieser Bestätigungslink wurde schon benutzt: Die Adresse, an die er ging, ist bestätigt.',
    failed: 'Ihre Adresse konnte nicht bestätigt werden.',
    tryAgain: 'Noch einmal versuchen',
    verified: (email: string) => `Danke! ${email} ist bestätigt.`,
    elsewhere: {
      confirmed: 'Ihre Adresse ist bestätigt.',
      used: 'Dieser Link wurde schon benutzt: Ihre Adresse ist bestätigt.',
      goOn: 'Machen Sie dort weiter, wo Sie angefangen haben: Die Seite, die dort wartet, merkt es in wenigen Sekunden.',
      close: 'Diese Seite können Sie schließen.',
      notYou: 'Hat sich jemand anderes mit Ihrer Adresse registriert?',
      ownPassword: 'Ein eigenes Passwort festlegen',
      expired: 'Dieser Link ist älter als 24 Stunden. Ihre Adresse ist noch nicht bestätigt.',
      sendAgain:
        'Machen Sie dort weiter, wo Sie angefangen haben, und lassen Sie sich die E-Mail noch einmal senden.',
      invalid: 'Dieser Link funktioniert nicht. Ihre Adresse ist noch nicht bestätigt.',
      openAgain:
        'Vielleicht ist er unvollständig: Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
      ofOther: (email: string) =>
        `Die Adresse ${email} ist bestätigt. Machen Sie dort weiter, wo Sie mit ihr angefangen haben.`,
      loggedInAs: (email: string) => `Hier sind Sie angemeldet als ${email}.`,
    },
    toWanted: 'Zu der Seite, die Sie öffnen wollten',
    toLibrary: 'Zu meiner Bibliothek',
    toActivation: 'Code aktivieren',
  },
  mailTrouble: {
    refused: {
      what: (email: string) => `Unsere E-Mail an ${email} wurde nicht angenommen.`,
      whatToDo:
        'Vielleicht ist ein Tippfehler in der Adresse? Dann ändern Sie sie bitte hier unten. Wenn sie stimmt, fragen Sie Ihren E-Mail-Anbieter und lassen Sie die E-Mail danach noch einmal senden.',
    },
    given_up: {
      what: (email: string) =>
        `Einen ganzen Tag lang ließ sich unsere E-Mail an ${email} nicht zustellen.`,
      whatToDo: 'Bitte prüfen Sie die Adresse und lassen Sie die E-Mail dann noch einmal schicken.',
    },
    held_back: {
      what: (email: string) =>
        `In der letzten Stunde gingen mehrere E-Mails an ${email}; diesmal haben wir keine weitere geschickt.`,
      whatToDo:
        'Bitte verwenden Sie den Link in der neuesten und schauen Sie auch in den Spam-Ordner. In einer Stunde können Sie eine weitere anfordern.',
    },
    delayed: {
      what: (email: string) => `Unsere E-Mail an ${email} braucht länger als sonst.`,
      whatToDo:
        'Wir versuchen es weiter. Sie müssen nichts tun; danach geht es hier von selbst weiter.',
    },
  },
  changed: {
    confirming: 'Ihre neue E-Mail-Adresse wird bestätigt …',
    done: (email: string) => `Ihre E-Mail-Adresse ist jetzt ${email}.`,
    logInAgain:
      'Bitte melden Sie sich mit der neuen Adresse neu an. Sie werden gerade abgemeldet …',
    invalidCode:
      'Dieser Link wurde schon benutzt, ist älter als eine Stunde oder gehört zu einem anderen Konto.',
    current: (email: string) =>
      `Ihre Adresse ist ${email}. Wenn das die gewünschte ist, ist alles erledigt.`,
    startAgain: 'Wenn nicht, beginnen Sie die Änderung in Ihrem Konto noch einmal.',
    toAccount: 'Zu Ihrem Konto',
    failed: 'Ihre neue E-Mail-Adresse konnte nicht bestätigt werden.',
    tryAgain: 'Noch einmal versuchen',
  },
  google: {
    signIn: 'Mit Google anmelden',
    signUp: 'Mit Google registrieren',
    notSetUp:
      'Die Anmeldung mit Google ist hier nicht eingerichtet. Bitte verwenden Sie E-Mail-Adresse und Passwort.',
    waiting: 'Bitte machen Sie im Google-Fenster weiter.',
    finishing: 'Einen Moment, Sie werden angemeldet …',
    cancelled:
      'Das Google-Fenster wurde geschlossen, bevor Sie fertig waren. Sie können es noch einmal versuchen.',
    blocked: 'Ihr Browser hat das Google-Fenster nicht geöffnet.',
    goOn: 'Auf dieser Seite mit Google weitermachen',
    failed: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    emailUnverified:
      'Google hat Ihre E-Mail-Adresse noch nicht bestätigt. Bitte bestätigen Sie sie zuerst bei Google, oder verwenden Sie hier E-Mail-Adresse und Passwort.',
    wrongAccount:
      'Das ist ein anderes Google-Konto. Bitte wählen Sie das, mit dem Sie diese Bibliothek benutzen.',
    signInTooOld:
      'Google hat Sie nicht noch einmal nach der Anmeldung gefragt. Bitte melden Sie sich bei Google ab, und versuchen Sie es hier dann noch einmal.',
    unreachable: 'Google ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten.',
    confirmFirst: 'Zum Schutz Ihres Kontos melden Sie sich bitte noch einmal mit Google an.',
    confirmed: 'Google hat bestätigt, dass Sie es sind. Sie können jetzt Ihre Änderung vornehmen.',
    insteadOfPassword: 'Sie haben hier kein Passwort, deshalb bestätigt Google, dass Sie es sind.',
    closeWindow: 'Sie können dieses Fenster jetzt schließen.',
  },
  mailbox: {
    text: 'Diese Bibliothek bewahrt ihre E-Mails auf diesem Computer auf:',
    link: 'Postfach öffnen',
  },
  failures: {
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    unavailable:
      'Die Bibliothek ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    tooMany:
      'Das war zu oft in kurzer Zeit. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    tooManyMails: (minutes: number) =>
      `In der letzten Stunde gingen schon mehrere E-Mails an diese Adresse. Bitte suchen Sie sie, auch im Spam-Ordner, oder fordern Sie in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} eine neue an.`,
    sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    unexpected:
      'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einem Moment noch einmal.',
    input: 'Etwas im Formular stimmt nicht. Bitte prüfen Sie es und versuchen Sie es noch einmal.',
  },
  emailProblems: {
    email_invalid: 'An diese Adresse kommt keine E-Mail an. Bitte prüfen Sie sie auf Tippfehler.',
    email_too_long: 'Diese Adresse ist zu lang. Bitte höchstens 254 Zeichen.',
  },
  passwordProblems: {
    password_too_short: 'Das Passwort braucht mindestens 8 Zeichen.',
    password_too_long: 'Das Passwort darf höchstens 128 Zeichen haben.',
    password_needs_upper: 'Das Passwort braucht einen Großbuchstaben.',
    password_needs_lower: 'Das Passwort braucht einen Kleinbuchstaben.',
    password_needs_digit: 'Das Passwort braucht eine Ziffer.',
    password_too_common:
      'Dieses Passwort verwenden viele Menschen, es ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    password_from_address:
      'Dieses Passwort ist aus Ihrer E-Mail-Adresse gemacht. Bitte wählen Sie eines, das nichts mit ihr zu tun hat.',
    null_characters_not_allowed:
      'Das Passwort enthält ein Zeichen, das nicht verwendet werden kann.',
  },
} satisfies typeof en;
