/** What a lesson is like, with a few of its words. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { listens } from '../../ui/art/mascot/poses/listens';
import { Icon, icons } from '../../ui/icon';
import styles from './landing-lessons.module.css';

const words = [
  { gender: 'der', shape: '●', text: 'der Hund' },
  { gender: 'die', shape: '▲', text: 'die Orange' },
  { gender: 'das', shape: '■', text: 'das Schaf' },
  { gender: 'plural', shape: '◆', text: 'die Kekse' },
] as const;

export function LandingLessons() {
  const { landing } = useWords('pages');
  const facts = [
    { ...landing.lessons.listen, icon: icons.ear },
    { ...landing.lessons.short, icon: icons.clock },
    { ...landing.lessons.safe, icon: icons.heart },
    { ...landing.lessons.yours, icon: icons.house },
  ];
  return (
    <section className={styles.section} aria-labelledby="lessons">
      <div className={styles.scene}>
        <Kaktus pose={listens} className={styles.kaktus} />
        <ul className={styles.words} aria-label={landing.wordsLabel}>
          {words.map(({ gender, shape, text }) => (
            <li key={text} lang="de" className={styles.word}>
              <span className={styles[gender]} aria-hidden="true">
                {shape}
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 id="lessons">{landing.lessonsTitle}</h2>
        <ul className={styles.facts}>
          {facts.map(({ title, text, icon }) => (
            <li key={title} className={styles.fact}>
              <span className={styles.icon}>
                <Icon d={icon} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
