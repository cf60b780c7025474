/** Polish words of the landing page and the page that does not exist. */
import type en from '../en/pages';

export default {
  landing: {
    login: 'Zaloguj się',
    signUp: 'Zarejestruj się',
    haveCode: 'Mam kod',
    about: 'Gry do naszych podręczników języka niemieckiego, dla dzieci od 4 do 10 lat.',
    stepsTitle: 'Od książki do gry',
    steps: {
      find: {
        title: 'Znajdź kod',
        text: 'W książce jest wydrukowany kod złożony z 12 znaków.',
      },
      type: {
        title: 'Wpisz go',
        text: 'Osoba dorosła rejestruje się i wpisuje kod. Otwiera on lekcje z książki na 18 miesięcy.',
      },
      play: {
        title: 'Graj',
        text: 'Wybierz lekcję i naciśnij „Los!”. Na tablecie, telefonie albo laptopie.',
      },
    },
    lessonsTitle: 'Jak wygląda lekcja?',
    lessons: {
      listen: {
        title: 'Najpierw słuchanie',
        text: 'Każde słowo i każde zadanie jest czytane na głos. Dziecko nie musi jeszcze umieć czytać.',
      },
      short: {
        title: 'Krótko i na temat',
        text: 'Gra trwa minutę lub dwie, lekcja od pięciu do ośmiu. A na koniec wszyscy klaszczą.',
      },
      safe: {
        title: 'Tu się nie przegrywa',
        text: 'Bez zegara, bez pogoni za punktami, bez reklam. Po pomyłce dziecko po prostu słyszy słowo jeszcze raz.',
      },
      yours: {
        title: 'Zostaje u Ciebie',
        text: 'To, w co gra dziecko, zostaje na Twoim urządzeniu i nigdy nie trafia na nasz serwer.',
      },
    },
    wordsLabel: 'Kilka słów z lekcji',
  },
  notFound: {
    title: '404 - Nie znaleziono',
    text: 'Ojej! Szukana strona nie istnieje.',
  },
} satisfies typeof en;
