/** German words about books on the device: 'Sie' for adults, 'du' where a child reads. */
import type en from '../en/books';

export default {
  size: (megabytes: string) => `${megabytes} MB`,
  large: (gigabytes: string) => `${gigabytes} GB`,
  take: 'Mitnehmen',
  here: 'Auf diesem Gerät',
  hereNamed: (book: string) => `${book} ist auf diesem Gerät`,
  taking: (percent: string) => `${percent} % sind da`,
  takingNamed: (book: string) => `${book} wird mitgenommen`,
  pause: 'Anhalten',
  goOn: 'Weiterladen',
  partly: (done: string, whole: string) => `Unvollständig: ${done} von ${whole} sind da.`,
  partlyLeft: 'Bis es vollständig ist, lässt es sich ohne Internet nicht spielen.',
  cancel: 'Wegwerfen',
  problems: {
    room: 'Auf diesem Gerät ist nicht genug Platz. Von dem Buch wurde nichts behalten. Bitte löschen Sie etwas anderes, und versuchen Sie es noch einmal.',
    connection:
      'Die Verbindung ist abgebrochen. Was schon da ist, bleibt; laden Sie weiter, wenn sie zurück ist.',
    broken:
      'Eine Datei ist beschädigt angekommen. Was heil ist, bleibt; bitte versuchen Sie es noch einmal.',
    browser:
      'Dieser Browser kann keine Bücher behalten. Bitte versuchen Sie es mit einem anderen oder in einem Fenster, das nicht privat ist.',
  },
  dialog: {
    title: (book: string) => `${book} mitnehmen?`,
    what: (size: string) =>
      `Das Buch braucht ${size} auf diesem Gerät. Dann gehen seine Geschichten, Spiele und Lieder auch ohne Internet: auf dem Rücksitz, im Urlaub, im Klassenzimmer mit schwachem WLAN.`,
    room: (free: string) => `Es ist Platz für etwa ${free}.`,
    tight: (free: string) =>
      `Es ist nur noch Platz für etwa ${free}. Bitte löschen Sie zuerst etwas anderes auf diesem Gerät.`,
    metered:
      'Dieses Gerät nutzt mobile Daten oder spart Daten. Im WLAN kostet das Laden des Buchs nichts.',
    ask: 'Vielleicht fragt der Browser, ob die Bibliothek hier etwas speichern darf. Wenn Sie zustimmen, bleibt das Buch, bis Sie es entfernen.',
    yes: 'Mitnehmen',
    anyway: 'Trotzdem laden',
    no: 'Jetzt nicht',
    hereTitle: (book: string) => `${book} ist auf diesem Gerät`,
    hereText: (size: string, day: string) =>
      `Es belegt ${size} und lässt sich bis zum ${day} ohne Internet spielen. Gehen Sie mindestens alle 45 Tage einmal online, damit die Bibliothek nachsehen kann, ob Sie es noch haben.`,
    logOut: 'Wenn Sie sich abmelden, wird es von diesem Gerät entfernt. Sterne und Garten bleiben.',
    remove: 'Von diesem Gerät entfernen',
    close: 'Schließen',
  },
  tile: { here: 'geht auch ohne Internet' },
  lastSeenHere: 'Kein Internet! Alles mit einem Rucksack kannst du spielen. Der Rest schläft.',
  needsInternet: 'Einige Lektionen brauchen das Internet, deshalb lässt es sich nicht mitnehmen.',
  alone:
    'Dieses Gerät war seit 45 Tagen nicht online. Geh einmal ins Internet, dann wachen deine Bücher auf.',
  section: {
    heading: 'Bücher auf diesem Gerät',
    none: 'Auf diesem Gerät ist kein Buch. „Mitnehmen“ in Ihrer Bibliothek legt eines für die Zeit ohne Internet ab.',
    total: (size: string) => `Zusammen: ${size}`,
    until: (day: string) => `verfügbar bis ${day}`,
    notComplete: 'unvollständig',
    remove: 'Entfernen',
    removeNamed: (book: string) => `${book} von diesem Gerät entfernen`,
    stays:
      'Wenn Sie hier ein Buch entfernen, ändert sich nichts an Ihrem Code, den Sternen und anderen Geräten.',
  },
  homeScreen: {
    heading: 'Auf iPhone, iPad und Mac',
    why: 'Safari leert nach sieben Tagen ohne Besuch, was eine Website gespeichert hat, auch Bücher. Das geschieht nicht, wenn die Bibliothek auf dem Home-Bildschirm liegt:',
    share: 'Öffnen Sie die Bibliothek in Safari, und tippen Sie auf das Zeichen zum Teilen.',
    add: 'Wählen Sie „Zum Home-Bildschirm“, auf dem Mac „Zum Dock hinzufügen“.',
    open: 'Öffnen Sie die Bibliothek ab jetzt über ihr Bild, melden Sie sich dort einmal an, und nehmen Sie Ihre Bücher dort mit.',
  },
} satisfies typeof en;
