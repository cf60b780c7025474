/** The wide landscape with the waving mascot, the brand and the three ways in, or the card of a waiting code. */
import { useState } from 'react';
import { site } from '../../api/site';
import { readPendingCode } from '../../device/pending-code';
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waves } from '../../ui/art/mascot/poses/waves';
import { Landscape } from '../../ui/art/landscape/landscape';
import { vista } from '../../ui/art/landscape/vista';
import { classNames } from '../../ui/class-names';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import type * as LandingParts from './landing-parts';
import styles from './landing-hero.module.css';

type LandingHeroProps = { parts?: typeof LandingParts };

export function LandingHero({ parts }: LandingHeroProps) {
  const { landing } = useWords('pages');
  const { tagline } = useWords('shell');
  const [hasCode] = useState(() => readPendingCode() !== '');
  const code = parts && <parts.LandingCode />;
  return (
    <section className={styles.hero}>
      <div className={classNames(styles.words, hasCode && styles.withCode)}>
        <h1 className={styles.brand}>{site.brand}</h1>
        {hasCode && <div className={styles.code}>{code}</div>}
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.about}>{landing.about}</p>
        {!hasCode && (
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
        )}
        {!hasCode && code}
        <p className={styles.trial}>{parts && <parts.TrialLink />}</p>
      </div>
      <div className={styles.scene}>
        <Landscape kind="vista" drawing={vista} />
        <Kaktus pose={waves} className={styles.kaktus} />
      </div>
    </section>
  );
}
