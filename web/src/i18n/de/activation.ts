/** German words of the activation page. */
import type en from '../en/activation';

export default {
  openClass: (seats: number) => `Eine Klasse öffnen (Plätze: ${seats})`,
  heading: 'Aktivierung',
  prompt: 'Bitte geben Sie den 12-stelligen Aktivierungscode ein',
  where: 'Kleinbuchstaben sind in Ordnung, die Bindestriche können Sie weglassen.',
  place: 'Der Code steht innen im Umschlag Ihres Buches.',
  signUpWithCode: 'Mit diesem Code registrieren',
  logInWithCode: 'Mit diesem Code anmelden',
  waiting: {
    before: 'Ihr Code',
    after: 'wartet.',
    next: 'Registrieren Sie sich oder melden Sie sich an. Danach genügt ein Tippen, und Ihr Buch ist offen.',
  },
  changeCode: 'Einen anderen Code eingeben',
  clear: 'Code löschen',
  submit: 'Aktivieren',
  missingCode: 'Bitte geben Sie den Code aus Ihrem Buch ein.',
  count: (typed: number) => `${typed} von 12 Zeichen`,
  incomplete: (typed: number) => `Der Code ist noch nicht vollständig: ${typed} von 12 Zeichen.`,
  tooLong: 'Der Aktivierungscode hat genau 12 Zeichen.',
  success: 'Geschafft, das Buch ist freigeschaltet!',
  access: (months: number) =>
    `Sie können es jetzt ${months === 1 ? 'einen Monat' : `${months} Monate`} lang benutzen.`,
  until: (day: string) => `verfügbar bis ${day}`,
  startFirst: 'Erste Lektion starten',
  startReading: 'Zuerst hören und lesen',
  startLesson: (lesson: string) => `„${lesson}“ starten`,
  toLibrary: 'Zu meiner Bibliothek',
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `Sie haben ${books} bis ${until}; mit diesem Code wäre es bis ${extended}.`,
    noLonger: (books: string, until: string) =>
      `Sie haben ${books} bis ${until}; mit diesem Code ginge es nicht länger.`,
    extend: (day: string) => `Bis ${day} verlängern`,
    keep: 'Für jemand anderen aufheben',
  },
  keptBack: (code: string) =>
    `${code} wurde nicht verwendet. Jemand anderes kann den Code noch aktivieren.`,
  refusals: {
    invalid_code: 'Dieser Aktivierungscode ist ungültig. Bitte versuchen Sie es noch einmal.',
    used_by_you: 'Diesen Aktivierungscode haben Sie schon verwendet.',
    code_used: 'Dieser Aktivierungscode wurde schon verwendet.',
    product_already_activated: 'Dieses Produkt ist schon aktiviert.',
  },
  tooLate: (day: string) => `Dieser Code musste bis zum ${day} eingelöst werden.`,
  usedHelp:
    'Ein Code gilt nur für ein Konto. Vielleicht ist er in einem anderen Konto von Ihnen oder Ihrer Familie aktiviert.',
  help: 'Was kann ich tun?',
  checkCode: 'Bitte vergleichen Sie den Code mit Ihrem Buch: Mindestens ein Zeichen stimmt nicht.',
  twelve: 'Ein Aktivierungscode hat 12 Zeichen.',
  slip: (place: number, typed: string, meant: string) =>
    `Bitte prüfen Sie den Code: Zeichen ${place} scheint nicht zu stimmen. Sie haben ${typed} eingegeben; vielleicht ist es ${meant}.`,
  correct: (typed: string, meant: string) => `${typed} durch ${meant} ersetzen`,
  tooMany: 'Das waren zu viele falsche Codes.',
  waitFor: (time: string) => `Bitte warten Sie ${time} und versuchen Sie es dann noch einmal.`,
  seconds: (count: number) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
  minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  failed: 'Ihr Code konnte nicht geprüft werden. Er ist nicht verloren.',
  failures: {
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    unavailable:
      'Die Bibliothek ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    unexpected:
      'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einem Moment noch einmal.',
  },
} satisfies typeof en;
