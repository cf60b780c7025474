/** German words of the first page of the desk. */
import type en from '../en/start';

export default {
  heading: 'Übersicht',
  lead: 'Was heute zu tun ist und wie die Bücher genutzt werden.',
  tryAgain: 'Noch einmal versuchen',
  matters: 'Zu tun',
  nothingToDo: 'Im Moment ist nichts zu tun.',
  noCodesLeft: (book: string) => `${book}: Es gibt keine unbenutzten Codes mehr.`,
  codesRunOut: (book: string, left: number, days: number) =>
    `${book}: Noch ${left} ${left === 1 ? 'unbenutzter Code' : 'unbenutzte Codes'}, genug für etwa ${days} ${days === 1 ? 'Tag' : 'Tage'}.`,
  batch: (id: number) => `Serie ${id}`,
  batchEnds: (book: string, batch: string, unused: number, day: string) =>
    `${book}, ${batch}: ${unused.toLocaleString('de')} ${unused === 1 ? 'unbenutzter Code ist' : 'unbenutzte Codes sind'} nur noch bis ${day} einlösbar.`,
  toBatch: 'Zur Serie',
  makeCodes: 'Codes erstellen',
  mailFailed: (kind: string, problem: string, day: string) => `${kind}: ${problem} (${day}).`,
  mailKinds: {
    verification: 'E-Mail zur Bestätigung einer Adresse',
    password_reset: 'E-Mail zum Zurücksetzen eines Passworts',
    email_change_link: 'E-Mail zur Bestätigung einer neuen Adresse',
    email_change_requested: 'E-Mail zur gewünschten Änderung einer Adresse',
    email_changed: 'E-Mail zu einer geänderten Adresse',
    password_changed: 'E-Mail zu einem geänderten Passwort',
    google_linked: 'E-Mail zur Anmeldung mit Google',
    reminder: 'Erinnerung an das Ende des Zugangs',
    staff_invitation: 'Einladung ins Verlagsbüro',
    staff_factor_reset: 'E-Mail zu einem zurückgesetzten zweiten Faktor',
    code_moved_away: 'E-Mail zu einem abgegebenen Code',
    code_moved_here: 'E-Mail zu einem erhaltenen Code',
    code_freed: 'E-Mail zu einem freigegebenen Code',
    staff_password_reset: 'E-Mail für ein neues Passwort im Verlagsbüro',
    account_ends: 'E-Mail vor dem Löschen eines unbestätigten Kontos',
  },
  mailProblems: {
    refused: 'vom Mailserver des Empfängers abgelehnt',
    given_up: 'einen Tag lang nicht zustellbar',
  },
  toPerson: 'Zur Person',
  lessonTroubles: {
    no_files: (book: string, lesson: string) =>
      `${book}, ${lesson}: Die Lektion hat noch keine Dateien.`,
    notes: (book: string, lesson: string) =>
      `${book}, ${lesson}: Ein Teil davon wird nicht funktionieren.`,
    not_started: (book: string, lesson: string) =>
      `${book}, ${lesson}: Die Lektion ist bei einigen Lesern nicht gestartet.`,
  },
  moreLessons: (count: number) =>
    count === 1
      ? 'Eine weitere Lektion hat Probleme.'
      : `${count} weitere Lektionen haben Probleme.`,
  toLesson: 'Zur Lektion',
  toLessons: 'Zu den Lektionen',
  drafts: 'Wartende Entwürfe',
  draftsLead: (days: number) =>
    `Geprüft, aber noch nicht veröffentlicht. Die ältesten zuerst; ein Entwurf wird nach ${days} Tagen entfernt.`,
  noDrafts: 'Kein Entwurf wartet auf die Veröffentlichung.',
  draft: (book: string, lesson: string, number: number) => `${book}, ${lesson}: Version ${number}`,
  uploadedBy: (who: string) => `hochgeladen von ${who}`,
  imported: 'auf der Kommandozeile importiert',
  moreDrafts: (count: number) =>
    count === 1 ? 'Ein weiterer Entwurf wartet.' : `${count} weitere Entwürfe warten.`,
  activations: 'Aktivierungen',
  activationsByDay: 'Aktivierte Codes pro Tag',
  noBooks: 'Es gibt noch keine Bücher.',
  book: 'Buch',
  day: 'Tag',
  today: 'Heute',
  thisMonth: 'Dieser Monat',
  unused: 'Unbenutzt',
  toCodes: 'Zu den Codes',
  classes: 'Klassen',
  classesLead: (days: number) =>
    `Lehrkräfte öffnen sie für Tablets ohne Konto. Gezählt bis ${days} Tage nach ihrem Ende.`,
  classFigures: {
    rooms: 'Jetzt offen',
    tablets: 'Tablets darin',
    opened: 'Geöffnet',
    joined: 'Gekommene Tablets',
  },
  signUps: 'Neue Konten',
  toPeople: 'Zu den Personen',
  parts: 'Zustand der Bibliothek',
  partNames: {
    database: 'Datenbank',
    storage: 'Speicher der Lektionen',
    mail: 'E-Mail',
    jobs: 'Arbeit im Hintergrund',
  },
  works: 'In Ordnung.',
  troubles: {
    database_outdated:
      'Nicht auf dem neuesten Stand. Wer den Server betreibt, muss „./kaktus migrate“ ausführen.',
    database_silent: 'Antwortet nicht. Wer den Server betreibt, sollte sofort nachsehen.',
    database_closed:
      'Lässt sich nicht beschreiben. Vielleicht ist die Festplatte voll; bitte sagen Sie es der Technik.',
    storage:
      'Die Dateien der Lektionen lassen sich nicht lesen. „./kaktus doctor“ auf dem Server sagt, warum.',
    mail_not_set_up:
      'Es ist kein Mailserver eingerichtet: E-Mails bleiben auf dem Server (KAKTUS_EMAIL_URL).',
    mail_delayed:
      'Der Mailserver nimmt gerade keine E-Mails an. Einen Tag lang wird es immer wieder versucht.',
    jobs_failed:
      'Etwas ist fehlgeschlagen. „./kaktus jobs list“ auf dem Server sagt, was und warum.',
  },
} satisfies typeof en;
