/** Polish words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Nie udało się wczytać języka. Spróbuj ponownie.',
  sessionEnded: 'Sesja wygasła. Zaloguj się ponownie, a wrócisz tam, gdzie skończyło się ostatnio.',
  logInFirst: 'Najpierw się zaloguj. Zaraz potem otworzy się to, co miało się otworzyć.',
  offline: 'Brak połączenia z internetem. Kaktus drzemie, dopóki nie wróci.',
  somethingBrokeText:
    'Nie udało się wyświetlić tej strony. Wczytaj ją jeszcze raz. Jeśli to nie pomoże, wróć na początek.',
  loadAgain: 'Wczytaj stronę ponownie',
} satisfies typeof en;
