/** The three steps from the printed book to the game. */
import { useWords } from '../../i18n/language';
import bookPicture from './book-picture.svg';
import codePicture from './code-picture.svg';
import styles from './landing-steps.module.css';
import startPicture from './moments/start.webp';

export function LandingSteps() {
  const { landing } = useWords('pages');
  const steps = [
    { ...landing.steps.find, picture: bookPicture },
    { ...landing.steps.type, picture: codePicture },
    { ...landing.steps.play, picture: startPicture },
  ];
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{landing.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, picture }) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>
              <img src={picture} alt="" width="320" height="190" loading="lazy" />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
