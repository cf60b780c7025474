/** German words of the page for parents and teachers, who are called 'Sie'. */
import type en from '../en/guide';

export default {
  title: 'Für Eltern und Lehrkräfte',
  openLesson: 'Lektion öffnen',
  otherLessons: (book: string) => `Alle Lektionen von ${book}`,
  unreachable: {
    title: 'Die Wörter ließen sich nicht laden',
    text: 'Vielleicht ist die Verbindung langsam. Bitte versuchen Sie es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
  },
  silent:
    'Diese Aufnahme ist gerade nicht zu hören. Bitte die Verbindung prüfen und noch einmal tippen.',
  none: {
    title: 'Zu dieser Lektion gibt es keine Wortliste',
    text: 'Sie wurde mit einem anderen Programm gemacht und verrät uns ihre Wörter nicht. Deshalb gibt es hier nichts nachzuschlagen oder zu drucken. Spielen lässt sie sich wie immer.',
  },
  words: {
    title: 'Wörter',
    hint: 'Tippen Sie auf ein Wort, um es zu hören. Die Zeichen stehen für die Artikel: ● der, ▲ die, ■ das, ◆ Mehrzahl.',
    plural: 'Mehrzahl:',
    practised: (known: number, all: number) => `Bisher geübt: ${known} von ${all} Wörtern.`,
    notYet: 'Von diesen Wörtern wurde noch keines geübt.',
    onDevice: 'Das Geübte ist nur in diesem Browser gespeichert.',
    days: (count: number) => `Tage geübt: ${count}`,
    again: (day: string) => `kommt wieder am ${day}`,
    againNow: 'kommt im nächsten Spiel wieder',
  },
  sentences: {
    title: 'Sätze',
    some: '(einige der Sätze)',
  },
  print: {
    title: 'Zum Ausdrucken',
    hint: 'Auf A4, in Farbe oder in Schwarz-Weiß.',
    back: 'Zurück zu den Wörtern',
    print: 'Drucken',
    sheets: {
      cards: {
        title: 'Wortkarten',
        text: 'Bild und Wort, auf der Rückseite ein Satz und die Mehrzahl',
        how: 'Schneiden Sie an den durchgezogenen Linien. Falten Sie an der gepunkteten Linie und kleben Sie die Hälften zusammen, oder schneiden Sie auch dort und suchen Sie Paare.',
      },
      bingo: {
        title: 'Bingo-Bögen',
        text: 'Jeder Bogen ist anders, dazu eine Liste zum Ausrufen',
        how: 'Alle bekommen einen Bogen. Rufen Sie die Wörter vom letzten Blatt auf Deutsch aus; wer eine Reihe hat, ruft „Bingo!“.',
      },
      colouring: {
        title: 'Ausmalbilder',
        text: 'Die Zeichnungen und die Wörter zum Ausmalen',
        how: 'Die Zeichnungen der Lektion als Linien. Auch die Buchstaben lassen sich ausmalen.',
      },
      certificate: {
        title: 'Urkunde',
        text: 'Mit dem Namen Ihres Kindes',
        how: 'Tippen Sie den Namen ein, oder lassen Sie die Zeile frei und schreiben Sie ihn von Hand.',
      },
    },
    bingo: {
      count: 'Anzahl der Bögen',
      others: 'Neue Bögen mischen',
      calls: 'Wörter zum Ausrufen',
      how: 'Lesen Sie die Wörter von oben nach unten vor und haken Sie sie ab.',
    },
    certificate: {
      name: 'Name des Kindes',
      notKept: 'Der Name bleibt auf dieser Seite. Er wird weder gesendet noch gespeichert.',
      text: (lesson: string) => `kennt die Wörter aus „${lesson}“.`,
      signature: 'Unterschrift',
    },
  },
} satisfies typeof en;
