/** Polish words of Kaktus' garden. */
import type en from '../en/garden';

export default {
  heading: 'Ogród Kaktusa',
  grows: (count: number) => `Liczba słów, które tu rosną: ${count}.`,
  water: 'Podlej ogród',
  waterHint: 'Kilka słów, około dwóch minut',
  next: (when: string) => `Wszystko ma dość wody. Następna roślina będzie spragniona ${when}.`,
  bed: (count: number, all: number) => `${count} z ${all}`,
  stages: { 1: 'kiełek', 2: 'pąk', 3: 'kwiat', 4: 'duży kwiat' },
  silent: 'Tego słowa nie można teraz usłyszeć. Sprawdź połączenie i dotknij jeszcze raz.',
  empty: {
    title: 'Tu jeszcze nic nie rośnie',
    text: 'Zagraj w grę: każde słowo, które odgadniesz, stanie się rośliną w tym ogrodzie.',
    play: 'Wybierz grę',
  },
  toLibrary: 'Wróć do biblioteki',
  toGarden: 'Wróć do ogrodu',
  toChildren: 'Dla dorosłych: dzieci i urządzenia',
  watering: {
    ask: 'Posłuchaj. Który to obrazek?',
    listen: 'Posłuchaj słowa jeszcze raz',
    progress: (place: number, all: number) => `Słowo ${place} z ${all}`,
    picture: (place: number) => `Obrazek ${place}`,
    again: 'Posłuchaj jeszcze raz.',
    shown: 'Tu jest. Dotknij go.',
    read: 'Teraz nic nie słychać. Znajdź:',
    done: 'Brawo! Ogród jest podlany.',
    grown: (count: number) => `Liczba roślin, które urosły: ${count}.`,
    tomorrow: (count: number) => `Liczba słów, które wrócą jutro: ${count}.`,
  },
  children: {
    heading: 'Kto tu gra?',
    private:
      'Każde dziecko ma własny ogród i własne gwiazdki, do sześciu na jednym koncie. Obrazki, imiona i postępy zostają na tym urządzeniu; nigdy ich nie dostajemy.',
    add: 'Dodaj dziecko',
    full: 'Jest tu miejsce dla sześciorga dzieci.',
    change: 'Zmień',
    changeOf: (name: string) => `Zmień: ${name}`,
    remove: 'Usuń',
    removeOf: (name: string) => `Usuń: ${name}`,
    removeQuestion:
      'Gwiazdki i ogród tego dziecka zostaną usunięte z tego urządzenia. Nie można tego cofnąć.',
    removeYes: 'Usuń na stałe',
    keep: 'Zostaw',
    picture: 'Obrazek',
    name: 'Imię (nieobowiązkowe)',
    nameHelp: 'Widoczne tylko na tym urządzeniu.',
    save: 'Zapisz',
  },
  carry: {
    heading: 'Na inne urządzenie',
    text: (name: string) =>
      `Zabierz gwiazdki i ogród („${name}”): zapisz plik albo pokaż kod kamerze drugiego urządzenia. Imię nie jest przenoszone.`,
    save: 'Zapisz jako plik',
    code: 'Pokaż kod QR',
    codeHelp: 'Skieruj tu kamerę drugiego urządzenia i otwórz tam link.',
    tooLong: 'Ten ogród jest za duży na kod. Użyj pliku.',
    tooOld: 'Ta przeglądarka jest za stara na kody. Użyj pliku.',
    choose: 'Otwórz plik',
    whose: 'Dla kogo to jest?',
    arrived: (words: number, stars: number) =>
      `Słowa: ${words}, gwiazdki: ${stars}. Dołączą do tego, co dziecko ma tutaj; zostaje lepsze z obu.`,
    newChild: 'Nowe dziecko',
    done: 'Dotarło.',
    damaged: 'To nie jest ogród biblioteki albo jest uszkodzony. Nic się nie zmieniło.',
  },
} satisfies typeof en;
