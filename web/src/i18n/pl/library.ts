/** Polish words of the library. */
import type en from '../en/library';
import { plural } from './plural';

export default {
  heading: 'Moja biblioteka',
  invitation: 'W co chcesz dziś zagrać?',
  lastSeen: 'Tak ostatnio wyglądała Twoja biblioteka. Gry obudzą się razem z połączeniem.',
  needsConnection: 'wymaga internetu',
  pleaseWait: 'Poczekaj chwilę…',
  slow: 'To trwa dłużej niż zwykle. Sprawdź połączenie z internetem.',
  use: { read: 'Do słuchania i czytania', play: 'Do zabawy' },
  until: (day: string) => `dostępne do ${day}`,
  stars: (count: number) => plural(count, 'gwiazdka', 'gwiazdki', 'gwiazdek'),
  sticker: 'Twoja naklejka:',
  continue: 'Graj dalej',
  lastPlayed: 'Ostatnia gra',
  garden: 'Ogród Kaktusa',
  gardenText: 'Co rośnie w twoim ogrodzie?',
  class: 'Dla Twojej klasy',
  classText: 'Tablety bez kont',
  children: {
    who: 'Kto gra?',
    pictures: {
      kaktus: 'zielony kaktus',
      hund: 'pies',
      katze: 'kot',
      kaninchen: 'królik',
      pinguin: 'pingwin',
      elefant: 'słoń',
      loewe: 'lew',
      papagei: 'papuga',
      schmetterling: 'motyl',
    },
  },
  carousel: 'karuzela',
  lessons: (book: string) => `Lekcje z książki ${book}`,
  guide: 'Dla rodziców i nauczycieli',
  back: 'Wstecz',
  forward: 'Dalej',
  page: (from: number, to: number) =>
    from === to ? `Przejdź do lekcji ${from}` : `Przejdź do lekcji od ${from} do ${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `Lekcja ${from} z ${count}` : `Lekcje od ${from} do ${to} z ${count}`,
  expired: (books: string, day: string) => `Twój dostęp do ${books} skończył się ${day}.`,
  renew: 'Masz nowy kod? Kliknij tutaj, aby go aktywować.',
  failed: 'Nie udało się wczytać biblioteki.',
  tryAgain: 'Spróbuj ponownie',
  failures: {
    unreachable:
      'Nie można połączyć się z serwerem. Sprawdź połączenie z internetem. Twoje książki nie przepadły.',
    unavailable:
      'Biblioteka jest teraz niedostępna. Spróbuj ponownie za kilka minut. Twoje książki nie przepadły.',
    unexpected: 'Coś poszło nie tak po naszej stronie. Twoje książki nie przepadły.',
  },
  empty: {
    title: 'Ojej! Jeszcze nic tu nie ma…',
    text: 'Wygląda na to, że biblioteka jest pusta: żaden kod nie został jeszcze aktywowany.',
    activate: 'Masz kod? Kliknij tutaj, aby go aktywować.',
    error: 'Myślisz, że to pomyłka?',
    contact: 'Napisz do nas',
  },
} satisfies typeof en;
