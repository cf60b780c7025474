/** The wide landscape, the mascot waving, the brand and the three ways in. */
import { site } from '../../api/site';
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waves } from '../../ui/art/mascot/poses/waves';
import { Landscape } from '../../ui/art/landscape/landscape';
import { vista } from '../../ui/art/landscape/vista';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import type * as LandingParts from './landing-parts';
import styles from './landing-hero.module.css';

type LandingHeroProps = { parts?: typeof LandingParts };

export function LandingHero({ parts }: LandingHeroProps) {
  const { landing } = useWords('pages');
  const { tagline } = useWords('shell');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.brand}>{site.brand}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.about}>{landing.about}</p>
        <p className={styles.doors}>
          <ButtonLink to={paths.signup} large>
            {landing.signUp}
          </ButtonLink>
          <ButtonLink to={paths.login} look="quiet" large>
            {landing.login}
          </ButtonLink>
          <ButtonLink to={paths.activation} look="quiet" large onClick={parts?.openLandingCode}>
            {landing.haveCode}
          </ButtonLink>
        </p>
        {parts && <parts.LandingCode />}
        <p className={styles.trial}>{parts && <parts.TrialLink />}</p>
      </div>
      <div className={styles.scene}>
        <Landscape kind="vista" drawing={vista} />
        <Kaktus pose={waves} className={styles.kaktus} />
      </div>
    </section>
  );
}
