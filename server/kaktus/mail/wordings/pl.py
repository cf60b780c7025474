"""Every mail in Polish."""

from kaktus.mail.wording import Frame, Wording, Words

WORDING = Wording(
    frame=Frame(
        greeting="Dzień dobry!",
        link_hint="Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:",
        closing="Pozdrawiamy serdecznie",
        team="zespół {brand}",
        why="Otrzymujesz tę wiadomość, bo ten adres został podany na {site}. Masz pytania? Napisz na {contact}.",
        until="Dostęp do",
        stop="Nie przypominaj więcej",
    ),
    verification=Words(
        subject="Potwierdź swój adres e-mail",
        heading="Witamy w {brand}!",
        paragraphs=(
            "Cieszymy się, że jesteś z nami. Został jeden krok: potwierdź, że ten adres należy do Ciebie. "
            "Potem możesz wpisać kod z książki i otworzyć jej gry.",
        ),
        button="Potwierdź swój adres",
        after="Link jest ważny przez 24 godziny i działa tylko raz; o nowy można poprosić po zalogowaniu. "
        "Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość: konto, którego nikt nie potwierdzi, "
        "zostanie usunięte po 30 dniach.",
    ),
    password_reset=Words(
        subject="Ustaw nowe hasło",
        heading="Nowe hasło",
        paragraphs=("Otrzymaliśmy prośbę o nowe hasło do {brand}. Naciśnij przycisk i ustaw hasło.",),
        button="Ustaw nowe hasło",
        after="Link jest ważny przez godzinę i działa tylko raz. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: "
        "hasło się nie zmieni.",
    ),
    email_change_link=Words(
        subject="Potwierdź nowy adres e-mail",
        heading="Twój nowy adres",
        paragraphs=("Chcesz od teraz używać tego adresu w {brand}. Naciśnij przycisk, aby go potwierdzić.",),
        button="Potwierdź nowy adres",
        after="Link jest ważny przez godzinę i działa tylko raz. Do tego czasu obowiązuje stary adres. "
        "Jeśli to nie Ty, zignoruj tę wiadomość.",
    ),
    email_change_requested=Words(
        subject="Prośba o zmianę adresu e-mail",
        heading="Czy to Ty?",
        paragraphs=(
            "Zalogowana osoba poprosiła o przeniesienie Twojego konta {brand} na inny adres e-mail. "
            "Jeszcze nic się nie zmieniło: najpierw trzeba potwierdzić nowy adres.",
            "Czy to Ty? W takim razie nie musisz nic robić. Jeśli nie, ustaw teraz nowe hasło: "
            "zatrzyma to zmianę i wyloguje wszystkie urządzenia.",
        ),
        button="Ustaw nowe hasło",
    ),
    email_changed=Words(
        subject="Twój adres e-mail został zmieniony",
        heading="Adres zmieniony",
        paragraphs=(
            "Twoje konto {brand} używa teraz innego adresu e-mail; z tym adresem nie można się już zalogować.",
            "Jeśli to nie Ty, napisz do nas od razu, a pomożemy.",
        ),
    ),
    password_changed=Words(
        subject="Twoje hasło zostało zmienione",
        heading="Hasło zmienione",
        paragraphs=(
            "Hasło do Twojego konta {brand} zostało właśnie zmienione, a wszystkie inne urządzenia wylogowano.",
            "Jeśli to nie Ty, ustaw teraz nowe hasło.",
        ),
        button="Ustaw nowe hasło",
    ),
    google_linked=Words(
        subject="Do konta dodano logowanie przez Google",
        heading="Logowanie przez Google",
        paragraphs=(
            "Twoje konto {brand} można teraz otworzyć także przez konto Google z tym adresem. Hasło nadal działa.",
            "Jeśli to nie Ty, sprawdź, kto może korzystać z Twojego konta Google, i ustaw tutaj nowe hasło.",
        ),
        button="Ustaw nowe hasło",
    ),
    reminder=Words(
        subject="Twój dostęp wkrótce się skończy",
        heading="Twój dostęp wkrótce się skończy",
        paragraphs=("Krótkie przypomnienie, jak długo można jeszcze otwierać gry w {brand}:",),
        button="Otwórz swoją bibliotekę",
        after="Chcesz grać dalej? Wystarczy wpisać kod z innego egzemplarza książki, a gry będą dostępne "
        "dłużej. Jeśli nic nie zrobisz, dostęp skończy się sam. Konto pozostanie, a zebrane "
        "gwiazdki zostaną na Twoim urządzeniu.",
    ),
    code_moved_away=Words(
        subject="Książka została przeniesiona na inne konto",
        heading="Przeniesiona na inne konto",
        paragraphs=("Poproszono nas o przeniesienie tej książki z Twojego konta {brand} na inne i tak zrobiliśmy:",),
        after="Na tym koncie nie można jej już otworzyć. Jeśli nikt z Twojej rodziny o to nie prosił, napisz do "
        "nas: naprawimy to.",
    ),
    code_moved_here=Words(
        subject="Książka została przeniesiona na Twoje konto",
        heading="Książka dla Ciebie",
        paragraphs=("Nasz zespół pomocy przeniósł tę książkę na Twoje konto {brand}. Gry można otworzyć od razu:",),
        button="Otwórz swoją bibliotekę",
        after="Dzień, w którym kończy się dostęp, nie zmienił się.",
    ),
    code_freed=Words(
        subject="Książka została usunięta z Twojego konta",
        heading="Usunięta z Twojego konta",
        paragraphs=("poproszono nas o zwolnienie kodu tej książki i tak zrobiliśmy:",),
        after="Na tym koncie nie można jej już otworzyć. Kod z książki można wykorzystać ponownie na dowolnym "
        "koncie. Jeśli nikt z Twojej rodziny o to nie prosił, napisz do nas: naprawimy to.",
    ),
    account_ends=Words(
        subject="Twoje konto zostanie usunięte za 7 dni",
        heading="Chcesz zachować swoje konto?",
        paragraphs=(
            "Z tym adresem założono konto w {brand}, ale dotąd nikt nie potwierdził adresu. Za 7 dni usuniemy konto "
            "wraz ze wszystkim, co do niego należy.",
            "Chcesz je zachować? Naciśnij przycisk: adres zostanie potwierdzony, a konto pozostanie.",
        ),
        button="Zachowaj swoje konto",
        after="Link jest ważny przez 24 godziny i działa tylko raz; potem nowy można otrzymać po zalogowaniu. Jeśli "
        "to nie Twoja rejestracja, nie musisz nic robić: nie napiszemy więcej.",
    ),
)
