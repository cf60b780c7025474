/** The three steps from the printed book to the game. */
import { useWords } from '../../i18n/language';
import styles from './landing-steps.module.css';
import { BookPicture } from './book-picture';
import { CodePicture } from './code-picture';
import { GamePicture } from './game-picture';

export function LandingSteps() {
  const { landing } = useWords('pages');
  const steps = [
    { ...landing.steps.find, picture: <BookPicture /> },
    { ...landing.steps.type, picture: <CodePicture /> },
    { ...landing.steps.play, picture: <GamePicture /> },
  ];
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{landing.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, picture }) => (
          <li key={title} className={styles.step}>
            <div className={styles.picture}>{picture}</div>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
