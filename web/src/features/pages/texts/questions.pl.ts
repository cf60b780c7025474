/** The questions and answers in Polish. */
import type { QuestionsText } from '../questions-text';

export default {
  lead: 'O co najczęściej pytają rodzice i nauczyciele. Brakuje Twojego pytania? Napisz do nas.',
  answers: {
    code: {
      question: 'Gdzie jest mój kod?',
      answer: [
        'Jest wydrukowany w książce. Zajrzyj najpierw na wewnętrzne strony okładki, z przodu i z tyłu. Ma 12 znaków, liter i cyfr, rozdzielonych łącznikami; łączniki można pominąć.',
        'Nie masz jeszcze książki? Kod jest w niej. Osobno kodów tu nie sprzedajemy.',
      ],
    },
    refused: {
      question: 'Mój kod nie działa. Co mogę zrobić?',
      answer: [
        'Porównaj go z książką znak po znaku. B i 8, S i 5 albo Z i 2 są do siebie podobne. Jeśli jakiś znak został źle odczytany, często możemy powiedzieć, który.',
        'Po kilku błędnych kodach trzeba odczekać kilka minut. Kod nie przepada. Jeśli nadal nie działa, napisz do nas i podaj kod oraz tytuł książki.',
      ],
    },
    used: {
      question: '„Ten kod aktywacyjny został już wykorzystany”. Co to znaczy?',
      answer: [
        'Kod działa jeden raz i na jednym koncie. Może został aktywowany na koncie z innym Twoim adresem e-mail albo przez kogoś z rodziny: zaloguj się na to konto, a książka tam będzie.',
        'W używanej książce kod mógł wykorzystać poprzedni właściciel. Jeśli książka jest nowa i nikt nie użył kodu, prześlij nam kod i zdjęcie strony. Sprawdzimy to.',
      ],
    },
    login: {
      question: 'Nie mogę się zalogować.',
      answer: [
        'Sprawdź adres e-mail: może konto ma inny adres albo powstało przez Google. Nowe hasło możesz ustawić w każdej chwili; link przychodzi e-mailem.',
        'Po wielu nieudanych próbach konto jest przez pewien czas zablokowane. Z nowym hasłem można zalogować się od razu.',
      ],
    },
    mail: {
      question: 'E-mail nie przyszedł.',
      answer: [
        'Zajrzyj do folderu ze spamem i sprawdź, czy w adresie nie ma literówki. Może to potrwać kilka minut. Na stronie, która czeka na wiadomość, można poprosić o jej ponowne wysłanie.',
        'Link można otworzyć na dowolnym urządzeniu. Działa tylko raz; do potwierdzenia adresu jest ważny przez 24 godziny, do nowego hasła przez godzinę. Używaj zawsze najnowszej wiadomości.',
      ],
    },
    device: {
      question: 'Czy możemy używać kilku urządzeń?',
      answer: [
        'Tak. Zaloguj się na to samo konto na każdym telefonie, tablecie lub komputerze, a książki tam będą. Potrzebna jest aktualna przeglądarka i internet, ale żadna aplikacja.',
        'Gwiazdki i ogród zostają na urządzeniu, na którym grało dziecko; nigdy ich nie widzimy. Możesz je zabrać ze sobą: w Ogrodzie Kaktusa, w części „Dla dorosłych: dzieci i urządzenia”, zapisz je jako plik albo pokaż kod QR.',
      ],
    },
    offline: {
      question: 'Czy dzieci mogą grać bez internetu?',
      answer: [
        'Tak. W domu dotknij „Zabierz” obok książki w bibliotece. Potrzeba około dziesięciu megabajtów; potem historie, gry, piosenki, nagrania i ogród działają na tym urządzeniu bez połączenia. Otwórz bibliotekę jak zwykle: można grać we wszystko, co ma plecak.',
        'Połącz się z internetem przynajmniej raz na 45 dni. Po wylogowaniu i po upływie czasu z książką zostaje ona usunięta z urządzenia. Na iPhonie, iPadzie i Macu umieść najpierw bibliotekę na ekranie początkowym; strona konta pokazuje, jak. Lekcje zrobione w innych narzędziach potrzebują internetu, dlatego książki z taką lekcją nie można zabrać; jest to napisane obok niej.',
      ],
    },
    browsers: {
      question: 'Które przeglądarki działają?',
      answer: [
        'Safari od wersji 15.4, Chrome i Edge od 92, Firefox od 102, Samsung Internet od 16. Dzięki temu działają też starsze tablety, na przykład iPad z 2014 roku z ostatnią aktualizacją.',
        'Jeśli przeglądarka jest jeszcze starsza, pokazujemy stronę, która o tym mówi. Wtedy zaktualizuj przeglądarkę lub system urządzenia. Jeśli aktualizacji już nie ma, użyj innego urządzenia.',
      ],
    },
    ending: {
      question: 'Co kończy się po 18 miesiącach?',
      answer: [
        'Dostęp do lekcji z tej książki. Czas biegnie od dnia aktywacji kodu; ostatni dzień widać w bibliotece. Nic nie przedłuża się samo i nic nie kosztuje.',
        'Konto zostaje. Z nowym kodem książka otworzy się ponownie.',
      ],
    },
    data: {
      question: 'Co o nas wiecie?',
      answer: [
        'Znamy adres e-mail i kody. Nie ma plików cookie ani reklam i niczego nie przekazujemy dalej. To, w co gra dziecko, zostaje na Twoim urządzeniu.',
        'Konto można w każdej chwili usunąć na stronie konta.',
      ],
    },
    'class-set': {
      question: 'Dla nauczycieli: co wolno z zestawem klasowym?',
      answer: [
        'Aktywuj jeden kod na własnym koncie i korzystaj z lekcji z dziećmi, które uczysz. Kody w pozostałych książkach należą do tych, którzy dostają książki: każda rodzina aktywuje swój kod na własnym koncie.',
        'Nie podawaj hasła dzieciom ani rodzicom i nie rozdawaj list kodów. Każdego kodu można użyć tylko raz.',
      ],
    },
    board: {
      question: 'Dla nauczycieli: jak korzystać z tablicy lub tabletów?',
      answer: [
        'Na tablicy lub projektorze: otwórz bibliotekę w przeglądarce, zaloguj się, otwórz lekcję i naciśnij „Pełny ekran”. Każde zadanie jest czytane na głos, więc włącz dźwięk.',
        'Na tabletach: zaloguj się na każdym samodzielnie. Każdy tablet ma własne gwiazdki. Potem na stronie konta można wylogować wszystkie naraz. Do pracy domowej skopiuj link do lekcji: działa u rodzin, które odblokowały książkę.',
      ],
    },
  },
} satisfies QuestionsText;
