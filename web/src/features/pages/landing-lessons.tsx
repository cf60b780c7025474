/** What a lesson is like, with a few of its words. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { listens } from '../../ui/art/mascot/poses/listens';
import { Icon } from '../../ui/pictures/icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import styles from './landing-lessons.module.css';

const drawn = {
  ear: 'M8 19.5c2.5 2.5 6 .5 6-2.5c0-2.5 3.5-3.5 3.5-8A5.7 5.7 0 0 0 6 9M9.5 9.5a2.3 2.3 0 0 1 4.5 .5c0 2-2.5 2-2.5 4.5',
  heart:
    'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11Z',
  house: 'M4 11l8-7l8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20',
};

const words = [
  { gender: 'der', shape: '●', text: 'der Hund' },
  { gender: 'die', shape: '▲', text: 'die Orange' },
  { gender: 'das', shape: '■', text: 'das Schaf' },
  { gender: 'plural', shape: '◆', text: 'die Kekse' },
] as const;

export function LandingLessons() {
  const { landing } = useWords('pages');
  const facts = [
    { ...landing.lessons.listen, icon: drawn.ear },
    { ...landing.lessons.short, icon: stateIcons.clock },
    { ...landing.lessons.safe, icon: drawn.heart },
    { ...landing.lessons.yours, icon: drawn.house },
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
