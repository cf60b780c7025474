/** The privacy policy in German. */
import { people as retention } from 'kaktus-shared/retention.json';
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function PrivacyPolicyText({ site }: { site: Site }) {
  const mail = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
  return (
    <>
      <p className="lead">
        {site.brand} ist für Familien und Schulklassen gemacht. Wir fragen nur nach dem Nötigsten,
        und hier lesen Sie genau, was damit geschieht.
      </p>

      <h2>Kurz gesagt</h2>
      <ul>
        <li>Wir verwenden keine Cookies.</li>
        <li>Wir erheben nur E-Mail-Adressen und Aktivierungscodes.</li>
        <li>Wir geben Ihre Daten nicht an Dritte weiter.</li>
        <li>
          Es gibt keine Inhalte von Nutzerinnen und Nutzern: Niemand kann hier etwas
          veröffentlichen, hochladen oder kommentieren.
        </li>
        <li>Kein Tracking, keine Analyse, keine Werbung.</li>
        <li>
          Was ein Kind spielt und lernt, bleibt auf Ihrem Gerät und erreicht unseren Server nie.
        </li>
      </ul>

      <h2>Wer verantwortlich ist</h2>
      <p>
        Verantwortlicher im Sinne der DSGVO ist der Verlag, der im{' '}
        <Link to="/imprint">Impressum</Link> genannt ist. Bei allen Fragen zu Ihren Daten schreiben
        Sie an {mail}.
      </p>

      <h2>Was wir zu Ihrem Konto speichern</h2>
      <ul>
        <li>
          <strong>Ihre E-Mail-Adresse.</strong> Mit ihr melden Sie sich an, und an sie schicken wir
          einen Link, wenn Sie Ihr Passwort vergessen haben. Wir vermerken, wann Sie sie bestätigt
          haben.
        </li>
        <li>
          <strong>Ihre Aktivierungscodes.</strong> Zu jedem eingelösten Code vermerken wir das Konto
          mit seiner E-Mail-Adresse, den Tag der Aktivierung und den Tag, an dem der Zugang endet.
        </li>
        <li>
          <strong>Codes, die wir nicht annehmen konnten.</strong> Damit wir Ihnen helfen können,
          vermerken wir von einem solchen Code die letzten vier Zeichen, die Zeit und den Grund.
        </li>
        <li>
          <strong>Ihr Passwort, aber nur als Fingerabdruck.</strong> Gespeichert wird ein
          Argon2id-Hash. Daraus kann niemand Ihr Passwort ablesen, auch wir nicht.
        </li>
        <li>
          <strong>Auf welchen Geräten Sie angemeldet sind.</strong> Zu jedem vermerken wir die Art
          von Browser und System (etwa „Firefox auf Windows“), die Zeit der Anmeldung und den Tag
          der letzten Nutzung. Weder eine Nummer des Geräts noch seine IP-Adresse wird gespeichert.
          Die Liste steht in den <Link to="/user">Kontoeinstellungen</Link>; dort können Sie jedes
          Gerät abmelden.
        </li>
        <li>
          <strong>Ihre Sprache, und ob Sie Erinnerungen möchten.</strong> Damit unsere E-Mails in
          der Sprache kommen, in der Sie diese Seiten zuletzt genutzt haben, und keine kommt, die
          Sie nicht möchten.
        </li>
      </ul>
      <p>
        E-Mail-Adresse und Code brauchen wir, um Ihre Bibliothek zu führen; ohne sie können wir
        Ihnen keinen Zugang geben. Rechtsgrundlage ist unser Vertrag mit Ihnen (Art.&nbsp;6
        Abs.&nbsp;1 Buchst.&nbsp;b DSGVO). Wir treffen keine automatisierten Entscheidungen über Sie
        und legen keine Profile an.
      </p>

      <h2>Klassen ohne Schülerkonten</h2>
      <p>
        Eine Lehrkraft mit einem Code für Klassen kann Tablets ohne Konto hereinlassen. Wir
        speichern dann die Klasse, ihr Ende, wie viele Plätze benutzt werden und, solange sie
        dauert, welche Lektion an einem Platz gespielt wird. Über die Kinder erfahren wir nichts:
        Das Tier, an dem ein Kind sich wiedererkennt, seine Sterne und sein Garten bleiben auf dem
        Tablet (Local Storage) und werden uns nie gesandt. Dort liegt auch das Kennwort des Platzes,
        bis die Klasse endet. Was Tiere erreicht haben, löscht das Tablet nach einem langen Sommer
        ohne diese Klasse.
      </p>

      <h2>Anmelden mit Google</h2>
      <p>
        Nur wenn Sie auf die Google-Schaltfläche drücken, gelangen Sie auf eine Seite von Google.
        Stimmen Sie dort zu, teilt Google uns Ihre E-Mail-Adresse, Ihren Anzeigenamen und eine
        Kennung Ihres Google-Kontos mit; diese drei Angaben speichern wir, um Sie beim nächsten Mal
        zu erkennen. Aus Ihrer Bibliothek senden wir nichts an Google. Google erfährt dabei aber,
        dass Sie sich hier anmelden; auf den Seiten von Google gilt dessen eigene
        Datenschutzerklärung, und Google verarbeitet Daten möglicherweise auch in den USA. Auf
        unseren Seiten wird kein Skript von Google geladen. Rechtsgrundlage ist Art.&nbsp;6
        Abs.&nbsp;1 Buchst.&nbsp;b DSGVO: Sie wünschen diesen Weg der Anmeldung und können
        stattdessen immer E-Mail-Adresse und Passwort verwenden.
      </p>
      {!site.googleEnabled && (
        <p>
          Derzeit ist die Anmeldung mit Google auf dieser Website nicht eingerichtet; mit Google
          wird also nichts ausgetauscht.
        </p>
      )}

      <h2>Was auf Ihrem Gerät gespeichert wird</h2>
      <p>
        Statt Cookies nutzen wir den Speicher Ihres Browsers. Alles darin ist für das, was Sie
        aufrufen, unbedingt erforderlich (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG). Darum sehen Sie
        bei uns auch kein Einwilligungsbanner.
      </p>
      <ul>
        <li>
          <strong>Anmelde-Token</strong> (Local Storage): hält Sie angemeldet, bis Sie sich
          abmelden. Unser Server nimmt es nach 30 Tagen ohne Besuch nicht mehr an, nach einem Jahr
          in keinem Fall.
        </li>
        <li>
          <strong>Ein wartender Code</strong> (Local Storage): Geben Sie einen Aktivierungscode ein,
          bevor Sie angemeldet sind oder Ihre Adresse bestätigt haben, wartet er hier, damit Sie ihn
          nicht noch einmal tippen müssen. Er verschwindet, sobald er eingelöst ist oder Sie sich
          abmelden, sonst beim ersten Besuch nach einem Tag.
        </li>
        <li>
          <strong>Sprache</strong> (Local Storage): merkt sich Ihre Wahl, bis Sie sie löschen.
        </li>
        <li>
          <strong>Lernfortschritt</strong> (Local Storage), also Sterne, Wörter und die letzte
          Lektion: bleibt in diesem Browser, bis Sie dort Ihr Konto löschen oder den Speicher
          leeren. Er wird nie an uns gesendet. Dasselbe gilt für Bilder und Namen von Kindern, falls
          Sie welche eingeben: Sie bleiben auf diesem Gerät. Eine Datei oder ein QR-Code, mit denen
          Sie den Fortschritt auf ein anderes Gerät bringen, enthalten keinen Namen und gehen nicht
          über unseren Server.
        </li>
        <li>
          <strong>Die Stimme Ihres Kindes</strong> (nur im Arbeitsspeicher): Wo ein Spiel Kinder
          sich selbst hören lässt, fragt es vorher nach dem Mikrofon. Eine Aufnahme dauert höchstens
          sechs Sekunden und wird nach dem Spiel gelöscht. Sie verlässt das Gerät nie; weder wir
          noch die Lektion erhalten sie.
        </li>
        <li>
          <strong>Kopien unserer Seiten</strong> (Cache Storage): ihre Texte, Bilder und Schriften,
          damit sie sofort und auch ohne Verbindung aufgehen. Sie sind für alle gleich, enthalten
          nichts über Sie und werden ersetzt, wenn wir eine Seite ändern. Bilder und Töne der
          Wörter, die im Garten eines Kindes wachsen, werden ebenso aufbewahrt. Ihr Konto gehört
          nicht dazu.
        </li>
        <li>
          <strong>Bücher, die Sie mitnehmen</strong> (Cache Storage, und im Local Storage die
          späteste Uhrzeit, die dieses Gerät gesehen hat): nur wenn Sie es verlangen, die Dateien
          der Lektionen, dazu die zufällige Nummer Ihres Kontos und bis wann Sie das Buch haben.
          Ohne Verbindung zeigt die Bibliothek, was sie zuletzt enthielt. All das wird von diesem
          Gerät entfernt, wenn Sie das Buch entfernen, sich hier oder überall abmelden, Ihr Konto
          löschen oder Ihre Zeit mit dem Buch endet, sobald die Bibliothek hier das nächste Mal
          geöffnet wird. Nach 45 Tagen ohne Verbindung öffnet sich kein Buch, bis wieder eine
          besteht. An uns wird davon nichts gesendet.
        </li>
        <li>
          <strong>Dunkle Ansicht, und wo Sie waren</strong> (Session Storage): Ihre Stelle in der
          Bibliothek und die Seite, zu der Sie vor dem Anmelden wollten. Vergessen, sobald Sie den
          Tab schließen.
        </li>
        <li>
          <strong>Sicherheitswerte für die Anmeldung mit Google</strong> (Session Storage): nur
          nötig, während Sie sich auf diesem Weg anmelden, und spätestens vergessen, wenn Sie den
          Tab schließen.
        </li>
      </ul>
      <p>
        Sie können diesen Speicher jederzeit in den Einstellungen Ihres Browsers leeren. Der
        Lernfortschritt auf diesem Gerät ist dann weg.
      </p>

      <h2>Wenn Sie eine Seite oder Lektion öffnen</h2>
      <p>
        Seiten, Bilder, Töne und Schriften kommen von unserem eigenen Server; Ihr Browser nimmt mit
        niemandem sonst Kontakt auf. Zum Ausliefern muss der Server Ihre IP-Adresse kurz
        verarbeiten. Unsere Protokolldateien enthalten keine E-Mail-Adresse, keinen Code, kein Token
        und keine vollständige IP-Adresse. Damit niemand Passwörter oder Codes durchprobiert, zählen
        wir Versuche je Konto und IP-Adresse. Gespeichert wird davon nur ein Fingerabdruck, aus dem
        sie niemand ablesen kann, und höchstens {retention.countedTriesDays} Tage lang. Unser
        berechtigtes Interesse ist ein sicherer und stabiler Betrieb (Art.&nbsp;6 Abs.&nbsp;1
        Buchst.&nbsp;f DSGVO).
      </p>
      <p>
        Lektionen laufen in einem abgeschlossenen Rahmen der Seite, einer „Sandbox“. Sie sehen weder
        Ihr Konto noch Ihre E-Mail-Adresse.
      </p>

      <h2>E-Mails von uns</h2>
      <p>
        Die Bibliothek schreibt Ihnen nur wegen Ihres Kontos: um Ihre Adresse zu bestätigen, um Ihr
        Passwort zurückzusetzen, um Ihre E-Mail-Adresse zu ändern, um Ihnen zu sagen, wenn sich
        Passwort, Adresse oder Google-Anmeldung geändert haben, und bevor ein Konto endet, das
        niemand bestätigt hat. Einen Newsletter gibt es nicht. Wenn Sie uns schreiben, verwenden wir
        Ihre Nachricht, um sie zu beantworten (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b oder f DSGVO).
        Gibt es ein ernstes Problem mit Ihrem Konto, etwa einen Verdacht auf Missbrauch, schreiben
        wir Sie gegebenenfalls persönlich an.
      </p>
      <p>
        Außerdem erinnern wir Sie 30 Tage und 3 Tage, bevor Ihr Zugang zu einem Buch endet, wenn
        Ihre Adresse bestätigt ist. Das liegt in Ihrem und in unserem Interesse (Art.&nbsp;6
        Abs.&nbsp;1 Buchst.&nbsp;f DSGVO). Sie können dem jederzeit widersprechen: mit dem Link in
        jeder Erinnerung oder mit dem Schalter in den <Link to="/user">Kontoeinstellungen</Link>.
      </p>
      {site.mailboxEnabled && (
        <p className="notice">
          Diese Installation läuft im Probebetrieb: E-Mails werden nicht verschickt, sondern in
          einem Postfach auf dem Rechner abgelegt, auf dem sie läuft.
        </p>
      )}

      <h2>Wenn Sie uns um Hilfe bitten</h2>
      <p>
        Damit wir Ihnen helfen können, dürfen die Mitarbeitenden unseres Service Ihre Adresse, Ihre
        Bücher und Codes, Ihre Geräte und den Versand unserer E-Mails an Sie nachsehen. Ihr Passwort
        sehen sie nicht. Jedes Nachsehen und jede Änderung wird mit dem Namen der Person
        festgehalten, die es getan hat. Zu Ihrem Anliegen dürfen sie eine kurze Notiz schreiben,
        damit Sie nicht alles zweimal erklären müssen; Sie erhalten diese Notizen mit Ihren übrigen
        Daten, wann immer Sie danach fragen. Das liegt in Ihrem und in unserem Interesse
        (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;f DSGVO).
      </p>

      <h2>Wer in unserem Auftrag mit Daten umgeht</h2>
      <p>
        Wir verkaufen Ihre Daten nicht und geben sie niemandem für eigene Zwecke weiter. Wie jede
        Website brauchen wir aber technische Dienstleister: für den Betrieb der Server (Hosting) und
        den Versand von E-Mails. Sie arbeiten in unserem Auftrag und nach unserer Weisung auf
        Grundlage eines Vertrags zur Auftragsverarbeitung (Art.&nbsp;28 DSGVO) und dürfen die Daten
        für nichts anderes nutzen. An Behörden geben wir Daten nur heraus, wenn ein Gesetz uns dazu
        verpflichtet.
      </p>
      <p>
        Bücher kaufen und bezahlen Sie im getrennten Shop des Verlags. Dort gilt eine eigene
        Datenschutzerklärung; die Bibliothek erhält keine Zahlungsdaten.
      </p>

      <h2>Wie lange wir Daten aufbewahren</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Wie lange</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Ihr Konto</th>
            <td>
              Bis Sie es in den <Link to="/user">Konto&shy;einstellungen</Link> löschen; das wirkt
              sofort.
            </td>
          </tr>
          <tr data-retention="unverifiedAccountDays unverifiedWarningDays">
            <th scope="row">Ein Konto, dessen Adresse niemand bestätigt</th>
            <td>
              {retention.unverifiedAccountDays} Tage. {retention.unverifiedWarningDays} Tage vor dem
              Ende schreiben wir Ihnen; dann löschen wir es.
            </td>
          </tr>
          <tr>
            <th scope="row">Zugang zu einem Buch</th>
            <td>
              18 Monate ab Aktivierung. Dass Sie den Code eingelöst haben, bleibt in Ihrem Konto,
              bis Sie es löschen.
            </td>
          </tr>
          <tr data-retention="endedCodeAddressDays">
            <th scope="row">Die E-Mail-Adresse, die bei einem Code vermerkt ist</th>
            <td>Bis {retention.endedCodeAddressDays} Tage nach dem Ende des Zugangs.</td>
          </tr>
          <tr>
            <th scope="row">Eingelöste Codes nach der Löschung</th>
            <td>
              Sie bleiben als verbraucht markiert, damit niemand sie ein zweites Mal verwendet,
              führen aber nicht mehr zu Ihnen.
            </td>
          </tr>
          <tr data-retention="refusedCodeDays">
            <th scope="row">
              Die letzten vier Zeichen eines Codes, den wir nicht annehmen konnten
            </th>
            <td>{retention.refusedCodeDays} Tage.</td>
          </tr>
          <tr data-retention="sessionIdleDays sessionDays">
            <th scope="row">Ein Gerät, auf dem Sie angemeldet sind</th>
            <td>
              Bis Sie sich abmelden; {retention.sessionIdleDays} Tage nach dem letzten Besuch;
              höchstens {retention.sessionDays} Tage.
            </td>
          </tr>
          <tr>
            <th scope="row">Der Wunsch, Ihre Adresse zu ändern</th>
            <td>Nichts. Die neue Adresse steht nur in dem Link, der eine Stunde lang gilt.</td>
          </tr>
          <tr>
            <th scope="row">Dass wir Sie an das Ende eines Zugangs erinnert haben</th>
            <td>Bis dieser Zugang geendet hat.</td>
          </tr>
          <tr data-retention="waitingMailHours failedMailDays">
            <th scope="row">E-Mails, die auf den Versand warten</th>
            <td>
              Höchstens {retention.waitingMailHours} Stunden. Nimmt eine Adresse unsere E-Mail nicht
              an, merken wir uns das {retention.failedMailDays} Tage lang, ohne den Text der E-Mail.
            </td>
          </tr>
          <tr data-retention="sentMailDays">
            <th scope="row">
              Dass wir Ihnen eine E-Mail geschickt haben: Art und Zeitpunkt, nicht der Text
            </th>
            <td>{retention.sentMailDays} Tage.</td>
          </tr>
          {site.mailboxEnabled && (
            <tr data-retention="mailboxDays">
              <th scope="row">E-Mails im Postfach dieses Probebetriebs</th>
              <td>{retention.mailboxDays} Tage.</td>
            </tr>
          )}
          <tr data-retention="surplusSessionDays">
            <th scope="row">
              Dass ein Gerät abgemeldet wurde, weil es mehr als erlaubt waren: nur der Zeitpunkt und
              der Fingerabdruck der beendeten Anmeldung
            </th>
            <td>{retention.surplusSessionDays} Tage.</td>
          </tr>
          <tr data-retention="endedRoomDays">
            <th scope="row">
              Eine Klasse: wer sie geöffnet hat, Buch und Lektionen, ihr Ende und wie viele Tablets
              dazukamen
            </th>
            <td>{retention.endedRoomDays} Tage nach ihrem Ende, spätestens mit dem Konto.</td>
          </tr>
          <tr data-retention="countedTriesDays">
            <th scope="row">Gezählte Versuche, als Fingerabdruck von Konto oder IP-Adresse</th>
            <td>Höchstens {retention.countedTriesDays} Tage.</td>
          </tr>
          <tr>
            <th scope="row">Was unser Team nachgesehen oder geändert hat</th>
            <td>
              Solange es die Bibliothek gibt, damit Missbrauch auffällt. Sie stehen darin nur als
              Nummer, die nach dem Löschen Ihres Kontos nicht mehr zu Ihnen führt.
            </td>
          </tr>
          <tr>
            <th scope="row">Notizen unseres Service zu Ihren Anliegen</th>
            <td>Bis sie nicht mehr gebraucht werden, längstens bis Sie Ihr Konto löschen.</td>
          </tr>
          <tr data-retention="departedAccountDays">
            <th scope="row">
              Dass Sie ein Konto gelöscht haben, das aus unserer früheren Bibliothek kam
            </th>
            <td>
              {retention.departedAccountDays} Tage, nur seine Nummer, damit es nicht wiederkommt.
            </td>
          </tr>
          <tr data-retention="backupDays">
            <th scope="row">Sicherungskopien</th>
            <td>
              Höchstens {retention.backupDays} Tage. Bis dahin können sie gelöschte Daten noch
              enthalten; sie dienen nur dazu, den Betrieb nach einer Störung
              wiederher&shy;zustellen.
            </td>
          </tr>
          <tr>
            <th scope="row">Ihre Nachrichten an uns</th>
            <td>Bis Ihr Anliegen erledigt ist, oder länger, wo ein Gesetz es verlangt.</td>
          </tr>
        </tbody>
      </table>
      <p>Was abgelaufen ist, wird einmal am Tag entfernt.</p>

      <h2>Kinder</h2>
      <p>
        Konten legen Eltern und Lehrkräfte an, nicht Kinder. Wir fragen weder nach Namen noch nach
        Alter oder Bild eines Kindes. Da wir uns nicht auf Einwilligungen stützen, muss auch kein
        Kind nach Art.&nbsp;8 DSGVO in etwas einwilligen. Wenn Sie vermuten, dass ein Kind ein Konto
        angelegt hat, sagen Sie uns Bescheid; wir löschen es dann.
      </p>

      <h2>Ihre Rechte</h2>
      <p>Nach der DSGVO haben Sie das Recht auf</p>
      <ul>
        <li>Auskunft über die Daten, die wir zu Ihnen haben (Art.&nbsp;15),</li>
        <li>Berichtigung falscher Daten (Art.&nbsp;16),</li>
        <li>Löschung (Art.&nbsp;17),</li>
        <li>Einschränkung der Verarbeitung (Art.&nbsp;18),</li>
        <li>Datenübertragbarkeit, also eine Kopie in einem gängigen Format (Art.&nbsp;20),</li>
        <li>
          Beschwerde bei einer Aufsichtsbehörde, zum Beispiel an Ihrem Wohnort, an Ihrem Arbeitsort
          oder am Sitz des Verlags (Art.&nbsp;77).
        </li>
      </ul>
      <p>
        <strong>Widerspruchsrecht (Art.&nbsp;21):</strong> Soweit wir uns auf berechtigte Interessen
        stützen, können Sie jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen
        Situation ergeben.
      </p>
      <p>
        Eine kurze E-Mail an {mail} genügt. Bitte schreiben Sie von der Adresse Ihres Kontos, damit
        wir Ihre Daten keinem Fremden geben.
      </p>

      <h2>Änderungen</h2>
      <p>Wenn sich die Bibliothek ändert, passen wir diese Seite an. Stand: November 2026.</p>
    </>
  );
}
