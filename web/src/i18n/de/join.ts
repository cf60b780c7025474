/** German words of the pages for a tablet in a class. */
import type en from '../en/join';

export default {
  heading: 'Komm in deine Klasse',
  code: 'Code deiner Klasse',
  codeHelp: 'Sechs Buchstaben und Ziffern. Deine Lehrerin oder dein Lehrer zeigt sie.',
  submit: 'Los!',
  note: 'Du brauchst keinen Namen und keine E-Mail-Adresse. Was du schaffst, bleibt auf diesem Tablet.',
  play: 'Was möchtest du spielen?',
  change: 'Ein anderes Tier wählen',
  leave: 'Die Klasse verlassen',
  back: 'Zurück zur Klasse',
  offline: 'Es gibt gerade keine Verbindung. Offene Spiele gehen weiter.',
  quiet: {
    title: 'Augen nach vorn!',
    text: 'Kaktus hört auch zu. Dein Spiel wartet auf dich.',
  },
  over: {
    title: 'Diese Klasse ist zu Ende',
    text: 'Bis zum nächsten Mal! Deine Sterne bleiben auf diesem Tablet. Geht die Klasse weiter, dann tippe den Code ein, den du jetzt vorn siehst.',
  },
  problems: {
    short: 'Der Code hat sechs Buchstaben und Ziffern.',
    unknown:
      'Zu diesem Code gibt es keine Klasse. Bitte vergleiche jeden Buchstaben mit der Tafel.',
    closed: 'Die Tür dieser Klasse ist zu. Deine Lehrerin oder dein Lehrer kann sie wieder öffnen.',
    full: 'Alle Plätze sind besetzt. Bitte sag es deiner Lehrerin oder deinem Lehrer.',
    tooMany: (n: number) =>
      `Von hier kamen zu viele falsche Codes. Bitte versuche es in ${n} Minuten noch einmal.`,
    unreachable: 'Die Klasse ist nicht erreichbar. Bitte prüft die Verbindung dieses Tablets.',
    unexpected: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  },
  animal: {
    heading: 'Wer bist du heute?',
    text: 'Wähle ein Tier. Damit findest du nächstes Mal deine Sterne wieder.',
    note: 'Das Tier bleibt auf diesem Tablet. Niemand sonst erfährt, welches du bist.',
    names: {
      hund: 'ein Hund',
      katze: 'eine Katze',
      kaninchen: 'ein Kaninchen',
      pinguin: 'ein Pinguin',
      elefant: 'ein Elefant',
      loewe: 'ein Löwe',
      papagei: 'ein Papagei',
      affe: 'ein Affe',
      baer: 'ein Bär',
      ente: 'eine Ente',
      fisch: 'ein Fisch',
      giraffe: 'eine Giraffe',
      maus: 'eine Maus',
      tiger: 'ein Tiger',
      pferd: 'ein Pferd',
      zebra: 'ein Zebra',
    },
  },
} satisfies typeof en;
