/** The privacy policy in English. */
import type { Site } from '../../../api/site';
import { Link } from '../../../router/link';

export function PrivacyPolicyText({ site }: { site: Site }) {
  const mail = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
  return (
    <>
      <p className="lead">
        {site.brand} is made for families and classrooms. We ask for as little as we can, and on
        this page we tell you exactly what happens to it.
      </p>

      <h2>In short</h2>
      <ul>
        <li>No cookies are used.</li>
        <li>Only e-mail addresses and activation codes are collected.</li>
        <li>Your data is not shared with third parties.</li>
        <li>There is no user-generated content: nobody can post, upload or comment here.</li>
        <li>No tracking, no analytics, no advertising.</li>
        <li>What a child plays and learns stays on your device and never reaches our server.</li>
      </ul>

      <h2>Who is responsible</h2>
      <p>
        The controller within the meaning of the GDPR is the publisher named in the{' '}
        <Link to="/imprint">imprint</Link>. For anything about your data, write to {mail}.
      </p>

      <h2>What we keep about your account</h2>
      <ul>
        <li>
          <strong>Your e-mail address.</strong> You log in with it, and we need it to send you a
          link when you have forgotten your password.
        </li>
        <li>
          <strong>Your activation codes.</strong> For each code you redeem we note the account and
          its e-mail address, the day of activation and the day on which access ends.
        </li>
        <li>
          <strong>Your password, but only as a fingerprint.</strong> We store an Argon2id hash.
          Nobody, not even we, can read your password from it.
        </li>
        <li>
          <strong>That you are signed in.</strong> While you are, our server keeps a record of it so
          that it can recognise your device.
        </li>
      </ul>
      <p>
        We need the e-mail address and the code to run your library; without them we cannot give you
        access. The legal basis is our contract with you (Art.&nbsp;6(1)(b) GDPR). We make no
        automated decisions about you and build no profiles.
      </p>

      <h2>Sign in with Google</h2>
      <p>
        Only if you press the Google button do you go to a page of Google’s. Once you agree there,
        Google tells us your e-mail address, your display name and an identifier for your Google
        account; we keep these three so that we recognise you next time. We send Google nothing from
        your library, but Google naturally learns that you are signing in here, and its own privacy
        policy applies on its pages; Google may process data in the USA as well. No Google script is
        loaded on our pages. The legal basis is Art.&nbsp;6(1)(b) GDPR: you ask for this way of
        signing in, and you can always use e-mail and password instead.
      </p>
      {!site.googleEnabled && (
        <p>
          At present, sign-in with Google is not set up on this site, so nothing is exchanged with
          Google.
        </p>
      )}

      <h2>What is stored on your device</h2>
      <p>
        We use your browser’s own storage instead of cookies. Everything in it is strictly necessary
        for what you have asked for (section 25(2) no. 2 TDDDG), so we need no consent banner.
      </p>
      <ul>
        <li>
          <strong>Sign-in token</strong> (local storage): keeps you signed in until you log out.
        </li>
        <li>
          <strong>Language</strong> (local storage): remembers your choice.
        </li>
        <li>
          <strong>Learning progress</strong>, that is stars and words: stays in this browser and is
          never sent to us.
        </li>
        <li>
          <strong>Copies of our pages</strong> (cache storage): their texts, pictures and fonts, so
          that they open at once and without a connection. They are the same for everyone, hold
          nothing about you, and are replaced when we change a page. Lessons and your account are
          not among them.
        </li>
        <li>
          <strong>Dark mode</strong> (session storage): forgotten when you close the tab.
        </li>
        <li>
          <strong>Security values for a Google sign-in</strong> (session storage): needed only while
          you are signing in that way.
        </li>
      </ul>
      <p>
        You can clear this storage in your browser settings at any time. The learning progress on
        that device is then gone. Only our own staff’s administration pages, which are separate from
        the library, set a session cookie for staff.
      </p>

      <h2>When you open a page or a lesson</h2>
      <p>
        Pages, pictures, sounds and fonts come from our own server, so your browser contacts nobody
        else. To deliver them, the server has to process your IP address for a moment. Our log files
        hold no e-mail address, no code, no token and no full IP address. To ward off guessing of
        passwords and codes, we count failed attempts for an account and an IP address for a short
        time. Our legitimate interest is a safe and stable service (Art.&nbsp;6(1)(f) GDPR).
      </p>
      <p>
        Lessons run in a closed frame of the page, a ‘sandbox’. They can see neither your account
        nor your e-mail address.
      </p>

      <h2>E-mails from us</h2>
      <p>
        The library sends e-mails only about your account: to verify your address, to reset your
        password, to change your e-mail address, and to tell you when your password, your address or
        your Google sign-in has been changed. There is no newsletter. If you write to us, we use
        your message to answer it (Art.&nbsp;6(1)(b) or (f) GDPR). If there is a serious problem
        with your account, such as suspected misuse, we may write to you about it personally.
      </p>
      {site.mailboxEnabled && (
        <p className="notice">
          This installation is running in trial mode: e-mails are not sent, but kept in a mailbox on
          the computer on which it runs.
        </p>
      )}

      <h2>Who else handles data for us</h2>
      <p>
        We do not sell your data, and we do not pass it on to anyone for purposes of their own. Like
        every web site, we rely on technical service providers, for hosting and for delivering
        e-mails. They work on our behalf and on our instructions under a data processing agreement
        (Art.&nbsp;28 GDPR) and may not use the data for anything else. We would hand data to an
        authority only if the law obliges us to.
      </p>
      <p>
        You buy books and pay in the publisher’s separate shop. It has its own privacy policy, and
        the library receives no payment data.
      </p>

      <h2>How long we keep data</h2>
      <ul>
        <li>
          <strong>Account:</strong> until you delete it. You can do so yourself in the{' '}
          <Link to="/user">account settings</Link>; it takes effect at once.
        </li>
        <li>
          <strong>Access to a book:</strong> 18 months from activation. After that the book closes;
          the record that you redeemed the code stays in your account until you delete the account.
        </li>
        <li>
          <strong>Redeemed codes after deletion:</strong> they stay marked as spent so that nobody
          can use them twice, but without your e-mail address.
        </li>
        <li>
          <strong>E-mails waiting to be sent:</strong> only for as long as delivery requires.
        </li>
        <li>
          <strong>Backup copies:</strong> may still contain deleted data until they are overwritten.
          They serve only to restore the service after a failure.
        </li>
        <li>
          <strong>Messages you write to us:</strong> until your question is settled, or longer where
          the law requires it.
        </li>
      </ul>

      <h2>Children</h2>
      <p>
        Accounts are made by parents and teachers, not by children. We ask for no child’s name, age
        or picture. As we do not rely on consent, no child has to consent to anything under
        Art.&nbsp;8 GDPR. If you believe that a child has opened an account, tell us and we will
        delete it.
      </p>

      <h2>Your rights</h2>
      <p>Under the GDPR you have these rights:</p>
      <ul>
        <li>access to the data we hold about you (Art.&nbsp;15),</li>
        <li>rectification of wrong data (Art.&nbsp;16),</li>
        <li>erasure (Art.&nbsp;17),</li>
        <li>restriction of processing (Art.&nbsp;18),</li>
        <li>data portability, that is a copy in a common format (Art.&nbsp;20),</li>
        <li>
          complaint to a supervisory authority, for example where you live or work or where the
          publisher is based (Art.&nbsp;77).
        </li>
      </ul>
      <p>
        <strong>Right to object (Art.&nbsp;21):</strong> where we rely on our legitimate interests,
        you may object at any time on grounds relating to your particular situation.
      </p>
      <p>
        A short e-mail to {mail} is enough. So that we do not give your data to a stranger, please
        write from the address of your account.
      </p>

      <h2>Changes</h2>
      <p>If the library changes, we adapt this page. As of: November 2026.</p>
    </>
  );
}
