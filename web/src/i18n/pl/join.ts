/** Polish words of the pages for a tablet in a class. */
import type en from '../en/join';

export default {
  heading: 'Dołącz do swojej klasy',
  code: 'Kod Twojej klasy',
  codeHelp: 'Sześć liter i cyfr. Pokazuje je nauczycielka lub nauczyciel.',
  submit: 'Start!',
  note: 'Nie potrzebujesz imienia ani adresu e-mail. To, co osiągniesz, zostaje na tym tablecie.',
  play: 'W co chcesz zagrać?',
  change: 'Wybierz inne zwierzę',
  leave: 'Wyjdź z klasy',
  back: 'Wróć do klasy',
  offline: 'Nie ma teraz połączenia. Otwarte gry działają dalej.',
  quiet: {
    title: 'Patrzymy na tablicę!',
    text: 'Kaktus też słucha. Gra na Ciebie czeka.',
  },
  over: {
    title: 'Ta lekcja się skończyła',
    text: 'Do następnego razu! Twoje gwiazdki zostają na tym tablecie. Jeśli lekcja trwa dalej, wpisz kod, który widzisz teraz na tablicy.',
  },
  problems: {
    short: 'Kod ma sześć liter i cyfr.',
    unknown: 'Nie ma klasy z takim kodem. Porównaj każdą literę z tablicą.',
    closed: 'Drzwi tej klasy są zamknięte. Nauczycielka lub nauczyciel może je znów otworzyć.',
    full: 'Wszystkie miejsca są zajęte. Powiedz o tym nauczycielce lub nauczycielowi.',
    tooMany: (n: number) =>
      `Przyszło stąd zbyt wiele błędnych kodów. Spróbuj ponownie za ${n} min.`,
    unreachable: 'Nie można połączyć się z klasą. Sprawdźcie połączenie tego tabletu.',
    unexpected: 'Coś poszło nie tak. Spróbuj jeszcze raz.',
  },
  animal: {
    heading: 'Kim dziś jesteś?',
    text: 'Wybierz zwierzę. Dzięki niemu następnym razem odnajdziesz swoje gwiazdki.',
    note: 'Zwierzę zostaje na tym tablecie. Nikt inny nie dowie się, kim jesteś.',
    names: {
      hund: 'pies',
      katze: 'kot',
      kaninchen: 'królik',
      pinguin: 'pingwin',
      elefant: 'słoń',
      loewe: 'lew',
      papagei: 'papuga',
      affe: 'małpa',
      baer: 'niedźwiedź',
      ente: 'kaczka',
      fisch: 'ryba',
      giraffe: 'żyrafa',
      maus: 'mysz',
      tiger: 'tygrys',
      pferd: 'koń',
      zebra: 'zebra',
    },
  },
} satisfies typeof en;
