/** The end of the landing page: the ways in once more, and the way to the book. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { ShopLink } from '../../ui/places/shop-link';
import styles from './landing-closing.module.css';

export function LandingClosing() {
  const words = useWords('landing');
  return (
    <section className={styles.section} aria-labelledby="closing">
      <Kaktus pose={holdsKey} className={styles.kaktus} />
      <div>
        <h2 id="closing">{words.closingTitle}</h2>
        <p className={styles.text}>{words.closingText}</p>
        <p className={styles.ways}>
          <ButtonLink to={paths.signup} large>
            {words.createAccount}
          </ButtonLink>
          <ButtonLink to={paths.activation} look="quiet" large>
            {words.enterCode}
          </ButtonLink>
          <ShopLink large>{words.shop}</ShopLink>
        </p>
      </div>
    </section>
  );
}
