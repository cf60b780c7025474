/** Polish words of Kaktus’ garden. */
import type en from '../en/garden';
import { plural } from './plural';

export default {
  heading: 'Ogród Kaktusa',
  grows: (count: number) =>
    `${plural(count, 'słowo tu rośnie', 'słowa tu rosną', 'słów tu rośnie')}.`,
  water: 'Podlej ogród',
  waterHint: 'Kilka słów, około dwóch minut',
  next: (when: string) => `Wszystkie rośliny mają dość wody. Następna będzie spragniona ${when}.`,
  bed: (count: number, all: number) => `${count} z ${all}`,
  stages: { 1: 'kiełek', 2: 'pąk', 3: 'kwiat', 4: 'duży kwiat' },
  party: { bud: 'otworzy się jutro', flower: 'kwiat z przyjęcia' },
  silent: 'Tego słowa nie można teraz usłyszeć. Sprawdź połączenie i dotknij jeszcze raz.',
  empty: {
    title: 'Tu jeszcze nic nie rośnie',
    text: 'Zagraj w grę: z każdego słowa, które odgadniesz, wyrośnie w tym ogrodzie roślina.',
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
    grown: (count: number) =>
      `${plural(count, 'roślina urosła', 'rośliny urosły', 'roślin urosło')}.`,
    tomorrow: (count: number) =>
      `${plural(count, 'słowo wróci jutro', 'słowa wrócą jutro', 'słów wróci jutro')}.`,
  },
  children: {
    heading: 'Kto tu gra?',
    private:
      'Każde dziecko ma własny ogród i własne gwiazdki; na jednym koncie może grać do sześciorga dzieci. Obrazki, imiona i postępy zostają na tym urządzeniu; nigdy do nas nie trafiają.',
    add: 'Dodaj dziecko',
    full: 'Można dodać najwyżej sześcioro dzieci.',
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
      `Słowa: ${words}, gwiazdki: ${stars}. Dołączą do tego, co dziecko ma tutaj; zostaje lepszy wynik.`,
    newChild: 'Nowe dziecko',
    done: 'Gotowe, przeniesione.',
    damaged: 'To nie jest ogród z tej biblioteki albo plik jest uszkodzony. Nic się nie zmieniło.',
  },
} satisfies typeof en;
