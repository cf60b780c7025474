/** The imprint in German. */
import { Fragment } from 'react';
import type { Site } from '../../../api/schema.gen';

export function ImprintText({ site }: { site: Site }) {
  const { name, address, representative, register, vatId, phone, responsible } = site.imprint;
  const postalLines = [name, ...address.split('\n')].map((line) => line.trim()).filter(Boolean);
  return (
    <>
      <p className="lead">
        Hier erfahren Sie, wer hinter {site.brand} steht und wie Sie uns erreichen (Angaben gemäß
        §&nbsp;5 DDG).
      </p>
      {(!name || !address) && (
        <p className="notice">
          Der Betreiber dieser Installation hat die Angaben zum Verlag noch nicht vollständig
          eingetragen. Bevor die Website öffentlich zugänglich wird, müssen die Einstellungen{' '}
          <code>KAKTUS_IMPRINT_NAME</code> und <code>KAKTUS_IMPRINT_ADDRESS</code> ausgefüllt
          werden.
        </p>
      )}

      {postalLines.length > 0 && (
        <>
          <h2>Anbieter</h2>
          <address>
            {postalLines.map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
          </address>
        </>
      )}

      <h2>Kontakt</h2>
      <dl>
        <dt>E-Mail</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </dd>
        {phone && (
          <>
            <dt>Telefon</dt>
            <dd>
              <a href={`tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
      </dl>

      {(representative || register || vatId) && (
        <>
          <h2>Angaben zum Unternehmen</h2>
          <dl>
            {representative && (
              <>
                <dt>Vertreten durch</dt>
                <dd>{representative}</dd>
              </>
            )}
            {register && (
              <>
                <dt>Registereintrag</dt>
                <dd>{register}</dd>
              </>
            )}
            {vatId && (
              <>
                <dt>Umsatzsteuer-Identifikationsnummer (§&nbsp;27a UStG)</dt>
                <dd>{vatId}</dd>
              </>
            )}
          </dl>
        </>
      )}

      {responsible && (
        <>
          <h2>Verantwortlich für den Inhalt</h2>
          <p>Nach §&nbsp;18 Abs.&nbsp;2 MStV: {responsible}</p>
        </>
      )}

      <h2>Verbraucherstreitbeilegung</h2>
      <p>
        An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil
        und sind dazu auch nicht verpflichtet.
      </p>
    </>
  );
}
