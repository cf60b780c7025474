/** Polish words of the activation page. */
import type en from '../en/activation';
import { plural } from './plural';

export default {
  openClass: (seats: number) => `Otwórz klasę (miejsca: ${seats})`,
  heading: 'Aktywacja',
  prompt: 'Wpisz 12-znakowy kod aktywacyjny',
  where: 'Możesz używać małych liter i pominąć łączniki.',
  place: 'Kod jest wydrukowany po wewnętrznej stronie okładki książki.',
  signUpWithCode: 'Zarejestruj się z tym kodem',
  logInWithCode: 'Zaloguj się z tym kodem',
  waiting: {
    before: 'Twój kod',
    after: 'czeka.',
    next: 'Zarejestruj się lub zaloguj. Potem wystarczy jedno dotknięcie, aby otworzyć książkę.',
  },
  changeCode: 'Wpisz inny kod',
  clear: 'Wyczyść kod',
  submit: 'Aktywuj',
  missingCode: 'Wpisz kod ze swojej książki.',
  count: (typed: number) => `${typed} z 12 znaków`,
  incomplete: (typed: number) => `Kod nie jest jeszcze kompletny: ${typed} z 12 znaków.`,
  tooLong: 'Kod aktywacyjny musi mieć 12 znaków.',
  success: 'Aktywacja udana!',
  access: (months: number) =>
    `Możesz korzystać z tego produktu przez ${plural(months, 'miesiąc', 'miesiące', 'miesięcy')}.`,
  until: (day: string) => `dostępne do ${day}`,
  startFirst: 'Zacznij pierwszą lekcję',
  startReading: 'Najpierw słuchanie i czytanie',
  startLesson: (lesson: string) => `Zacznij „${lesson}”`,
  toLibrary: 'Przejdź do swojej biblioteki',
  refusals: {
    invalid_code: 'Kod aktywacyjny jest nieprawidłowy. Spróbuj ponownie.',
    used_by_you: 'Ten kod aktywacyjny został już użyty na Twoim koncie.',
    code_used: 'Ten kod aktywacyjny został już wykorzystany.',
    product_already_activated: 'Ten produkt jest już aktywny.',
  },
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `Masz ${books} do ${until}; z tym kodem dostęp potrwa do ${extended}.`,
    noLonger: (books: string, until: string) =>
      `Masz ${books} do ${until}; ten kod nie przedłuży dostępu.`,
    extend: (day: string) => `Przedłuż do ${day}`,
    keep: 'Zachowaj dla kogoś innego',
  },
  keptBack: (code: string) => `Kod ${code} nie został użyty. Ktoś inny może go jeszcze aktywować.`,
  tooLate: (day: string) => `Termin aktywacji tego kodu minął ${day}.`,
  usedHelp:
    'Kod działa tylko na jednym koncie. Może został aktywowany na innym Twoim koncie albo na koncie kogoś z rodziny.',
  help: 'Co mogę zrobić?',
  checkCode: 'Porównaj kod z książką: co najmniej jeden znak jest błędny.',
  twelve: 'Kod aktywacyjny ma 12 znaków.',
  slip: (place: number, typed: string, meant: string) =>
    `Sprawdź kod: znak ${place} wygląda na błędny. Jest ${typed}, a może powinno być ${meant}.`,
  correct: (typed: string, meant: string) => `Zamień ${typed} na ${meant}`,
  tooMany: 'Zbyt wiele błędnych kodów.',
  waitFor: (time: string) => `Odczekaj ${time} i spróbuj ponownie.`,
  seconds: (count: number) => plural(count, 'sekundę', 'sekundy', 'sekund'),
  minutes: (count: number) => plural(count, 'minutę', 'minuty', 'minut'),
  failed: 'Nie udało się sprawdzić kodu. Kod nie przepadł.',
  failures: {
    unreachable:
      'Nie można połączyć się z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
    unavailable: 'Biblioteka jest teraz niedostępna. Spróbuj ponownie za kilka minut.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
    unexpected: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  },
} satisfies typeof en;
