/** German words of the viewer; they are for the child. */
import type en from '../en/viewer';

export default {
  frame: 'Interaktives Spiel',
  wait: 'Gleich geht es los …',
  back: 'Meine Bibliothek',
  lessons: 'Lektionen',
  allLessons: 'Alle Lektionen in diesem Buch',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  problem: {
    title: 'Das Spiel startet nicht',
    text: 'Vielleicht ist das Internet gerade langsam. Probier es noch einmal!',
    tryAgain: 'Noch einmal probieren',
    back: 'Zurück zur Bibliothek',
    silent: 'Siehst du hier kein Spiel?',
    dismiss: 'Zeile schließen',
  },
  offline: {
    title: 'Dieses Spiel braucht Internet',
    text: 'Kaktus macht ein Nickerchen. Sobald das Internet wieder da ist, geht das Spiel von selbst los.',
  },
  gone: {
    title: 'Dieses Buch ist zu',
    text: 'Seine 18 Monate sind vorbei, oder es gehört zu einem anderen Konto.',
    link: 'Zurück zur Bibliothek',
  },
  empty: {
    title: 'Hoppla! Hier ist noch nichts …',
    text: 'Im Moment gibt es hier nichts zu sehen.',
    link: 'Such dir eine Lektion aus',
  },
} satisfies typeof en;
