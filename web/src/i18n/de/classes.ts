/** German words of the pages for a teacher’s class. */
import type en from '../en/classes';

export default {
  heading: 'Ihre Klasse',
  unreachable:
    'Die Bibliothek ist gerade nicht erreichbar. Was Sie sehen, kann einen Moment alt sein.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  otherRoom: (code: string, taken: number) => `Klasse ${code}: ${taken}`,
  openAnother: 'Noch eine Klasse öffnen',
  none: {
    title: 'Eine Klasse ohne Schülerkonten',
    text: 'Ein Code für Klassen bringt Plätze für Tablets. Sie zeigen einen QR-Code, die Kinder wählen ein Tier, und alle spielen: ohne Konten, Namen und E-Mail-Adressen.',
    activate: 'Ich habe einen Code für Klassen',
    help: 'So funktioniert eine Klasse',
  },
  form: {
    heading: 'Eine Klasse öffnen',
    seats: (count: number, day: string) => `Plätze: ${count}. Verfügbar bis ${day}.`,
    book: 'Welches Buch?',
    lessons: 'Welche Lektionen?',
    allLessons: 'Alle Lektionen',
    howLong: 'Wie lange?',
    lengths: {
      lesson: 'Diese Stunde (45 Minuten)',
      day: 'Heute bis 18 Uhr',
      weeks: 'Vier Wochen',
    },
    submit: 'Die Klasse öffnen',
  },
  problems: {
    no_seats: 'Sie haben für dieses Buch keine Plätze mehr.',
    day_is_over: 'Es ist nach 18 Uhr. Wählen Sie eine Stunde von 45 Minuten.',
    too_many_rooms:
      'Es sind so viele Klassen offen, dass sich keine weitere öffnen lässt. Bitte beenden Sie zuerst eine.',
  },
  room: {
    heading: 'Kommt herein!',
    qrName: 'QR-Code, der ein Tablet in die Klasse führt',
    go: 'Code scannen oder öffnen:',
    taken: (taken: number, seats: number) => `${taken} von ${seats} Tablets`,
    elsewhere: (count: number) => `(${count} in Ihren anderen Klassen)`,
    closed: 'Die Klasse ist geschlossen: Es kommt niemand mehr herein.',
    full: 'Ein Tablet hat keinen freien Platz gefunden. Ein Platz ist wieder frei, wenn er eine Stunde lang nicht benutzt wurde oder ein Kind die Klasse verlässt.',
    minutes: (minutes: number, time: string) => `noch ${minutes} min, bis ${time} Uhr`,
    untilDay: (day: string) => `Offen bis ${day}`,
  },
  play: {
    heading: 'Wer spielt was',
    nobody: 'Noch ist kein Tablet da.',
    choosing: (count: number) => `Wählen gerade aus: ${count}`,
    eyes: 'Augen nach vorn!',
    playOn: 'Weiterspielen',
    everybody: 'Alle zu',
    send: 'Alle hinschicken',
    sent: (lesson: string) => `Alle wurden zu ${lesson} geschickt.`,
    letGo: 'Alle wieder selbst wählen lassen',
  },
  actions: {
    label: 'Die Klasse ändern',
    close: 'Tür schließen',
    open: 'Tür öffnen',
    lessons: 'Lektionen wählen',
    save: 'Speichern',
    code: 'Neuer Code',
    print: 'Für die Wand drucken',
    end: 'Klasse beenden',
  },
  sure: {
    code: {
      title: 'Ein neuer Code?',
      text: 'Der alte öffnet ab jetzt nichts mehr. Tablets, die schon da sind, bleiben.',
    },
    end: {
      title: 'Die Klasse beenden?',
      text: 'Alle Tablets sind sofort draußen, der Code gilt nicht mehr. Was die Kinder erreicht haben, bleibt auf ihren Tablets.',
    },
  },
  help: {
    heading: 'Eine ganze Klasse auf einmal',
    lead: 'Dreißig Tablets, keine Schülerkonten, keine persönlichen Daten. Es dauert eine Minute.',
    code: {
      title: '1. Einen Code für Klassen einlösen',
      text: 'Er schaltet das Buch für Sie frei wie jeder andere und bringt Plätze für Tablets. Die Plätze mehrerer Codes werden zusammengezählt.',
    },
    open: {
      title: '2. Die Klasse öffnen',
      text: 'Wählen Sie die Lektionen von heute und wie lange. Zeigen Sie den QR-Code an der Tafel; für Wochen drucken Sie ihn für die Wand.',
    },
    tablets: {
      title: '3. Die Tablets kommen herein',
      text: 'Die Kinder scannen den Code oder tippen sechs Buchstaben und Ziffern. Sie wählen ein Tier und spielen. Ein Platz ist wieder frei, wenn er eine Stunde lang nicht benutzt wurde.',
    },
    board: {
      title: '4. Sie sehen, wie viele was spielen',
      text: 'Schicken Sie alle zu einer Lektion, oder decken Sie alle Spiele kurz zu: Augen nach vorn. Mit einem Tipp beenden Sie alles.',
    },
    stored: {
      title: 'Was gespeichert wird',
      text: 'Wir speichern die Klasse, ihr Ende und wie viele Plätze benutzt werden; 30 Tage nach dem Ende wird das gelöscht. Tiere, Sterne und Garten bleiben auf jedem Tablet. Über kein Kind erfahren wir etwas.',
    },
    devices: {
      title: 'Warum nicht auf jedem Tablet mit meinem Konto anmelden?',
      text: 'Ihr Konto zeigt Ihre E-Mail-Adresse und Ihre Codes und gilt auf höchstens zwanzig Geräten: Das nächste meldet dasjenige ab, das am längsten unbenutzt war.',
    },
    toClass: 'Zu Ihrer Klasse',
  },
} satisfies typeof en;
