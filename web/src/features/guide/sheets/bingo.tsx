/** Bingo boards, all different, and the list for the person who calls the words. */
import { useState } from 'react';
import type { LessonWord } from '../../../api/lesson-words';
import { useLanguage, useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { ArticleMark } from '../article-mark';
import { meaningIn } from '../meaning';
import { bingoGame } from './bingo-boards';
import styles from './bingo.module.css';
import { inPages } from './in-pages';
import { Paper } from './paper';
import type { SheetProps } from './sheet-props';

const counts = [4, 8, 12, 24];
const perPage = 2;

export function Bingo({ words, title, note }: SheetProps) {
  const texts = useWords('guide').print.bingo;
  const [count, setCount] = useState(counts[0]!);
  const [seed, setSeed] = useState(1);
  const { boards, calls } = bingoGame(words, count, seed);
  const game = `${note} · Bingo ${seed}`;
  return (
    <>
      <div className={styles.choices} data-screen>
        <label className={styles.count}>
          {texts.count}
          <select value={count} onChange={(event) => setCount(Number(event.target.value))}>
            {counts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <Button look="quiet" onClick={() => setSeed(seed + 1)}>
          {texts.others}
        </Button>
      </div>
      <div>
        {inPages(boards, perPage).map((page, place) => (
          <Paper key={place} note={game}>
            <div className={styles.page}>
              {page.map((board, row) => (
                <Board key={row} title={`${title} · ${place * perPage + row + 1}`} words={board} />
              ))}
            </div>
          </Paper>
        ))}
        <Calls title={title} words={calls} note={game} />
      </div>
    </>
  );
}

function Board({ title, words }: { title: string; words: LessonWord[] }) {
  return (
    <div className={styles.board}>
      <p lang="de" className={styles.title}>
        Bingo: {title}
      </p>
      <ul className={styles.fields}>
        {words.map((word) => (
          <li key={word.id} className={styles.field}>
            <img src={word.picture} alt="" className={styles.picture} />
            <ArticleMark word={word} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Calls({ title, words, note }: { title: string; words: LessonWord[]; note: string }) {
  const texts = useWords('guide').print.bingo;
  const language = useLanguage();
  return (
    <Paper note={note}>
      <div className={styles.calls}>
        <h2>
          {texts.calls} · <span lang="de">{title}</span>
        </h2>
        <p>{texts.how}</p>
        <ol className={styles.list}>
          {words.map((word) => (
            <li key={word.id} className={styles.call}>
              <span className={styles.box} />
              <img src={word.picture} alt="" className={styles.small} />
              <ArticleMark word={word} />
              <span className={styles.meaning}>{meaningIn(language, word)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Paper>
  );
}
