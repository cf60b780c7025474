/** German words of support: the search, a person's page, a code's page. */
import type en from '../en/people';

const inWords = (minutes: number) => (minutes === 1 ? 'eine Minute' : `${minutes} Minuten`);

export default {
  heading: 'Personen',
  lead: 'Herausfinden, warum etwas nicht geht, und es in Ordnung bringen.',
  searchLabel: 'Adresse oder Code',
  searchHelp:
    'Eine E-Mail-Adresse oder ein Teil davon; ein Code, sein Anfang oder sein Ende. Leerzeichen, Striche und Kleinbuchstaben sind egal; für Unleserliches steht …: KQ7M…4T.',
  search: 'Suchen',
  people: 'Personen',
  codes: 'Codes',
  noPeople: 'Keine Adresse enthält das.',
  noCodes: 'Kein Code beginnt oder endet so.',
  more: 'Es gibt noch mehr. Tippen Sie mehr davon ein.',
  guesses: 'So schreibt sich kein Code. Diese gibt es, falls Zeichen verlesen wurden:',
  confirmed: 'Bestätigt',
  unconfirmed: 'Nicht bestätigt',
  since: (day) => `seit ${day}`,
  notRedeemed: 'Noch von niemandem eingelöst',
  states: {
    unused: 'Unbenutzt',
    activated: 'In Gebrauch',
    expired: 'Abgelaufen',
    revoked: 'Gesperrt',
    too_late: 'Zu spät',
  },
  account: 'Konto',
  address: 'Adresse',
  signInWays: 'Anmeldung mit',
  password: 'Passwort',
  google: 'Google',
  noWay: 'Nichts: Es muss ein neues Passwort gewählt werden',
  devices: 'Angemeldete Geräte',
  joined: 'Konto seit',
  lastLogin: 'Letzte Anmeldung',
  never: 'Noch nie',
  language: 'Sprache',
  unknown: 'Unbekannt',
  closed: 'Dieses Konto ist geschlossen.',
  locked: (minutes) =>
    `Zu viele falsche Passwörter: Das Konto nimmt noch ${inWords(minutes)} lang keines an.`,
  paused: (minutes) =>
    `Zu viele falsche Codes: Noch ${inWords(minutes)}, dann geht der nächste Versuch.`,
  notConfirmedHelp:
    'Bevor ein Code eingelöst oder ein Buch geöffnet werden kann, muss der Knopf in unserer Mail gedrückt werden.',
  books: 'Bücher',
  noBooks: 'Mit diesem Konto wurde noch kein Code eingelöst.',
  timeline: 'Was geschehen ist',
  until: 'Zugang bis',
  endedOn: 'Zugang endete',
  redeemed: 'Eingelöst',
  revokedOn: 'Gesperrt',
  batch: 'Auflage',
  batchMade: 'Erstellt',
  imported: 'Anderswo gedruckt und eingelesen',
  owner: 'Gehört',
  code: 'Code',
  codePage: (code) => `Code ${code}`,
  codeHelp: {
    unused:
      'Dieser Code ist gültig und unbenutzt. Wenn er nicht geht: Ist die Adresse des Kontos bestätigt? Stimmt jedes Zeichen?',
    activated:
      'Jemand hat diesen Code eingelöst. Ruft jemand aus derselben Familie an, lässt er sich auf der Seite dieser Person verschieben.',
    expired:
      'Der Zugang mit diesem Code ist abgelaufen. Auf der Seite der Person lässt er sich verlängern.',
    too_late:
      'Der letzte Tag, an dem dieser Code angenommen wurde, ist vorbei. Die Codeverwaltung kann ihn ersetzen.',
    revoked: 'Dieser Code wurde gesperrt und öffnet nichts mehr.',
  },
  actions: {
    heading: 'Helfen',
    verification: 'Bestätigungsmail noch einmal senden',
    unlock: 'Sperre aufheben',
    signOut: 'Auf allen Geräten abmelden',
    extend: 'Verlängern',
    move: 'Verschieben',
    json: 'Daten als JSON',
    html: 'Daten als Seite zum Drucken',
    delete: 'Konto löschen',
  },
  cancel: 'Abbrechen',
  reason: 'Grund',
  reasonHelp: 'Für das Protokoll, ohne Namen.',
  dialogs: {
    verification: {
      text: (email) => `An ${email} geht eine Mail mit einem neuen Link.`,
      confirm: 'Mail senden',
      done: 'Die Mail ist unterwegs.',
    },
    unlock: {
      text: 'Passwörter und Codes können sofort wieder versucht werden. Tun Sie das nur, wenn Sie sicher sind, dass es die Person selbst war.',
      confirm: 'Aufheben',
      done: 'Die Sperre ist aufgehoben.',
    },
    signOut: {
      text: (devices) =>
        devices === 1
          ? 'Die Person wird auf einem Gerät abgemeldet und muss sich neu anmelden.'
          : `Die Person wird auf ${devices} Geräten abgemeldet und muss sich neu anmelden.`,
      confirm: 'Abmelden',
      done: 'Alle Geräte sind abgemeldet.',
    },
    extend: {
      heading: 'Zugang verlängern',
      text: (books, end) => `${books}, bis ${end}.`,
      ended: (books, end) => `${books}, abgelaufen am ${end}. Die neue Zeit zählt ab heute.`,
      months: 'Um wie viel?',
      month: (months) => (months === 1 ? '1 Monat' : `${months} Monate`),
      confirm: 'Verlängern',
      done: 'Der Zugang ist verlängert.',
    },
    move: {
      heading: 'Code verschieben',
      text: (books) =>
        `${books} kommt in ein anderes Konto. Anfang und Ende des Zugangs bleiben, und beide bekommen eine Mail.`,
      to: 'Adresse des anderen Kontos',
      toHelp: 'Dort muss es ein Konto mit bestätigter Adresse geben.',
      confirm: 'Verschieben',
      done: 'Der Code ist verschoben. Beide bekommen eine Mail.',
    },
    delete: {
      heading: 'Konto löschen',
      text: 'Das Konto verschwindet endgültig, mit allem, was wir über die Person wissen. Codes bleiben verbraucht.',
      email: 'Die Adresse noch einmal',
      confirm: 'Endgültig löschen',
      done: 'Das Konto ist gelöscht.',
    },
    export: {
      done: 'Die Datei ist gespeichert. Löschen Sie sie, sobald die Person sie hat.',
    },
  },
  failures: {
    already_confirmed: 'Die Adresse ist schon bestätigt.',
    no_such_person: 'Dieses Konto gibt es nicht mehr.',
    no_such_account:
      'Mit dieser Adresse gibt es kein Konto. Die Person soll sich zuerst registrieren.',
    address_not_confirmed:
      'Die andere Adresse ist noch nicht bestätigt. Senden Sie dieser Person zuerst die Bestätigungsmail.',
    same_person: 'Der Code ist schon in diesem Konto.',
    email_invalid: 'Das ist keine E-Mail-Adresse. Bitte prüfen Sie sie.',
    email_too_long: 'Das ist keine E-Mail-Adresse. Bitte prüfen Sie sie.',
    changed_meanwhile: 'Das hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    access_ended: 'Der Zugang mit diesem Code ist abgelaufen. Verlängern Sie ihn zuerst.',
    code_revoked: 'Dieser Code wurde gesperrt und öffnet nichts mehr.',
    reason_missing: 'Bitte sagen Sie in wenigen Worten, warum.',
    other_address: 'Das ist nicht die Adresse dieses Kontos.',
    too_many_mails:
      'An diese Adresse gingen in der letzten Stunde schon mehrere Mails. Die Person soll danach suchen, auch im Spam-Ordner.',
  },
  events: {
    joined: 'Hat das Konto eröffnet',
    logged_in: 'Letzte Anmeldung',
    google_linked: 'Hat Google verbunden',
    device: (device) => (device ? `Angemeldet: ${device}` : 'Auf einem Gerät angemeldet'),
    activated: (books) => `Hat einen Code für ${books} eingelöst`,
    ended: (books) => `Zugang abgelaufen: ${books}`,
    revoked: (books) => `Code gesperrt: ${books}`,
    wrong_passwords: (count) =>
      count === 1 ? 'Ein falsches Passwort' : `${count} falsche Passwörter seitdem`,
    wrong_codes: (count) => (count === 1 ? 'Ein falscher Code' : `${count} falsche Codes seitdem`),
  },
  mails: {
    verification: 'Bestätigungsmail',
    password_reset: 'Mail für ein neues Passwort',
    email_change_link: 'Mail zum Bestätigen einer neuen Adresse',
    email_change_requested: 'Warnung: Neue Adresse angefragt',
    email_changed: 'Hinweis: Adresse geändert',
    password_changed: 'Hinweis: Passwort geändert',
    google_linked: 'Hinweis: Google verbunden',
    reminder: 'Erinnerung an das Ende des Zugangs',
    code_moved_away: 'Hinweis: Code in ein anderes Konto verschoben',
    code_moved_here: 'Hinweis: Code in dieses Konto verschoben',
    account_ends: 'Hinweis: unbestätigtes Konto wird gelöscht',
  },
  mailStates: {
    sent: 'dem Mailserver übergeben',
    waiting: 'wartet auf den Versand',
    delayed: 'noch nicht angenommen; wird wieder versucht',
    refused: 'vom Mailserver der Adresse abgelehnt',
    given_up: 'ließ sich einen Tag lang nicht zustellen',
    held_back: 'zurückgehalten: zu viele Mails an diese Adresse',
  },
  staffActions: {
    'person.send_verification': 'Bestätigungsmail noch einmal gesendet',
    'person.unlock': 'Sperre aufgehoben',
    'person.sign_out': 'Auf allen Geräten abgemeldet',
    'person.extend_access': 'Zugang verlängert',
    'person.move_code_away': 'Code in ein anderes Konto verschoben',
    'person.move_code_here': 'Code in dieses Konto verschoben',
    'person.export': 'Daten exportiert',
  },
  operator: 'Betrieb',
  by: (who) => `von ${who}`,
} satisfies typeof en;
