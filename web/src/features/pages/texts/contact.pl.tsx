/** The contact page in Polish. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function ContactText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">Coś nie działa albo masz pytanie? Napisz do nas, chętnie pomożemy.</p>
      <p>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>

      <h2>W czym możemy pomóc</h2>
      <ul>
        <li>Kod nie jest przyjmowany albo podobno został już wykorzystany.</li>
        <li>W bibliotece brakuje książki albo lekcja się nie otwiera.</li>
        <li>
          Nie przychodzi e-mail z linkiem do potwierdzenia adresu lub do ustawienia nowego hasła.
          Zajrzyj najpierw do folderu ze spamem.
        </li>
        <li>Nie masz już dostępu do skrzynki e-mail swojego konta.</li>
        <li>Masz pytanie o swoje dane albo coś utrudnia Ci korzystanie z biblioteki.</li>
      </ul>
      <p>Zamówieniami, płatnościami i dostawą zajmuje się sklep wydawnictwa, a nie ta strona.</p>

      <h2>Co do nas napisać</h2>
      <ul>
        <li>Adres e-mail konta; najlepiej napisz właśnie z tego adresu.</li>
        <li>Jeśli chodzi o kod: kod i tytuł książki.</li>
        <li>Jeśli chodzi o lekcję: książkę, lekcję, urządzenie i przeglądarkę.</li>
        <li>Co było robione i co się pokazało. Bardzo pomaga dokładna treść komunikatu.</li>
      </ul>
      <p>
        <strong>Nigdy nie przesyłaj nam swojego hasła.</strong> Nie potrzebujemy go i nigdy o nie
        nie poprosimy.
      </p>

      <h2>Gdzie znaleźć kod</h2>
      <p>
        Kod aktywacyjny jest wydrukowany w książce. Zajrzyj najpierw na wewnętrzne strony okładki, z
        przodu i z tyłu. Kod ma 12 znaków, liter i cyfr; wpisz go bez spacji na stronie{' '}
        <Link to="/activation">Aktywacja</Link>. Jeśli nie zostanie przyjęty, porównaj go znak po
        znaku: B i 8, S i 5 albo Z i 2 łatwo pomylić.
      </p>
      <p>
        Książka jest używana? Kod działa tylko na jednym koncie, więc mógł już zostać wykorzystany.
      </p>

      <h2>Więcej o nas</h2>
      <p>
        Dane wydawnictwa zawiera <Link to="/imprint">nota prawna</Link>. Co robimy z Twoją
        wiadomością, wyjaśnia <Link to="/privacypolicy">polityka prywatności</Link>.
      </p>
    </>
  );
}
