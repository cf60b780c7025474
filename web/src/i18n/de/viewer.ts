/** German words of the viewer: 'du' for the child who plays, 'Sie' where it is about codes and links. */
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
    broken:
      'Für Erwachsene: Die Lektion ist da, startet aber in diesem Browser nicht. Wir haben es erfahren. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Lektion.',
    tryAgain: 'Noch einmal probieren',
    back: 'Zurück zur Bibliothek',
    silent: 'Siehst du hier kein Spiel?',
    dismiss: 'Zeile schließen',
  },
  offline: {
    title: 'Dieses Spiel braucht Internet',
    text: 'Kaktus macht ein Nickerchen. Sobald das Internet wieder da ist, geht das Spiel von selbst los.',
  },
  stopped: {
    title: 'Das Spiel ist durcheinandergeraten',
    text: 'Es hat viel zu viel auf einmal geschickt, deshalb hat Kaktus es angehalten. Deine Sterne sind sicher. Probier es noch einmal!',
  },
  unsaved:
    'In diesem Browser ist kein Platz mehr: Was jetzt erreicht wird, ist weg, wenn die Seite geschlossen wird. Erwachsene können in den Einstellungen des Browsers Daten anderer Seiten löschen.',
  voice: {
    title: 'Darf Kaktus deine Stimme hören?',
    why: 'In diesem Spiel sprechen Kinder deutsche Wörter nach und hören sich dann selbst. Dafür braucht es das Mikrofon. Das entscheidet am besten jemand Erwachsenes.',
    facts: [
      'Eine Aufnahme dauert höchstens sechs Sekunden und ist nur auf diesem Gerät zu hören.',
      'Nach dem Spiel wird sie gelöscht. Nichts wird verschickt, gespeichert oder bewertet.',
      'Solange das Mikrofon an ist, steht oben ein rotes Zeichen; ein Tipp darauf schaltet es aus.',
    ],
    next: 'Vielleicht fragt jetzt der Browser, ob diese Seite das Mikrofon benutzen darf.',
    yes: 'Mikrofon benutzen',
    no: 'Ohne Mikrofon spielen',
    recording: 'Aufnahme läuft',
    stop: 'Aufnahme beenden',
  },
  share: {
    copy: 'Link kopieren',
    copied: 'Link ist kopiert',
    about:
      'Für Hausaufgaben: Wer das Buch freigeschaltet hat, kommt damit direkt zu dieser Lektion.',
    byHand: 'Diesen Link kopieren:',
  },
  guide: {
    link: 'Für Eltern und Lehrkräfte',
    about: 'Die Wörter mit Satz und Mehrzahl, was geübt wurde, und Blätter zum Ausdrucken.',
  },
  locked: {
    title: 'Diese Lektion ist noch gesperrt',
    titleOver: 'Dieses Buch ist zu',
    belongs: (book: string) => `Diese Lektion gehört zu ${book}.`,
    code: (book: string) => `Zum Öffnen brauchen Sie den Code, der in ${book} gedruckt ist.`,
    over: (day: string, book: string) =>
      `Ihre Zeit damit ist am ${day} zu Ende gegangen. Mit einem neuen Code für ${book} öffnen Sie es wieder.`,
    activate: 'Code eingeben',
    link: 'Zurück zur Bibliothek',
    account: (email: string) =>
      `Sie sind als ${email} angemeldet. Ist das Buch mit einem anderen Konto freigeschaltet, melden Sie sich bitte mit diesem an.`,
  },
  unknown: {
    title: 'Diese Lektion gibt es nicht',
    text: 'Etwas am Link scheint nicht zu stimmen oder zu fehlen. Bitte prüfen Sie ihn, oder fragen Sie die Person, die ihn geschickt hat.',
  },
  trial: {
    leave: 'Zurück',
    back: 'Zurück zur Startseite',
    wellDone: 'Toll gemacht! Die anderen Lektionen sind in Ihrem Buch.',
    goOn: 'Wie geht es weiter?',
    endTitle: (lesson: string) => `Das war „${lesson}“!`,
    others: 'Die anderen Lektionen sind in Ihrem Buch:',
    waysOn: 'Im Buch ist ein Code abgedruckt. Er öffnet alle Lektionen für 18 Monate.',
    haveCode: 'Ich habe einen Code',
    shop: 'Buch kaufen',
    signUp: 'Registrieren',
    again: 'Noch einmal spielen',
    none: {
      title: 'Im Moment gibt es keine Lektion zum Probieren',
      text: 'Der Verlag hat hier noch keine bereitgestellt. Bitte schauen Sie später wieder vorbei.',
    },
    tooMany: {
      title: 'Einen Moment, bitte',
      text: 'Gerade haben hier sehr viele die Lektion ausprobiert. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  empty: {
    title: 'Hoppla! Hier ist noch nichts …',
    text: 'Im Moment gibt es hier nichts zu sehen.',
    link: 'Such dir eine Lektion aus',
  },
} satisfies typeof en;
