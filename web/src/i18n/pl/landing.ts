/** Polish words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Najpierw wypróbuj lekcję',
  noAccount: 'bez konta',
  momentsTitle: 'Zajrzyj do środka',
  momentsText: 'Obrazki z lekcji: usłyszeć słowo, znaleźć je, posortować, czytać razem.',
  moments: {
    find: {
      caption: 'Słuchaj i znajdź',
      alt: 'Cztery zwierzęta na kartach i jedno niemieckie słowo: które to zwierzę?',
    },
    story: {
      caption: 'Historyjka do wspólnego czytania',
      alt: 'Strona książki z obrazkami: Mia stoi na łące i chce zrobić zdjęcie.',
    },
    paint: {
      caption: 'Maluj to, co słyszysz',
      alt: 'Obrazek bez kolorów, obok plamy farby i zdanie, które nazywa kolor.',
    },
    baskets: {
      caption: 'der, die czy das?',
      alt: 'Coś do szkoły i trzy koszyki: der, die i das.',
    },
  },
  play: (lesson: string) => `Zagraj teraz w „${lesson}”`,
  playText: 'Cała lekcja od razu w przeglądarce. Bez konta i bez kodu.',
  closingTitle: 'Zaczynamy?',
  closingText: 'Z kodem z książki pierwsza gra już za dwie minuty.',
  createAccount: 'Załóż konto',
  enterCode: 'Wpisz kod',
  shop: 'Kup książkę',
} satisfies typeof en;
