/** Polish words of the viewer; they are for the child. */
import type en from '../en/viewer';

export default {
  frame: 'Gra interaktywna',
  wait: 'Zaraz zaczynamy…',
  back: 'Moja biblioteka',
  lessons: 'Lekcje',
  allLessons: 'Wszystkie lekcje z tej książki',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Zamknij pełny ekran',
  problem: {
    title: 'Ta lekcja się nie uruchamia',
    text: 'Może internet jest wolny. Spróbujmy jeszcze raz!',
    broken:
      'Dla dorosłych: lekcja się wczytała, ale nie uruchamia się w tej przeglądarce. Już o tym wiemy. Spróbuj ponownie albo wybierz inną lekcję.',
    tryAgain: 'Spróbuj ponownie',
    back: 'Wróć do biblioteki',
    silent: 'Nie widzisz tu gry?',
    dismiss: 'Zamknij ten wiersz',
  },
  offline: {
    title: 'Ta gra potrzebuje internetu',
    text: 'Kaktus ucina sobie drzemkę. Gdy tylko wróci połączenie, gra zacznie się sama.',
  },
  stopped: {
    title: 'Ta lekcja się pogubiła',
    text: 'Wysłała o wiele za dużo naraz, więc Kaktus ją zatrzymał. Twoje gwiazdki są bezpieczne. Spróbujmy jeszcze raz!',
  },
  unsaved:
    'W tej przeglądarce nie ma już miejsca: nowe postępy znikną po zamknięciu strony. Osoba dorosła może usunąć dane innych stron w ustawieniach przeglądarki.',
  voice: {
    title: 'Czy Kaktus może usłyszeć twój głos?',
    why: 'W tej grze dzieci powtarzają niemieckie słowa, a potem słuchają siebie. Do tego potrzebny jest mikrofon. Najlepiej, żeby zdecydował o tym ktoś dorosły.',
    facts: [
      'Nagranie trwa najwyżej sześć sekund i można je usłyszeć tylko na tym urządzeniu.',
      'Po grze zostaje usunięte. Nic nie jest wysyłane, zapisywane ani oceniane.',
      'Dopóki mikrofon jest włączony, u góry widać czerwony znak; wystarczy go dotknąć, aby wyłączyć mikrofon.',
    ],
    next: 'Przeglądarka może teraz zapytać, czy ta strona może używać mikrofonu.',
    yes: 'Użyj mikrofonu',
    no: 'Graj bez mikrofonu',
    recording: 'Nagrywanie',
    stop: 'Zatrzymaj nagrywanie',
  },
  share: {
    copy: 'Skopiuj link',
    copied: 'Link skopiowany',
    about: 'Do pracy domowej: kto odblokował książkę, trafi prosto do tej lekcji.',
    byHand: 'Skopiuj ten link:',
  },
  guide: {
    link: 'Dla rodziców i nauczycieli',
    about: 'Słowa i ich znaczenia, co było ćwiczone, oraz kartki do druku.',
  },
  locked: {
    title: 'Ta lekcja jest zablokowana',
    titleOver: 'Ta książka jest zamknięta',
    belongs: (book: string) => `Ta lekcja należy do książki ${book}.`,
    code: (book: string) => `Aby ją otworzyć, potrzebny jest kod wydrukowany w książce ${book}.`,
    over: (day: string, book: string) =>
      `Twój dostęp skończył się ${day}. Aby otworzyć ją ponownie, potrzebny jest nowy kod do książki ${book}.`,
    activate: 'Wpisz kod',
    link: 'Wróć do biblioteki',
    account: (email: string) =>
      `Używasz konta ${email}. Jeśli książka została odblokowana na innym koncie, zaloguj się na nie.`,
  },
  unknown: {
    title: 'Nie ma takiej lekcji',
    text: 'Wygląda na to, że w linku coś jest błędne albo czegoś brakuje. Sprawdź go albo zapytaj osobę, która go przysłała.',
  },
  trial: {
    leave: 'Wstecz',
    back: 'Wróć na stronę główną',
    wellDone: 'Brawo! Pozostałe lekcje są w książce.',
    goOn: 'Co dalej?',
    endTitle: (lesson: string) => `To była lekcja „${lesson}”!`,
    others: 'Pozostałe lekcje są w książce:',
    waysOn: 'W książce jest wydrukowany kod. Otwiera wszystkie jej lekcje na 18 miesięcy.',
    haveCode: 'Mam kod',
    shop: 'Kup książkę',
    signUp: 'Zarejestruj się',
    again: 'Zagraj jeszcze raz',
    none: {
      title: 'Teraz nie ma lekcji do wypróbowania',
      text: 'Wydawnictwo jeszcze żadnej tu nie udostępniło. Zajrzyj innym razem.',
    },
    tooMany: {
      title: 'Chwileczkę',
      text: 'Przed chwilą bardzo wiele osób wypróbowało tę lekcję z tego samego miejsca. Spróbuj ponownie za jakiś czas.',
    },
  },
  empty: {
    title: 'Ojej! Jeszcze nic tu nie ma…',
    text: 'Na razie nie ma tu nic do pokazania.',
    link: 'Wybierz coś ze swojej biblioteki',
  },
} satisfies typeof en;
