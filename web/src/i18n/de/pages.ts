/** German words of the landing page, the static pages, the mail links and the page that does not exist. */
import type en from '../en/pages';

export default {
  landing: {
    login: 'Anmelden',
    signUp: 'Registrieren',
    haveCode: 'Ich habe einen Code',
    about: 'Spiele zu unseren Deutsch-Kursbüchern, für Kinder von 4 bis 10 Jahren.',
    stepsTitle: 'Vom Buch zum Spiel',
    steps: {
      find: {
        title: 'Code finden',
        text: 'In Ihrem Buch ist ein Code aus 12 Zeichen abgedruckt.',
      },
      type: {
        title: 'Eintippen',
        text: 'Ein Erwachsener registriert sich und tippt den Code ein. Damit öffnen sich die Lektionen des Buchs für 18 Monate.',
      },
      play: {
        title: 'Spielen',
        text: 'Lektion aussuchen und auf „Los!“ tippen – auf dem Tablet, dem Handy oder dem Laptop.',
      },
    },
    lessonsTitle: 'So ist eine Lektion',
    lessons: {
      listen: {
        title: 'Erst hören',
        text: 'Jedes Wort und jede Aufgabe wird vorgesprochen. Lesen muss Ihr Kind noch nicht können.',
      },
      short: {
        title: 'Kurz und gut',
        text: 'Ein Spiel dauert ein, zwei Minuten, eine Lektion fünf bis acht. Dann wird geklatscht.',
      },
      safe: {
        title: 'Nichts zu verlieren',
        text: 'Keine Uhr, keine Punktejagd, keine Werbung. Nach einem Fehler hört Ihr Kind das Wort einfach noch einmal.',
      },
      yours: {
        title: 'Bleibt bei Ihnen',
        text: 'Was Ihr Kind spielt, bleibt auf Ihrem Gerät und kommt nie auf unserem Server an.',
      },
    },
    wordsLabel: 'Ein paar Wörter aus den Lektionen',
  },
  notFound: {
    title: '404 - Nicht gefunden',
    text: 'Huch! Die Seite, die Sie suchen, gibt es nicht.',
  },
} satisfies typeof en;
