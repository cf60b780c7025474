/** The accessibility statement in English. */
import type { Site } from '../../../api/schema.gen';

export function AccessibilityText({ site }: { site: Site }) {
  const mail = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
  return (
    <>
      <p className="lead">
        Everybody should be able to learn with {site.brand}: with the eyes, with the ears, with one
        finger or with a keyboard. Here we say what works, and what does not yet.
      </p>

      <h2>About this service</h2>
      <p>
        The library is a website. You open an account with an email address, enter the code from a
        printed book and then open that book’s lessons in your browser. It needs no extra software.
      </p>

      <h2>Our aim</h2>
      <p>
        We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and for the
        requirements of the German Accessibility Strengthening Act (
        <span lang="de">Barrierefreiheitsstärkungsgesetz</span>, BFSG).
      </p>

      <h2>What we have done</h2>
      <ul>
        <li>
          Everything works with the keyboard, and you can always see where you are. Where something
          can be dragged, tapping twice does the same.
        </li>
        <li>Text stands out clearly from its background, in light and in dark mode.</li>
        <li>Pages fit screens from 320 pixels wide and can be enlarged.</li>
        <li>Fields have labels, and error messages say what happened and what to do next.</li>
        <li>
          Nothing depends on colour alone: der, die and das each have a shape as well as a colour.
        </li>
        <li>Animations stop when your device asks for less motion.</li>
        <li>
          In our lessons every instruction is both spoken and shown. Buttons are large, sound can be
          turned off, and there is no time pressure.
        </li>
      </ul>

      <h2>How we checked</h2>
      <p>
        We test every page automatically with axe in a real browser, and we go through the pages
        with the keyboard. This is a self-assessment; no independent body has audited the site so
        far. Automated tests find only some of the barriers, so your reports matter to us.
      </p>
      <p>
        The browsers in these tests are Chromium (the engine of Chrome, Edge and Samsung Internet),
        Firefox, and WebKitGTK, which has the engine of Safari. We have not tested on a real iPad.
      </p>

      <h2>Known limits</h2>
      <ul>
        <li>
          <strong>Lessons made elsewhere.</strong> The library can also contain lessons that others
          have made. They appear in a frame of the page, and their accessibility may vary.
        </li>
        <li>
          <strong>Synthesised speech.</strong> Many words and sentences are spoken by a computer
          voice. Stress and melody sometimes sound less natural than with a human speaker.
        </li>
        <li>
          <strong>Listening games.</strong> Some games are about hearing a word. Without sound they
          may be usable only in part.
        </li>
        <li>
          <strong>After a change of email address</strong> you are logged out automatically after
          three seconds. Nothing is lost; you simply log in again.
        </li>
      </ul>

      <h2>Tell us about a barrier</h2>
      <p>
        Something cannot be read, operated or understood? Write to {mail}. Please name the page or
        lesson and, if you like, your device, browser and assistive technology. We will try to
        remove the barrier, or to help you in another way until then.
      </p>

      <h2>If we cannot agree</h2>
      <p>
        In Germany, compliance with the BFSG is monitored by the joint market surveillance body of
        the federal states, the{' '}
        <span lang="de">
          Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
          Dienstleistungen
        </span>{' '}
        (MLBF). You can turn to it if you believe that the service does not meet the requirements
        and our answer does not satisfy you. Other countries of the European Union have authorities
        of their own.
      </p>
      <p>As of: November 2026.</p>
    </>
  );
}
