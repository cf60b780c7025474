/** German words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Die Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an; danach geht es dort weiter, wo Sie waren.',
  tooManyDevices:
    'Ihr Konto ist auf zwanzig anderen Geräten angemeldet, deshalb wurde dieses abgemeldet. Für eine Klasse gibt es Codes mit Plätzen: Ihre Tablets brauchen kein Konto.',
  aboutClasses: 'So funktioniert eine Klasse',
  loggedOut: 'Sie sind abgemeldet.',
  logInFirst: 'Bitte melden Sie sich zuerst an. Gleich danach öffnet sich, was Sie öffnen wollten.',
  offline: 'Sie sind offline. Kaktus macht ein Nickerchen, bis die Verbindung wieder da ist.',
  somethingBrokeText:
    'Diese Seite lässt sich gerade nicht anzeigen. Bitte laden Sie sie neu. Hilft das nicht, gehen Sie zurück zum Anfang.',
  loadAgain: 'Seite neu laden',
} satisfies typeof en;
