/** The words of the lesson: seen, heard and understood, with what the child has practised of them. */
import type { ReactNode } from 'react';
import type { LessonWord } from '../../api/lesson-words';
import { useDayFormat } from '../../i18n/day-format';
import { useLanguage, useWords } from '../../i18n/language';
import { ArticleMark } from './article-mark';
import { meaningIn } from './meaning';
import type { Practice } from './practice';
import { SpeakerSign } from '../../ui/sound/speaker-sign';
import type { Sound } from '../../ui/sound/use-sound';
import styles from './word-list.module.css';

type WordListProps = {
  words: LessonWord[];
  /** Whose practice it is, if there are several children. */
  who: ReactNode;
  practice: (wordId: string) => Practice;
  sound: Sound;
};

export function WordList({ words, who, practice, sound }: WordListProps) {
  const texts = useWords('guide').words;
  const practised = words.filter(({ id }) => practice(id).days > 0).length;
  return (
    <section className={styles.section}>
      <h2>{texts.title}</h2>
      <p>{texts.hint}</p>
      {who}
      <p className={styles.practised}>
        {practised > 0 ? texts.practised(practised, words.length) : texts.notYet} {texts.onDevice}
      </p>
      <ul className={styles.list}>
        {words.map((word) => (
          <li key={word.id}>
            <WordEntry word={word} practice={practice(word.id)} sound={sound} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type WordEntryProps = { word: LessonWord; practice: Practice; sound: Sound };

function WordEntry({ word, practice, sound }: WordEntryProps) {
  const texts = useWords('guide').words;
  const language = useLanguage();
  const meaning = meaningIn(language, word);
  const plural = word.many ? null : word.plural;
  const link = word.sound;
  const face = (
    <>
      <img src={word.picture} alt="" className={styles.picture} />
      <ArticleMark word={word} />
      {link && <SpeakerSign className={styles.speaker} />}
    </>
  );
  return (
    <div className={styles.entry}>
      {link ? (
        <button
          type="button"
          className={styles.hear}
          data-heard={sound.heard === link || undefined}
          onClick={() => sound.play(link)}
        >
          {face}
        </button>
      ) : (
        <p className={styles.hear}>{face}</p>
      )}
      <div className={styles.about}>
        {meaning && <p className={styles.meaning}>{meaning}</p>}
        {plural && (
          <p className={styles.plural}>
            {texts.plural} <span lang="de">die {plural}</span>
          </p>
        )}
        <PracticeLine practice={practice} />
      </div>
    </div>
  );
}

function PracticeLine({ practice: { days, again } }: { practice: Practice }) {
  const texts = useWords('guide').words;
  const day = useDayFormat();
  if (!again) return null;
  return (
    <p className={styles.practice}>
      {texts.days(days)} · {again <= new Date() ? texts.againNow : texts.again(day(again))}
    </p>
  );
}
