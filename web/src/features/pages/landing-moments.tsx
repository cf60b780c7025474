/** Moments of real lessons (e2e/pictures/moments.py takes them), and the way into one. */
import { useWords } from '../../i18n/language';
import { ButtonLink } from '../../ui/forms/button-link';
import { Icon } from '../../ui/pictures/icon';
import { paths } from '../../ui/places/paths';
import styles from './landing-moments.module.css';
import baskets from './moments/baskets.webp';
import find from './moments/find.webp';
import paint from './moments/paint.webp';
import story from './moments/story.webp';
import { playIcon } from './play-drawing';
import { useTrialTitle } from './use-trial-offer';

const pictures = { find, story, paint, baskets };

export function LandingMoments() {
  const words = useWords('landing');
  const trial = useTrialTitle();
  const names = Object.keys(pictures) as (keyof typeof pictures)[];
  return (
    <section className={styles.section} aria-labelledby="moments">
      <h2 id="moments">{words.momentsTitle}</h2>
      <p className={styles.text}>{words.momentsText}</p>
      <ul className={styles.moments}>
        {names.map((name) => (
          <li key={name}>
            <figure className={styles.moment}>
              <img
                src={pictures[name]}
                alt={words.moments[name].alt}
                width="768"
                height="576"
                loading="lazy"
                decoding="async"
              />
              <figcaption>{words.moments[name].caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {/* Always there, so that nothing below moves when the lesson is offered. */}
      <div className={styles.trial}>
        {trial !== undefined && (
          <>
            <ButtonLink to={paths.trial} large>
              <Icon d={playIcon} className={styles.play} />
              {words.play(trial)}
            </ButtonLink>
            <p className={styles.text}>{words.playText}</p>
          </>
        )}
      </div>
    </section>
  );
}
