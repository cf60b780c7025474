/** Polish words about books on the device. */
import type en from '../en/books';

export default {
  size: (megabytes: string) => `${megabytes} MB`,
  large: (gigabytes: string) => `${gigabytes} GB`,
  take: 'Zabierz',
  here: 'Na tym urządzeniu',
  hereNamed: (book: string) => `${book} jest na tym urządzeniu`,
  taking: (percent: string) => `Gotowe: ${percent} %`,
  takingNamed: (book: string) => `Trwa pobieranie: ${book}`,
  pause: 'Wstrzymaj',
  goOn: 'Kontynuuj',
  partly: (done: string, whole: string) => `Niekompletna: ${done} z ${whole}.`,
  partlyLeft: 'Dopóki nie jest kompletna, nie można grać bez internetu.',
  cancel: 'Usuń niepełną',
  problems: {
    room: 'Na tym urządzeniu jest za mało miejsca. Nic z książki nie zostało. Usuń coś innego i spróbuj ponownie.',
    connection:
      'Połączenie zostało przerwane. To, co już jest, zostaje; kontynuuj, gdy połączenie wróci.',
    broken: 'Jeden plik dotarł uszkodzony. To, co jest całe, zostaje; spróbuj ponownie.',
    browser:
      'Ta przeglądarka nie może przechowywać książek. Użyj innej albo okna, które nie jest prywatne.',
  },
  dialog: {
    title: (book: string) => `Zabrać ${book}?`,
    what: (size: string) =>
      `Książka potrzebuje ${size} na tym urządzeniu. Wtedy historie, gry i piosenki działają też bez internetu: w samochodzie, na wakacjach, w klasie ze słabym Wi-Fi.`,
    room: (free: string) => `Wolne miejsce: około ${free}.`,
    tight: (free: string) =>
      `Wolne miejsce: tylko około ${free}. Najpierw usuń coś innego z tego urządzenia.`,
    metered:
      'To urządzenie używa danych komórkowych albo je oszczędza. Przez Wi-Fi pobranie książki nic nie kosztuje.',
    ask: 'Przeglądarka może zapytać, czy biblioteka może coś tu zapisać. Jeśli się zgodzisz, książka zostanie, dopóki jej nie usuniesz.',
    yes: 'Zabierz',
    anyway: 'Pobierz mimo to',
    no: 'Nie teraz',
    hereTitle: (book: string) => `${book} jest na tym urządzeniu`,
    hereText: (size: string, day: string) =>
      `Zajmuje ${size} i można w nią grać bez internetu do ${day}. Połącz się przynajmniej raz na 45 dni, aby biblioteka mogła sprawdzić, czy nadal ją masz.`,
    logOut: 'Po wylogowaniu zostanie usunięta z tego urządzenia. Gwiazdki i ogród zostają.',
    remove: 'Usuń z tego urządzenia',
    close: 'Zamknij',
  },
  tile: { here: 'działa bez internetu' },
  lastSeenHere: 'Brak internetu! Możesz grać we wszystko, co ma plecak. Reszta śpi.',
  needsInternet: 'Niektóre lekcje potrzebują internetu, dlatego nie można jej zabrać.',
  alone:
    'To urządzenie nie było online od 45 dni. Połącz się raz z internetem, a książki się obudzą.',
  section: {
    heading: 'Książki na tym urządzeniu',
    none: 'Na tym urządzeniu nie ma książek. „Zabierz” w bibliotece zapisuje książkę na czas bez internetu.',
    total: (size: string) => `Razem: ${size}`,
    until: (day: string) => `dostępna do ${day}`,
    notComplete: 'niekompletna',
    remove: 'Usuń',
    removeNamed: (book: string) => `Usuń ${book} z tego urządzenia`,
    stays:
      'Usunięcie książki tutaj nie zmienia nic w kodzie, gwiazdkach ani na innych urządzeniach.',
  },
  homeScreen: {
    heading: 'Na iPhonie, iPadzie i Macu',
    why: 'Safari po siedmiu dniach bez odwiedzin usuwa to, co zapisała strona, także książki. Nie robi tego, gdy biblioteka jest na ekranie początkowym:',
    share: 'Otwórz bibliotekę w Safari i dotknij znaku udostępniania.',
    add: 'Wybierz „Do ekranu początkowego”, na Macu „Dodaj do Docka”.',
    open: 'Od teraz otwieraj bibliotekę jej obrazkiem, zaloguj się tam raz i tam zabierz swoje książki.',
  },
} satisfies typeof en;
