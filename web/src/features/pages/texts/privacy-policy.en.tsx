/** The privacy policy in English. */
import { people as retention } from 'kaktus-shared/retention.json';
import type { Site } from '../../../api/schema.gen';
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
          <strong>Your email address.</strong> You log in with it, and we need it to send you a link
          when you have forgotten your password. We note when you confirmed it.
        </li>
        <li>
          <strong>Your activation codes.</strong> For each code you redeem we note the account and
          its email address, the day of activation and the day on which access ends.
        </li>
        <li>
          <strong>Codes that we could not accept.</strong> So that we can help you, we note the last
          four characters of such a code, the time and the reason.
        </li>
        <li>
          <strong>Your password, but only as a fingerprint.</strong> We store an Argon2id hash.
          Nobody, not even we, can read your password from it.
        </li>
        <li>
          <strong>On which devices you are logged in.</strong> For each we note the kind of browser
          and system (such as “Firefox on Windows”), the time you logged in and the day of last use.
          We keep neither a number of the device nor its IP address. You see the list in the{' '}
          <Link to="/user">account settings</Link> and can log out any of them.
        </li>
        <li>
          <strong>Your language, and whether you want reminders.</strong> So that our emails are in
          the language in which you last used these pages, and so that none comes that you do not
          want.
        </li>
      </ul>
      <p>
        We need the email address and the code to run your library; without them we cannot give you
        access. The legal basis is our contract with you (Art.&nbsp;6(1)(b) GDPR). We make no
        automated decisions about you and build no profiles.
      </p>

      <h2>Classes without pupil accounts</h2>
      <p>
        A teacher with a code for classes can let in tablets that have no account. We then store the
        class, its end, how many seats are in use and, as long as it lasts, which lesson is played
        at a seat. We learn nothing about the children: the animal by which a child is recognised,
        its stars and its garden stay on the tablet (local storage) and are never sent to us. So
        does the seat’s token, until the class ends. What animals have reached is removed from the
        tablet after a long summer without this class.
      </p>

      <h2>Sign in with Google</h2>
      <p>
        Only if you press the Google button do you go to a page of Google’s. Once you agree there,
        Google tells us your email address, your display name and an identifier for your Google
        account; we keep these three so that we recognise you next time. We send Google nothing from
        your library, but Google naturally learns that you are logging in here, and its own privacy
        policy applies on its pages; Google may process data in the USA as well. No Google script is
        loaded on our pages. The legal basis is Art.&nbsp;6(1)(b) GDPR: you ask for this way of
        logging in, and you can always use email and password instead.
      </p>
      {!site.googleEnabled && (
        <p>
          At present, Google sign-in is not set up on this site, so nothing is exchanged with
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
          <strong>Login token</strong> (local storage): keeps you logged in until you log out. Our
          server stops accepting it after 30 days without a visit, and after a year in any case.
        </li>
        <li>
          <strong>A code that waits</strong> (local storage): if you type an activation code before
          you have logged in or confirmed your address, it waits here so that you don’t have to type
          it twice. It goes as soon as it is redeemed or you log out, and otherwise at your first
          visit after a day.
        </li>
        <li>
          <strong>Language</strong> (local storage): remembers your choice until you clear it.
        </li>
        <li>
          <strong>Learning progress</strong> (local storage), that is stars, words and the last
          lesson: stays in this browser until you delete your account on it or clear the storage. It
          is never sent to us. The same is true of the pictures and names of children, if you enter
          any: they stay on this device. A file or a QR code with which you carry progress to
          another device has no name in it, and does not pass through our server.
        </li>
        <li>
          <strong>Your child’s voice</strong> (memory only): where a game lets children hear
          themselves, it first asks for the microphone. A recording lasts six seconds at most and is
          thrown away when the game is over. It never leaves the device; neither we nor the lesson
          get it.
        </li>
        <li>
          <strong>Copies of our pages</strong> (cache storage): their texts, pictures and fonts, so
          that they open at once and without a connection. They are the same for everyone, hold
          nothing about you, and are replaced when we change a page. Pictures and sounds of the
          words that grow in a child’s garden are kept in the same way. Your account is not among
          them.
        </li>
        <li>
          <strong>Books that you take along</strong> (cache storage, and in local storage the latest
          time that this device has seen): only if you ask for it, the files of the lessons, with
          the random number of your account and until when you have the book. Without a connection,
          the library shows what it contained last. All of this is removed from this device when you
          remove the book, log out here or everywhere, delete your account, or your time with the
          book ends, as soon as the library is next opened here. After 45 days without a connection,
          no book opens until there is one again. Nothing of it is sent to us.
        </li>
        <li>
          <strong>Dark mode, and where you were</strong> (session storage): your place in the
          library and the page you wanted before logging in. Forgotten when you close the tab.
        </li>
        <li>
          <strong>Security values for a Google sign-in</strong> (session storage): needed only while
          you are logging in that way, and forgotten when you close the tab at the latest.
        </li>
      </ul>
      <p>
        You can clear this storage in your browser settings at any time. The learning progress on
        that device is then gone.
      </p>

      <h2>When you open a page or a lesson</h2>
      <p>
        Pages, pictures, sounds and fonts come from our own server, so your browser contacts nobody
        else. To deliver them, the server has to process your IP address for a moment. Our log files
        hold no email address, no code, no token and no full IP address. To ward off guessing of
        passwords and codes, we count attempts for an account and an IP address. We keep only a
        fingerprint of either, from which nobody can read them, and {retention.countedTriesDays}{' '}
        days at most. Our legitimate interest is a safe and stable service (Art.&nbsp;6(1)(f) GDPR).
      </p>
      <p>
        Lessons run in a closed frame of the page, a “sandbox”. They can see neither your account
        nor your email address.
      </p>

      <h2>Emails from us</h2>
      <p>
        The library sends emails only about your account: to verify your address, to reset your
        password, to change your email address, to tell you when your password, your address or your
        Google sign-in has been changed, and before an account ends that nobody has confirmed. There
        is no newsletter. If you write to us, we use your message to answer it (Art.&nbsp;6(1)(b) or
        (f) GDPR). If there is a serious problem with your account, such as suspected misuse, we may
        write to you about it personally.
      </p>
      <p>
        We also remind you 30 days and 3 days before your access to a book ends, if your address is
        confirmed. That is in your interest and in ours (Art.&nbsp;6(1)(f) GDPR). You can object at
        any time: with the link in each reminder, or with the switch in the{' '}
        <Link to="/user">account settings</Link>.
      </p>
      {site.mailboxEnabled && (
        <p className="notice">
          This installation is running in trial mode: emails are not sent, but kept in a mailbox on
          the computer on which it runs.
        </p>
      )}

      <h2>When you ask us for help</h2>
      <p>
        To help you, our support staff can look up your address, your books and codes, your devices,
        and whether our emails to you went out. They do not see your password. Every such look and
        every change is recorded with the name of the member of staff. They may write a short note
        about what you asked us, so that you need not explain it twice; you get these notes with
        your other data whenever you ask for it. That is in your interest and in ours
        (Art.&nbsp;6(1)(f) GDPR).
      </p>

      <h2>Who else handles data for us</h2>
      <p>
        We do not sell your data, and we do not pass it on to anyone for purposes of their own. Like
        every website, we rely on technical service providers, for hosting and for delivering
        emails. They work on our behalf and on our instructions under a data processing agreement
        (Art.&nbsp;28 GDPR) and may not use the data for anything else. We would hand data to an
        authority only if the law obliges us to.
      </p>
      <p>
        You buy books and pay in the publisher’s separate shop. It has its own privacy policy, and
        the library receives no payment data.
      </p>

      <h2>How long we keep data</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Your account</th>
            <td>
              Until you delete it in the <Link to="/user">account settings</Link>; it takes effect
              at once.
            </td>
          </tr>
          <tr data-retention="unverifiedAccountDays unverifiedWarningDays">
            <th scope="row">An account whose address nobody confirms</th>
            <td>
              {retention.unverifiedAccountDays} days. {retention.unverifiedWarningDays} days before
              the end we tell you by email; then we delete it.
            </td>
          </tr>
          <tr>
            <th scope="row">Access to a book</th>
            <td>
              18 months from activation. That you redeemed the code stays in your account until you
              delete the account.
            </td>
          </tr>
          <tr data-retention="endedCodeAddressDays">
            <th scope="row">The email address noted with a code</th>
            <td>Until {retention.endedCodeAddressDays} days after access has ended.</td>
          </tr>
          <tr>
            <th scope="row">Redeemed codes after deletion</th>
            <td>
              They stay marked as spent so that nobody can use them twice, but no longer lead to
              you.
            </td>
          </tr>
          <tr data-retention="refusedCodeDays">
            <th scope="row">The last four characters of a code that we could not accept</th>
            <td>{retention.refusedCodeDays} days.</td>
          </tr>
          <tr data-retention="sessionIdleDays sessionDays">
            <th scope="row">A device on which you are logged in</th>
            <td>
              Until you log out; {retention.sessionIdleDays} days after the last visit;{' '}
              {retention.sessionDays} days at most.
            </td>
          </tr>
          <tr>
            <th scope="row">A wish to change your address</th>
            <td>Nothing is kept. The new address is only in the link, which works for an hour.</td>
          </tr>
          <tr>
            <th scope="row">That we have reminded you of the end of an access</th>
            <td>Until that access has ended.</td>
          </tr>
          <tr data-retention="waitingMailHours failedMailDays">
            <th scope="row">Emails waiting to be sent</th>
            <td>
              {retention.waitingMailHours} hours at most. If an address refuses our email, we note
              that for {retention.failedMailDays} days, without the words of the email.
            </td>
          </tr>
          <tr data-retention="sentMailDays">
            <th scope="row">That we sent you an email: its kind and the time, not its words</th>
            <td>{retention.sentMailDays} days.</td>
          </tr>
          {site.mailboxEnabled && (
            <tr data-retention="mailboxDays">
              <th scope="row">Emails in the mailbox of this trial</th>
              <td>{retention.mailboxDays} days.</td>
            </tr>
          )}
          <tr data-retention="surplusSessionDays">
            <th scope="row">
              The fact that a device was logged out because there were too many: only the time and
              the fingerprint of the session that ended
            </th>
            <td>{retention.surplusSessionDays} days.</td>
          </tr>
          <tr data-retention="endedRoomDays">
            <th scope="row">
              A class: who opened it, its book and lessons, its end, and how many tablets joined
            </th>
            <td>{retention.endedRoomDays} days after its end, with the account at the latest.</td>
          </tr>
          <tr data-retention="countedTriesDays">
            <th scope="row">Counted attempts, as fingerprints of account or IP address</th>
            <td>{retention.countedTriesDays} days at most.</td>
          </tr>
          <tr>
            <th scope="row">What our staff looked up or changed</th>
            <td>
              As long as the library exists, so that misuse can be found. You are in it only as a
              number, which no longer leads to you once you have deleted your account.
            </td>
          </tr>
          <tr>
            <th scope="row">Notes of our support staff about your questions</th>
            <td>Until they are no longer needed, at the latest until you delete your account.</td>
          </tr>
          <tr data-retention="departedAccountDays">
            <th scope="row">That you deleted an account that came from our former library</th>
            <td>
              {retention.departedAccountDays} days, only its number, so that it does not come back.
            </td>
          </tr>
          <tr data-retention="backupDays">
            <th scope="row">Backup copies</th>
            <td>
              {retention.backupDays} days at most. Until then they may hold deleted data; they serve
              only to restore the service after a failure.
            </td>
          </tr>
          <tr>
            <th scope="row">Messages you write to us</th>
            <td>Until your question is settled, or longer where the law requires it.</td>
          </tr>
        </tbody>
      </table>
      <p>What has expired is removed once a day.</p>

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
        A short email to {mail} is enough. So that we do not give your data to a stranger, please
        write from the address of your account.
      </p>

      <h2>Changes</h2>
      <p>If the library changes, we adapt this page. As of: November 2026.</p>
    </>
  );
}
