/** The contact page in German. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function ContactText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        Etwas klappt nicht, oder Sie haben eine Frage? Schreiben Sie uns; wir helfen gern.
      </p>
      <p>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>

      <h2>Wobei wir helfen können</h2>
      <ul>
        <li>Ein Code wird nicht angenommen oder soll schon verwendet worden sein.</li>
        <li>In Ihrer Bibliothek fehlt ein Buch, oder eine Lektion öffnet sich nicht.</li>
        <li>
          Die E-Mail mit dem Link zum Bestätigen der Adresse oder zum Zurücksetzen des Passworts
          kommt nicht an. Bitte sehen Sie zuerst im Spam-Ordner nach.
        </li>
        <li>Sie haben keinen Zugriff mehr auf die E-Mail-Adresse Ihres Kontos.</li>
        <li>Sie haben eine Frage zu Ihren Daten oder sind auf eine Barriere gestoßen.</li>
      </ul>
      <p>
        Um Bestellungen, Zahlungen und Lieferungen kümmert sich der Shop des Verlags, nicht diese
        Website.
      </p>

      <h2>Was Sie uns schreiben</h2>
      <ul>
        <li>Die E-Mail-Adresse Ihres Kontos; am besten schreiben Sie gleich von dieser Adresse.</li>
        <li>Wenn es um einen Code geht: den Code und den Titel des Buchs.</li>
        <li>Wenn es um eine Lektion geht: Buch, Lektion, Gerät und Browser.</li>
        <li>
          Was Sie getan und was Sie gesehen haben. Der Wortlaut einer Fehlermeldung hilft uns sehr.
        </li>
      </ul>
      <p>
        <strong>Bitte schicken Sie uns niemals Ihr Passwort.</strong> Wir brauchen es nicht und
        werden Sie nie danach fragen.
      </p>

      <h2>Wo Sie Ihren Code finden</h2>
      <p>
        Der Aktivierungscode ist in Ihrem Buch abgedruckt. Sehen Sie zuerst auf den Innenseiten des
        Umschlags nach, vorn und hinten. Er hat 12 Zeichen, Buchstaben und Ziffern; geben Sie ihn
        ohne Leerzeichen auf der Seite <Link to="/activation">Aktivierung</Link> ein. Wird er
        abgelehnt, vergleichen Sie ihn Zeichen für Zeichen: B und 8, S und 5 oder Z und 2 sind
        leicht zu verwechseln.
      </p>
      <p>
        Ist Ihr Buch gebraucht? Ein Code gilt nur für ein Konto. Vielleicht wurde er schon
        eingelöst.
      </p>

      <h2>Mehr über uns</h2>
      <p>
        Die Angaben zum Verlag stehen im <Link to="/imprint">Impressum</Link>. Wie wir mit Ihrer
        Nachricht umgehen, lesen Sie in der <Link to="/privacypolicy">Datenschutzerklärung</Link>.
      </p>
    </>
  );
}
