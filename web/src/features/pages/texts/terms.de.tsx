/** The terms of use in German. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function TermsText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        Hier steht, was Sie von {site.brand} erwarten dürfen und worum wir Sie bitten. Diese
        Bedingungen gelten, sobald Sie ein Konto anlegen.
      </p>

      <h2>1. Wer die Bibliothek anbietet</h2>
      <p>
        Anbieter ist der Verlag, der im <Link to="/imprint">Impressum</Link> genannt ist, im
        Folgenden „wir“.
      </p>

      <h2>2. Was Sie bekommen</h2>
      <p>
        Die Bibliothek enthält interaktive Lektionen zu unseren gedruckten Büchern für Kinder, die
        Deutsch lernen. Mit dem Code aus Ihrem Buch schalten Sie dessen Lektionen frei und öffnen
        sie im Browser. Das Konto kostet nichts. Sie brauchen ein Gerät mit einem aktuellen Browser
        und eine Internetverbindung.
      </p>
      <p>
        Hier wird nichts verkauft. Bücher, Zahlungen und Abonnements laufen über den getrennten Shop
        des Verlags; dort gelten dessen Bedingungen.
      </p>

      <h2>3. Ihr Konto</h2>
      <ul>
        <li>
          Konten sind für Erwachsene gedacht, etwa für Eltern und Lehrkräfte. Kinder nutzen die
          Lektionen unter deren Aufsicht.
        </li>
        <li>
          Geben Sie eine eigene E-Mail-Adresse an und bestätigen Sie sie über den Link, den wir
          Ihnen schicken. Ohne bestätigte Adresse können Sie keinen Code aktivieren und keine
          Lektion öffnen.
        </li>
        <li>
          Behalten Sie Ihr Passwort für sich. Wenn Sie glauben, dass jemand anders es kennt, ändern
          Sie es bitte gleich in den <Link to="/user">Kontoeinstellungen</Link>.
        </li>
      </ul>

      <h2>4. Aktivierungscodes</h2>
      <ul>
        <li>Ein Code hat 12 Zeichen und lässt sich einmal aktivieren, in einem einzigen Konto.</li>
        <li>
          Ab dem Tag der Aktivierung ist das Produkt 18 Monate lang zugänglich. Ihre Bibliothek
          zeigt, bis wann.
        </li>
        <li>
          Vor der Aktivierung dürfen Sie den Code zusammen mit dem Buch weitergeben. Danach lässt er
          sich nicht mehr auf ein anderes Konto übertragen.
        </li>
        <li>
          Funktioniert der Code aus einem neuen Buch nicht,{' '}
          <Link to="/contact">schreiben Sie uns</Link>. Wir gehen der Sache nach.
        </li>
      </ul>

      <h2>5. Faire Nutzung</h2>
      <p>
        Sie dürfen die Lektionen mit den Kindern Ihrer Familie nutzen oder, als Lehrkraft, mit den
        Kindern, die Sie unterrichten. Konten oder Codes mit anderen zu teilen ist nicht erlaubt und
        kann zur Kündigung führen. Dazu gehört auch, Zugangsdaten weiterzugeben, Codes zu
        veröffentlichen oder aktivierte Codes zu verkaufen.
      </p>
      <p>
        Bitte versuchen Sie nicht, technische Schutzmaßnahmen zu umgehen, Codes zu erraten,
        Lektionen massenhaft herunterzuladen oder den Betrieb zu stören. Es gibt keine Inhalte von
        Nutzerinnen und Nutzern: In der Bibliothek können Sie nichts veröffentlichen.
      </p>

      <h2>6. Verfügbarkeit</h2>
      <p>
        Wir sorgen dafür, dass die Bibliothek erreichbar ist und sicher läuft. Wegen
        Wartungsarbeiten oder Störungen, auf die wir keinen Einfluss haben, kann sie zeitweise nicht
        erreichbar sein. Wir dürfen Lektionen berichtigen und verbessern, solange Sie sie weiterhin
        wie vereinbart nutzen können. Die gesetzlich geschuldeten Aktualisierungen stellen wir
        bereit.
      </p>

      <h2>7. Inhalte und Urheberrecht</h2>
      <p>
        Texte, Bilder, Töne und Spiele sind urheberrechtlich geschützt. Solange Ihr Zugang besteht,
        haben Sie ein einfaches, nicht übertragbares Recht, sie in der Bibliothek privat und für
        Ihren eigenen Unterricht zu nutzen. Wer sie kopieren, veröffentlichen, verkaufen oder
        bearbeiten will, braucht unsere Erlaubnis, soweit nicht das Gesetz es gestattet.
      </p>

      <h2>8. Haftung</h2>
      <p>
        Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben,
        Körper oder Gesundheit, nach dem Produkthaftungsgesetz sowie soweit wir eine Garantie
        übernommen oder einen Mangel arglistig verschwiegen haben.
      </p>
      <p>
        Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht
        verletzen, also eine Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags
        überhaupt erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Die
        Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist
        die Haftung für leichte Fahrlässigkeit ausgeschlossen. Dasselbe gilt für Personen, die für
        uns handeln. Ihre gesetzlichen Rechte bei Mängeln digitaler Produkte bleiben unberührt.
      </p>

      <h2>9. Ende des Vertrags</h2>
      <p>
        Sie können jederzeit gehen, indem Sie Ihr Konto in den{' '}
        <Link to="/user">Kontoeinstellungen</Link> löschen. Das wirkt sofort: Ihre Bibliothek ist
        dann weg, und aktivierte Codes bleiben verbraucht.
      </p>
      <p>
        Wir können ein Konto aus wichtigem Grund schließen, insbesondere wenn Konten oder Codes
        geteilt werden. Vorher schreiben wir Ihnen und geben Ihnen Gelegenheit, die Sache in Ordnung
        zu bringen, es sei denn, der Verstoß ist so schwer, dass uns das Abwarten nicht zuzumuten
        ist. Sollten wir die Bibliothek einmal einstellen müssen, kündigen wir das hier rechtzeitig
        an; Ihre gesetzlichen Rechte bleiben bestehen.
      </p>

      <h2>10. Änderungen dieser Bedingungen</h2>
      <p>
        Neue Fassungen veröffentlichen wir auf dieser Seite. Sie gelten für Konten, die danach
        angelegt, und Codes, die danach aktiviert werden. Für bereits aktivierte Bücher gilt weiter
        die Fassung vom Zeitpunkt der Aktivierung, es sei denn, eine Änderung ist für Sie nur von
        Vorteil oder gesetzlich vorgeschrieben.
      </p>

      <h2>11. Recht und Verbraucherschutz</h2>
      <p>
        Es gilt deutsches Recht ohne das UN-Kaufrecht. Sind Sie Verbraucherin oder Verbraucher,
        behalten Sie außerdem den Schutz der zwingenden Vorschriften des Landes, in dem Sie leben.
        Rechte aus dem Kauf des Buchs, auch ein Widerrufsrecht, betreffen den Shop, in dem Sie es
        gekauft haben.
      </p>
      <p>
        An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil
        und sind dazu auch nicht verpflichtet (§&nbsp;36 VSBG).
      </p>
      <p>
        Ist eine dieser Bedingungen unwirksam, bleiben die übrigen gültig. Die Bedingungen gibt es
        auf Deutsch und auf Englisch; im Zweifel gilt der deutsche Text.
      </p>

      <h2>12. Kontakt</h2>
      <p>
        Fragen zu diesen Bedingungen? Schreiben Sie an{' '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>. Wie wir mit Ihren Daten
        umgehen, steht in der <Link to="/privacypolicy">Datenschutzerklärung</Link>.
      </p>
      <p>Stand: November 2026.</p>
    </>
  );
}
