/** The terms of use in English. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function TermsText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        These terms say what you can expect from {site.brand} and what we ask of you. They apply as
        soon as you open an account.
      </p>

      <h2>1. Who provides the library</h2>
      <p>
        The library is provided by the publisher named in the <Link to="/imprint">imprint</Link>,
        called “we” below.
      </p>

      <h2>2. What you get</h2>
      <p>
        The library holds interactive lessons that accompany our printed books for children learning
        German. With the code from your book you unlock its lessons and open them in a web browser.
        An account costs nothing. You need a device with an up-to-date browser and an internet
        connection.
      </p>
      <p>
        Nothing is sold here. Books, payments and subscriptions are handled in the publisher’s
        separate shop, under the terms that apply there.
      </p>

      <h2>3. Your account</h2>
      <ul>
        <li>
          Accounts are for adults, such as parents and teachers. Children use the lessons under
          their supervision.
        </li>
        <li>
          Give an email address of your own and confirm it with the link we send you. Without a
          confirmed address you cannot activate a code or open lessons.
        </li>
        <li>
          Keep your password to yourself. If you think that somebody else knows it, change it in the{' '}
          <Link to="/user">account settings</Link> straight away.
        </li>
      </ul>

      <h2>4. Activation codes</h2>
      <ul>
        <li>A code has 12 characters and can be activated once, in one account.</li>
        <li>
          From the day of activation, the product is accessible for 18 months. Your library shows
          the date on which access ends.
        </li>
        <li>
          Before activation you may give the code away together with the book. Once activated, it
          cannot be transferred to another account.
        </li>
        <li>
          If a code from a new book does not work, <Link to="/contact">write to us</Link>. We will
          look into it.
        </li>
      </ul>

      <h2>5. Fair use</h2>
      <p>
        You may use the lessons with the children in your family or, as a teacher, with the children
        you teach. Sharing accounts or codes with others is not allowed and may lead to termination.
        That includes passing on your login details, publishing codes and selling activated codes.
      </p>
      <p>
        Please do not try to get around the technical protection, to guess codes, to download
        lessons on a large scale or to disturb the service. There is no user-generated content: you
        cannot publish anything in the library.
      </p>

      <h2>6. Availability</h2>
      <p>
        We take care that the library is available and works safely. For maintenance, or because of
        faults outside our control, it may be unreachable for a while. We may correct and improve
        lessons as long as you can still use them as agreed. We provide the updates that the law
        requires.
      </p>

      <h2>7. Content and copyright</h2>
      <p>
        Texts, pictures, sounds and games are protected by copyright. For as long as your access
        lasts, you have a simple, non-transferable right to use them in the library for private
        purposes and for your own teaching. Copying, publishing, selling or editing them needs our
        permission, unless the law allows it.
      </p>

      <h2>8. Liability</h2>
      <p>
        We are liable without limit for intent and gross negligence, for injury to life, body or
        health, under the German Product Liability Act, and where we have given a guarantee or
        fraudulently concealed a defect.
      </p>
      <p>
        In cases of slight negligence we are liable only for the breach of an essential obligation,
        that is, one which makes it possible to carry out the contract properly in the first place
        and on which you may regularly rely. Our liability is then limited to the damage that is
        typical of such a contract and could be foreseen. Apart from that, liability for slight
        negligence is excluded. The same applies to those who act on our behalf. Your statutory
        rights if a digital product is defective are not affected.
      </p>

      <h2>9. Ending the contract</h2>
      <p>
        You can leave at any time by deleting your account in the{' '}
        <Link to="/user">account settings</Link>. This takes effect at once: your library is gone,
        and codes you have activated stay spent.
      </p>
      <p>
        We may close an account for good cause, in particular if accounts or codes are shared. We
        will write to you first and give you the opportunity to put things right, unless the breach
        is so serious that we cannot reasonably be expected to wait. If we ever have to discontinue
        the library, we will announce it here in good time; your statutory rights remain.
      </p>

      <h2>10. Changes to these terms</h2>
      <p>
        New versions are published on this page and apply to accounts opened and codes activated
        afterwards. For books that are already activated, the terms in force at the time of
        activation continue to apply, unless a change is only to your advantage or is required by
        law.
      </p>

      <h2>11. Law and consumer rights</h2>
      <p>
        German law applies, without the UN Convention on Contracts for the International Sale of
        Goods. If you are a consumer, you also keep the protection of the mandatory rules of the
        country in which you live. Rights from buying the book, including a right of withdrawal,
        concern the shop where you bought it.
      </p>
      <p>
        We do not take part in dispute resolution proceedings before a consumer arbitration board
        and are not obliged to do so (section 36 of the German Consumer Dispute Resolution Act,
        VSBG).
      </p>
      <p>
        If one of these terms is invalid, the others remain valid. These terms exist in German and
        in English; in case of doubt the German text applies.
      </p>

      <h2>12. Contact</h2>
      <p>
        Questions about these terms? Write to{' '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>. How we treat your data is
        explained in the <Link to="/privacypolicy">privacy policy</Link>.
      </p>
      <p>As of: November 2026.</p>
    </>
  );
}
