/** Polish words of the page for parents and teachers. */
import type en from '../en/guide';

export default {
  title: 'Dla rodziców i nauczycieli',
  openLesson: 'Otwórz lekcję',
  otherLessons: (book: string) => `Wszystkie lekcje książki ${book}`,
  unreachable: {
    title: 'Nie udało się wczytać słów',
    text: 'Być może połączenie jest wolne. Spróbuj jeszcze raz.',
    tryAgain: 'Spróbuj ponownie',
  },
  silent: 'Tego nagrania nie można teraz usłyszeć. Sprawdź połączenie i dotknij jeszcze raz.',
  none: {
    title: 'Ta lekcja nie ma listy słów',
    text: 'Powstała w innym programie i nie podaje nam swoich słów, więc nie ma tu czego sprawdzić ani wydrukować. Można w nią grać jak zwykle.',
  },
  words: {
    title: 'Słowa',
    hint: 'Dotknij słowa, aby je usłyszeć. Symbole pokazują rodzajniki: ● der, ▲ die, ■ das, ◆ liczba mnoga.',
    plural: 'Liczba mnoga:',
    practised: (known: number, all: number) => `Przećwiczone słowa: ${known} z ${all}.`,
    notYet: 'Żadne z tych słów nie było jeszcze ćwiczone.',
    onDevice: 'Postępy są zapisane tylko w tej przeglądarce.',
    days: (count: number) => `Dni ćwiczeń: ${count}`,
    again: (day: string) => `wróci ${day}`,
    againNow: 'wróci w następnej grze',
  },
  sentences: {
    title: 'Zdania',
    some: '(niektóre ze zdań)',
  },
  print: {
    title: 'Do druku',
    hint: 'Na A4, w kolorze lub czarno-biało.',
    back: 'Wróć do słów',
    print: 'Drukuj',
    sheets: {
      cards: {
        title: 'Karty ze słowami',
        text: 'Obrazek i słowo, a z tyłu znaczenie',
        how: 'Tnij wzdłuż linii ciągłych. Zegnij wzdłuż linii kropkowanej i sklej połówki albo przetnij także tam i szukaj par.',
      },
      bingo: {
        title: 'Plansze do bingo',
        text: 'Każda plansza jest inna; do tego lista słów do odczytania',
        how: 'Każdy dostaje planszę. Czytaj po niemiecku słowa z ostatniej kartki; kto ma cały rząd, woła „Bingo!”.',
      },
      colouring: {
        title: 'Kolorowanki',
        text: 'Rysunki i słowa do pokolorowania',
        how: 'Rysunki z lekcji w samych konturach. Litery też można pokolorować.',
      },
      certificate: {
        title: 'Dyplom',
        text: 'Z imieniem dziecka',
        how: 'Wpisz imię albo zostaw pustą linię i wpisz je ręcznie.',
      },
    },
    bingo: {
      count: 'Liczba plansz',
      others: 'Wymieszaj nowe plansze',
      calls: 'Słowa do odczytania',
      how: 'Czytaj słowa od góry do dołu i odhaczaj je.',
    },
    certificate: {
      name: 'Imię dziecka',
      notKept: 'Imię zostaje na tej stronie. Nie jest wysyłane ani zapisywane.',
      text: (lesson: string) => `zna słowa z lekcji „${lesson}”.`,
      signature: 'Podpis',
    },
  },
} satisfies typeof en;
