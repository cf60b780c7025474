/** The first page a family sees: the wide landscape with the way in; what waits there is fetched right after. */
import { later } from '../../ui/later';
import { LandingHero } from './landing-hero';
import styles from './home-page.module.css';

const [useLandingParts] = later(() => import('./landing-parts'));

export function HomePage() {
  const parts = useLandingParts();
  return (
    <>
      <LandingHero parts={parts} />
      <div className={styles.paper}>
        {parts && (
          <>
            <parts.LandingSteps />
            <parts.LandingLessons />
          </>
        )}
      </div>
    </>
  );
}
