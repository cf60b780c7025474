/** German words of the library: 'du' where a child chooses, 'Sie' where it is about codes. */
import type en from '../en/library';

export default {
  heading: 'Meine Bibliothek',
  invitation: 'Was möchtest du heute spielen?',
  lastSeen: 'So sah Ihre Bibliothek zuletzt aus. Die Spiele wachen mit der Verbindung wieder auf.',
  needsConnection: 'braucht das Internet',
  pleaseWait: 'Einen Moment bitte …',
  slow: 'Das dauert länger als sonst. Bitte prüfen Sie Ihre Internetverbindung.',
  use: { read: 'Zum Hören und Lesen', play: 'Zum Spielen' },
  until: (day: string) => `verfügbar bis ${day}`,
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  sticker: 'Dein Sticker:',
  continue: 'Weiterspielen',
  lastPlayed: 'Zuletzt gespielt',
  garden: 'Kaktus’ Garten',
  gardenText: 'Was wächst in deinem Garten?',
  class: 'Für Ihre Klasse',
  classText: 'Tablets ohne Konten',
  children: {
    who: 'Wer spielt?',
    pictures: {
      kaktus: 'ein grüner Kaktus',
      hund: 'ein Hund',
      katze: 'eine Katze',
      kaninchen: 'ein Kaninchen',
      pinguin: 'ein Pinguin',
      elefant: 'ein Elefant',
      loewe: 'ein Löwe',
      papagei: 'ein Papagei',
      schmetterling: 'ein Schmetterling',
    },
  },
  carousel: 'Karussell',
  lessons: (book: string) => `Lektionen von ${book}`,
  guide: 'Für Eltern und Lehrkräfte',
  back: 'Zurück',
  forward: 'Weiter',
  page: (from: number, to: number) =>
    from === to ? `Zu Lektion ${from}` : `Zu den Lektionen ${from} bis ${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `Lektion ${from} von ${count}` : `Lektionen ${from} bis ${to} von ${count}`,
  expired: (books: string, day: string) => `Ihre Zeit mit ${books} ist seit dem ${day} vorbei.`,
  renew: 'Haben Sie einen neuen Code? Hier aktivieren Sie ihn.',
  failed: 'Ihre Bibliothek konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  failures: {
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung. Ihre Bücher sind nicht verloren.',
    unavailable:
      'Die Bibliothek ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Minuten noch einmal. Ihre Bücher sind nicht verloren.',
    unexpected: 'Bei uns ist etwas schiefgegangen. Ihre Bücher sind nicht verloren.',
  },
  empty: {
    title: 'Hoppla! Hier ist noch nichts …',
    text: 'Ihre Bibliothek ist zurzeit leer: Noch ist kein Code aktiviert.',
    activate: 'Code jetzt aktivieren',
    error: 'Stimmt das nicht?',
    contact: 'Schreiben Sie uns',
  },
} satisfies typeof en;
