/** Polish words of the pages for a teacher’s class. */
import type en from '../en/classes';

export default {
  heading: 'Twoja klasa',
  unreachable: 'Nie można teraz połączyć się z biblioteką. To, co widać, może być sprzed chwili.',
  unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  cancel: 'Anuluj',
  otherRoom: (code: string, taken: number) => `Klasa ${code}: ${taken}`,
  openAnother: 'Otwórz kolejną klasę',
  none: {
    title: 'Klasa bez kont uczniów',
    text: 'Kod dla klas daje miejsca dla tabletów. Pokazujesz kod QR, dzieci wybierają zwierzę i wszyscy grają: bez kont, imion i adresów e-mail.',
    activate: 'Mam kod dla klas',
    help: 'Jak działa klasa',
  },
  form: {
    heading: 'Otwórz klasę',
    seats: (count: number, day: string) => `Miejsca: ${count}. Dostępne do ${day}.`,
    book: 'Która książka?',
    lessons: 'Które lekcje?',
    allLessons: 'Wszystkie lekcje',
    howLong: 'Na jak długo?',
    lengths: {
      lesson: 'Ta lekcja (45 minut)',
      day: 'Dziś do 18:00',
      weeks: 'Cztery tygodnie',
    },
    submit: 'Otwórz klasę',
  },
  problems: {
    no_seats: 'Nie masz już miejsc dla tej książki.',
    day_is_over: 'Jest po osiemnastej. Wybierz lekcję 45 minut.',
    too_many_rooms:
      'Otwartych jest tyle klas, że nie można otworzyć kolejnej. Najpierw zakończ jedną.',
  },
  room: {
    heading: 'Zapraszamy!',
    qrName: 'Kod QR, który prowadzi tablet do klasy',
    go: 'Zeskanuj kod albo otwórz',
    taken: (taken: number, seats: number) => `${taken} z ${seats} tabletów`,
    elsewhere: (count: number) => `(${count} w Twoich innych klasach)`,
    closed: 'Klasa jest zamknięta: nikt więcej nie wejdzie.',
    full: 'Jeden tablet nie znalazł wolnego miejsca. Miejsce jest znów wolne, gdy nikt go nie używa przez godzinę albo gdy dziecko wyjdzie z klasy.',
    minutes: (minutes: number, time: string) => `jeszcze ${minutes} min, do ${time}`,
    untilDay: (day: string) => `Otwarta do ${day}`,
  },
  play: {
    heading: 'Kto w co gra',
    nobody: 'Nie ma jeszcze żadnego tabletu.',
    choosing: (count: number) => `Wybierają grę: ${count}`,
    eyes: 'Patrzymy na tablicę!',
    playOn: 'Gramy dalej',
    everybody: 'Wszyscy do',
    send: 'Wyślij wszystkich',
    sent: (lesson: string) => `Wszyscy zostali wysłani do: ${lesson}.`,
    letGo: 'Niech znów każdy wybiera',
  },
  actions: {
    label: 'Zmień klasę',
    close: 'Zamknij drzwi',
    open: 'Otwórz drzwi',
    lessons: 'Wybierz lekcje',
    save: 'Zapisz',
    code: 'Nowy kod',
    print: 'Wydrukuj na ścianę',
    end: 'Zakończ klasę',
  },
  sure: {
    code: {
      title: 'Nowy kod?',
      text: 'Stary już niczego nie otwiera. Tablety, które są w klasie, zostają.',
    },
    end: {
      title: 'Zakończyć klasę?',
      text: 'Wszystkie tablety od razu wychodzą, a kod przestaje działać. To, co dzieci osiągnęły, zostaje na ich tabletach.',
    },
  },
  help: {
    heading: 'Cała klasa naraz',
    lead: 'Trzydzieści tabletów, żadnych kont uczniów, żadnych danych osobowych. To trwa minutę.',
    code: {
      title: '1. Wykorzystaj kod dla klas',
      text: 'Otwiera Ci książkę jak każdy inny kod i daje miejsca dla tabletów. Miejsca z kilku kodów się sumują.',
    },
    open: {
      title: '2. Otwórz klasę',
      text: 'Wybierz lekcje na dziś i czas. Pokaż kod QR na tablicy; na tygodnie wydrukuj go na ścianę.',
    },
    tablets: {
      title: '3. Tablety wchodzą',
      text: 'Dzieci skanują kod albo wpisują sześć liter i cyfr. Wybierają zwierzę i grają. Miejsce jest znów wolne, gdy nikt go nie używa przez godzinę.',
    },
    board: {
      title: '4. Widzisz, ile dzieci w co gra',
      text: 'Wyślij wszystkich do jednej lekcji albo zasłoń na chwilę wszystkie gry: patrzymy na tablicę. Jednym dotknięciem zakończysz wszystko.',
    },
    stored: {
      title: 'Co jest przechowywane',
      text: 'Przechowujemy klasę, jej koniec i liczbę zajętych miejsc; 30 dni po zakończeniu to usuwamy. Zwierzęta, gwiazdki i ogród zostają na każdym tablecie. O żadnym dziecku nic nie wiemy.',
    },
    devices: {
      title: 'Dlaczego nie zalogować się na moje konto na każdym tablecie?',
      text: 'Twoje konto pokazuje Twój adres e-mail i kody i działa najwyżej na dwudziestu urządzeniach: następne wylogowuje to, którego najdłużej nie używano.',
    },
    toClass: 'Do Twojej klasy',
  },
} satisfies typeof en;
