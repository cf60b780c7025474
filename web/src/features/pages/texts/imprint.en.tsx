/** The imprint in English. */
import { Fragment } from 'react';
import type { Site } from '../../../api/schema.gen';

export function ImprintText({ site }: { site: Site }) {
  const { name, address, representative, register, vatId, phone, responsible } = site.imprint;
  const postalLines = [name, ...address.split('\n')].map((line) => line.trim()).filter(Boolean);
  return (
    <>
      <p className="lead">
        This page tells you who stands behind {site.brand} and how to reach us (information required
        by section 5 of the German Digital Services Act, DDG).
      </p>
      {(!name || !address) && (
        <p className="notice">
          The operator of this installation has not yet entered all the details of the publisher.
          Before the site is opened to the public, the settings <code>KAKTUS_IMPRINT_NAME</code> and{' '}
          <code>KAKTUS_IMPRINT_ADDRESS</code> have to be filled in.
        </p>
      )}

      {postalLines.length > 0 && (
        <>
          <h2>Provider</h2>
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

      <h2>Contact</h2>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
      </dl>

      {(representative || register || vatId) && (
        <>
          <h2>Company details</h2>
          <dl>
            {representative && (
              <>
                <dt>Represented by</dt>
                <dd>{representative}</dd>
              </>
            )}
            {register && (
              <>
                <dt>Register entry</dt>
                <dd>{register}</dd>
              </>
            )}
            {vatId && (
              <>
                <dt>VAT identification number (section 27a of the German VAT Act)</dt>
                <dd>{vatId}</dd>
              </>
            )}
          </dl>
        </>
      )}

      {responsible && (
        <>
          <h2>Responsible for the content</h2>
          <p>Under section 18(2) of the German Interstate Media Treaty (MStV): {responsible}</p>
        </>
      )}

      <h2>Consumer dispute resolution</h2>
      <p>
        We do not take part in dispute resolution proceedings before a consumer arbitration board
        and are not obliged to do so.
      </p>
    </>
  );
}
