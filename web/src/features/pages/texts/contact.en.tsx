/** The contact page in English. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function ContactText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        Something does not work, or you have a question? Write to us; we are glad to help.
      </p>
      <p>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>

      <h2>What we can help with</h2>
      <ul>
        <li>A code is not accepted, or is said to have been used already.</li>
        <li>A book is missing from your library, or a lesson does not open.</li>
        <li>
          The email with the link to verify your address or reset your password does not arrive.
          Please look in the spam folder first.
        </li>
        <li>You no longer have access to the email address of your account.</li>
        <li>You have a question about your data, or you have come up against a barrier.</li>
      </ul>
      <p>Orders, payments and deliveries are handled by the publisher’s shop, not here.</p>

      <h2>What to write</h2>
      <ul>
        <li>The email address of your account; it is best to write from that address.</li>
        <li>If it is about a code: the code, and the title of the book.</li>
        <li>If it is about a lesson: the book, the lesson, your device and your browser.</li>
        <li>What you did, and what you saw. The wording of an error message helps a lot.</li>
      </ul>
      <p>
        <strong>Please never send us your password.</strong> We do not need it, and we will never
        ask for it.
      </p>

      <h2>Where to find your code</h2>
      <p>
        The activation code is printed in your book. Look inside the front and back covers first. It
        has 12 characters, letters and digits; type it without spaces on the page{' '}
        <Link to="/activation">Activation</Link>. If it is refused, compare it character by
        character: B and 8, S and 5 or Z and 2 are easily mixed up.
      </p>
      <p>
        Bought a used book? A code works for one account only, so it may already have been redeemed.
      </p>

      <h2>More about us</h2>
      <p>
        The publisher’s details are in the <Link to="/imprint">imprint</Link>. How we treat your
        message is explained in the <Link to="/privacypolicy">privacy policy</Link>.
      </p>
    </>
  );
}
