/** The landing page: the wide landscape with the ways in; the rest is fetched right after. */
import { loadWords } from '../../i18n/language';
import { loadLater } from '../../ui/waiting/load-later';
import { LandingHero } from './landing-hero';
import styles from './home-page.module.css';

const [useLandingParts] = loadLater(async () => {
  const [parts] = await Promise.all([import('./landing-parts'), loadWords('landing')]);
  return parts;
});

export function HomePage() {
  const parts = useLandingParts();
  return (
    <>
      <LandingHero parts={parts} />
      <div className={styles.paper}>
        {parts && (
          <>
            <parts.LandingMoments />
            <parts.LandingSteps />
            <parts.LandingLessons />
            <parts.LandingClosing />
          </>
        )}
      </div>
    </>
  );
}
