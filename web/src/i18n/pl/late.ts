/** Polish words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Nie udało się wczytać języka. Spróbuj ponownie.',
  sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie, a wrócisz tam, gdzie była przerwa.',
  tooManyDevices:
    'Twoje konto jest zalogowane na dwudziestu innych urządzeniach, dlatego to zostało wylogowane. Dla klasy są kody z miejscami: jej tablety nie potrzebują konta.',
  aboutClasses: 'Jak działa klasa',
  loggedOut: 'Nastąpiło wylogowanie.',
  logInFirst: 'Najpierw się zaloguj. Zaraz potem otworzy się strona, której szukasz.',
  offline: 'Brak połączenia z internetem. Kaktus drzemie, dopóki połączenie nie wróci.',
  somethingBrokeText:
    'Nie udało się wyświetlić tej strony. Wczytaj ją jeszcze raz. Jeśli to nie pomoże, wróć na stronę główną.',
  loadAgain: 'Wczytaj stronę ponownie',
} satisfies typeof en;
