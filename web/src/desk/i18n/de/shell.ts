/** German words of the frame around every page of the desk, and of what its pages share. */
import type en from '../en/shell';

export default {
  desk: 'Verlagsbüro',
  parts: 'Bereiche des Verlagsbüros',
  navigation: {
    start: 'Übersicht',
    codes: 'Codes',
    people: 'Personen',
    lessons: 'Lektionen',
    staff: 'Team',
    audit: 'Protokoll',
  },
  roles: {
    clerk: 'Codeverwaltung',
    support: 'Kundendienst',
    editor: 'Redaktion',
    owner: 'Leitung',
  },
  accountMenu: 'Konto und Einstellungen',
  palette: {
    heading: 'Suchen oder öffnen …',
    help: (permissions: readonly string[]) =>
      `Findet ${[
        permissions.includes('people') && 'Personen nach einem Teil ihrer Adresse',
        permissions.includes('code') && 'Codes nach Anfang oder Ende',
        permissions.includes('codes') && 'Serien',
        permissions.includes('lessons') && 'Bücher und Lektionen',
        'Seiten des Verlagsbüros',
      ]
        .filter(Boolean)
        .join(', ')}.`,
    kinds: {
      command: 'Seiten und Aktionen',
      person: 'Personen',
      code: 'Codes',
      batch: 'Serien',
      book: 'Bücher',
      lesson: 'Lektionen',
    },
    newBatch: 'Neue Serie von Codes',
    importCodes: 'Gedruckte Codes einlesen',
    batch: (id: string) => `Serie ${id}`,
    more: 'Es gibt mehr: Tippen Sie noch etwas mehr ein.',
    guesses: 'Keiner wird so geschrieben. Ähnliche:',
    searching: 'Wird gesucht …',
    count: (results: number) => (results === 1 ? '1 Treffer' : `${results} Treffer`),
  },
  shortcut: 'Strg K',
  nothingFound: 'Es wurde nichts gefunden.',
  myAccount: 'Mein Konto',
  cancel: 'Abbrechen',
  reason: 'Grund',
  signOut: 'Abmelden',
  sessionEnd: {
    heading: 'Sind Sie noch da?',
    idle: (minutes: number) =>
      minutes === 1
        ? 'Eine Weile hat hier niemand gearbeitet. In einer Minute werden Sie abgemeldet.'
        : `Eine Weile hat hier niemand gearbeitet. In ${minutes} Minuten werden Sie abgemeldet.`,
    atTheLatest: (minutes: number) =>
      `Nach zwölf Stunden melden sich alle neu an, in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} auch Sie. Was Sie eingetippt haben, bleibt.`,
    stay: 'Angemeldet bleiben',
    understood: 'Weiter',
  },
  noSuchPage: 'Hier ist nichts',
  noSuchPageText: 'Diese Seite gibt es nicht, oder sie gehört nicht zu Ihrer Rolle.',
  toStart: 'Zur Übersicht',
  asTable: 'Als Tabelle',
  brokenText: 'Diese Seite ließ sich nicht anzeigen. Bitte laden Sie sie neu.',
  loadAgain: 'Seite neu laden',
  failures: {
    unreachable:
      'Die Bibliothek antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    signedOut: 'Sie wurden vorher abgemeldet. Bitte versuchen Sie es noch einmal.',
    notAllowed: 'Das gehört nicht zu Ihrer Rolle.',
    gone: 'Das gibt es nicht mehr.',
    tooOften: (minutes: number) =>
      minutes === 1
        ? 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.'
        : `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten und versuchen Sie es noch einmal.`,
    broken: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
} satisfies typeof en;
