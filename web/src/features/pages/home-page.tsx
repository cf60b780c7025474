/** The first page a family sees: the wide landscape, the way in, and what waits there. */
import { LandingHero } from './landing-hero';
import { LandingLessons } from './landing-lessons';
import styles from './home-page.module.css';
import { LandingSteps } from './landing-steps';

export function HomePage() {
  return (
    <>
      <LandingHero />
      <div className={styles.paper}>
        <LandingSteps />
        <LandingLessons />
      </div>
    </>
  );
}
