/** German words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Die Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an; danach geht es dort weiter, wo Sie waren.',
  loggedOut: 'Sie sind abgemeldet.',
  logInFirst: 'Bitte melden Sie sich zuerst an. Gleich danach öffnet sich, was Sie öffnen wollten.',
  offline: 'Sie sind offline. Kaktus macht ein Nickerchen, bis die Verbindung wieder da ist.',
  somethingBrokeText:
    'Diese Seite lässt sich gerade nicht anzeigen. Bitte laden Sie sie neu. Hilft das nicht, gehen Sie zurück zum Anfang.',
  loadAgain: 'Seite neu laden',
} satisfies typeof en;
