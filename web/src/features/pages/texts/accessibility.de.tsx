/** The accessibility statement in German. */
import type { Site } from '../../../api/schema.gen';

export function AccessibilityText({ site }: { site: Site }) {
  const mail = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
  return (
    <>
      <p className="lead">
        Mit {site.brand} sollen alle lernen können: mit den Augen, mit den Ohren, mit einem Finger
        oder mit der Tastatur. Hier steht, was schon geht und was noch nicht.
      </p>

      <h2>Um welchen Dienst es geht</h2>
      <p>
        Die Bibliothek ist eine Website. Sie legen mit Ihrer E-Mail-Adresse ein Konto an, geben den
        Code aus einem gedruckten Buch ein und öffnen dann die Lektionen dieses Buchs im Browser.
        Zusätzliche Programme brauchen Sie nicht.
      </p>

      <h2>Unser Ziel</h2>
      <p>
        Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach
        den Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG).
      </p>

      <h2>Was wir getan haben</h2>
      <ul>
        <li>
          Alles lässt sich mit der Tastatur bedienen, und Sie sehen immer, wo Sie gerade sind. Wo
          man ziehen kann, genügt auch zweimaliges Tippen.
        </li>
        <li>
          Schrift hebt sich deutlich vom Hintergrund ab, in der hellen wie in der dunklen Ansicht.
        </li>
        <li>Die Seiten passen auf Bildschirme ab 320 Pixel Breite und lassen sich vergrößern.</li>
        <li>
          Felder sind beschriftet, und Fehlermeldungen sagen, was geschehen ist und was Sie tun
          können.
        </li>
        <li>
          Nichts hängt allein an der Farbe: „der“, „die“ und „das“ haben jeweils auch eine eigene
          Form.
        </li>
        <li>Animationen stehen still, wenn Ihr Gerät weniger Bewegung wünscht.</li>
        <li>
          In unseren Lektionen wird jede Anweisung gesprochen und gezeigt. Schaltflächen sind groß,
          der Ton lässt sich abstellen, und es gibt keinen Zeitdruck.
        </li>
      </ul>

      <h2>Wie wir geprüft haben</h2>
      <p>
        Wir prüfen jede Seite automatisch mit axe in einem echten Browser und gehen die Seiten mit
        der Tastatur durch. Das ist eine Selbstbewertung; eine unabhängige Stelle hat die Website
        bisher nicht geprüft. Automatische Tests finden nur einen Teil der Barrieren. Deshalb sind
        uns Ihre Hinweise wichtig.
      </p>
      <p>
        Die Browser in diesen Tests sind Chromium (die Technik von Chrome, Edge und Samsung
        Internet), Firefox und WebKitGTK, das die Technik von Safari hat. Auf einem echten iPad
        haben wir nicht getestet.
      </p>

      <h2>Bekannte Grenzen</h2>
      <ul>
        <li>
          <strong>Lektionen von anderen.</strong> Die Bibliothek kann auch Lektionen enthalten, die
          anderswo entstanden sind. Sie erscheinen in einem Rahmen der Seite und können
          unterschiedlich gut zugänglich sein.
        </li>
        <li>
          <strong>Künstliche Stimme.</strong> Viele Wörter und Sätze spricht eine Computerstimme.
          Betonung und Satzmelodie klingen manchmal weniger natürlich als bei einem Menschen.
        </li>
        <li>
          <strong>Spiele zum Hören.</strong> In manchen Spielen geht es darum, ein Wort zu hören.
          Ohne Ton lassen sie sich möglicherweise nur teilweise nutzen.
        </li>
        <li>
          <strong>Nach einem Wechsel der E-Mail-Adresse</strong> werden Sie nach drei Sekunden
          automatisch abgemeldet. Es geht nichts verloren; Sie melden sich einfach neu an.
        </li>
      </ul>

      <h2>Melden Sie uns eine Barriere</h2>
      <p>
        Etwas lässt sich nicht lesen, bedienen oder verstehen? Schreiben Sie an {mail}. Nennen Sie
        bitte die Seite oder Lektion und, wenn Sie mögen, Gerät, Browser und Hilfsmittel. Wir
        versuchen, die Barriere zu beseitigen oder Ihnen bis dahin anders zu helfen.
      </p>

      <h2>Wenn wir uns nicht einig werden</h2>
      <p>
        In Deutschland überwacht die gemeinsame Marktüberwachungsstelle der Länder für die
        Barrierefreiheit von Produkten und Dienstleistungen (MLBF), ob das BFSG eingehalten wird. An
        sie können Sie sich wenden, wenn der Dienst Ihrer Meinung nach die Anforderungen nicht
        erfüllt und unsere Antwort Sie nicht zufriedenstellt. In anderen Ländern der Europäischen
        Union gibt es eigene Behörden.
      </p>
      <p>Stand: November 2026.</p>
    </>
  );
}
