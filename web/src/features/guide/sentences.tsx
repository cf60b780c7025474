/** What is said in the lesson: stories and rhymes in full, and some sentences of each game. */
import type { LessonText, Spoken } from '../../api/lesson-words';
import { useWords } from '../../i18n/language';
import styles from './sentences.module.css';
import { SpeakerSign } from '../../ui/sound/speaker-sign';
import type { Sound } from '../../ui/sound/use-sound';

export function Sentences({ texts, sound }: { texts: LessonText[]; sound: Sound }) {
  const words = useWords('guide').sentences;
  if (texts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      {texts.map(({ title, whole, lines }) => (
        <details key={title} className={styles.text}>
          <summary>
            <span lang="de">{title}</span>
            {!whole && <span className={styles.some}> {words.some}</span>}
          </summary>
          <ul className={styles.lines}>
            {lines.map((line, place) => (
              <li key={place}>
                <SpokenLine line={line} sound={sound} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function SpokenLine({ line: { text, sound: link }, sound }: { line: Spoken; sound: Sound }) {
  if (!link) return <p lang="de">{text}</p>;
  return (
    <button
      type="button"
      lang="de"
      className={styles.line}
      data-heard={sound.heard === link || undefined}
      onClick={() => sound.play(link)}
    >
      <SpeakerSign className={styles.speaker} />
      {text}
    </button>
  );
}
