/** The guide to one lesson, part by part. */
import { useWords } from '../../i18n/language';
import { ButtonLink } from '../../ui/forms/button-link';
import { ChildSwitch } from '../../ui/children/child-switch';
import { useFamily } from '../../ui/children/use-family';
import { Notice } from '../../ui/page/notice';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { stageLink } from '../../ui/places/stage-link';
import { useSound } from '../../ui/sound/use-sound';
import { useTabTitle } from '../../ui/page/use-tab-title';
import styles from './guide.module.css';
import { LessonChoice } from './lesson-choice';
import { practiceIn } from './practice';
import { Printables } from './printables';
import { Sentences } from './sentences';
import type { OpenGuide } from './use-guide';
import { WordList } from './word-list';

export function Guide({ guide, userId }: { guide: OpenGuide; userId: string }) {
  const texts = useWords('guide');
  const sound = useSound();
  // So that the practice is that of the child who is chosen, here or in another window.
  useFamily(userId);
  const { name, lesson, words } = guide;
  const { products, index, bookTitle } = lesson;
  const { title } = products[index]!;
  useTabTitle(title, texts.title);
  return (
    <div className={styles.guide}>
      <header className={styles.head}>
        <p className={styles.about}>
          {texts.title} · <span lang="de">{bookTitle}</span>
        </p>
        <h1 lang="de">{title}</h1>
        <ButtonLink {...stageLink(products, index)} look="quiet">
          <PlayIcon name="play" />
          {texts.openLesson}
        </ButtonLink>
      </header>
      {words ? (
        <>
          {sound.failed && <Notice kind="error">{texts.silent}</Notice>}
          <WordList
            words={words.words}
            who={<ChildSwitch userId={userId} />}
            practice={practiceIn(userId, name)}
            sound={sound}
          />
          <Printables lesson={name} words={words.words} />
          <Sentences texts={words.texts} sound={sound} />
        </>
      ) : (
        <section className={styles.none}>
          <h2>{texts.none.title}</h2>
          <p>{texts.none.text}</p>
        </section>
      )}
      <LessonChoice lesson={lesson} />
    </div>
  );
}
