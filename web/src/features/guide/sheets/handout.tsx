/** Sheets to print from a lesson, shown as they will come out of the printer. */
import type { LessonWord } from '../../../api/lesson-words';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { ButtonLink } from '../../../ui/forms/button-link';
import { guidePath } from '../../../ui/places/guide-path';
import { useTabTitle } from '../../../ui/page/use-tab-title';
import type { OpenGuide } from '../use-guide';
import { Bingo } from './bingo';
import { Certificate } from './certificate';
import { Colouring } from './colouring';
import './handout.css';
import styles from './handout.module.css';
import type { SheetName } from './sheet-names';
import { WordCards } from './word-cards';

type HandoutProps = { guide: OpenGuide; words: LessonWord[]; sheet: SheetName };

const sheets = { cards: WordCards, bingo: Bingo, colouring: Colouring, certificate: Certificate };

export function Handout({ guide, words, sheet }: HandoutProps) {
  const texts = useWords('guide').print;
  const { name, lesson } = guide;
  const { title } = lesson.products[lesson.index]!;
  const about = texts.sheets[sheet];
  const Sheets = sheets[sheet];
  useTabTitle(about.title, title);
  return (
    <div className={styles.handout} data-sheets>
      <div className={styles.head} data-screen>
        <ButtonLink to={guidePath(name)} look="text">
          {texts.back}
        </ButtonLink>
        <h1>
          {about.title}: <span lang="de">{title}</span>
        </h1>
        <p>{about.how}</p>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </div>
      <Sheets words={words} title={title} note={`${title} · ${lesson.bookTitle}`} />
    </div>
  );
}
