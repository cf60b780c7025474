/** The words of the lesson as pictures in an open book, to tap and to hear. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { BigButton } from '../../kit/controls/big-button';
import type { Word } from '../../kit/lesson';
import { PictureCard } from '../../kit/words/picture-card';
import { isKnown } from '../../kit/progress';
import { phraseLines, wordLine } from '../../kit/speech/line';
import { useBoxSize } from '../../kit/stage/use-box-size';
import { useHint } from '../../kit/series/use-hint';
import { usePageTurns } from '../../kit/controls/use-page-turns';
import { WordLabel } from '../../kit/words/word-label';
import manifest from './manifest.json';
import { pageOf, starsForHearing } from './rules';
import { spreadLayout } from './spread-layout';
import './word-spread.css';

const phrase = phraseLines('word-spread', manifest.phrases);

export default function WordSpread(props: ActivityProps) {
  const { lesson, progress, speaker, moves, onMood, onMove, onDone } = props;
  const [page, setPage] = useState(0);
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(moves));
  const [speaking, setSpeaking] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const { columns, rows } = spreadLayout(width, height, lesson.words.length);
  const pages = Math.ceil(lesson.words.length / (columns * rows));
  const here = Math.min(page, pages - 1);
  const words = pageOf(lesson.words, here, columns * rows);

  const hints = useHint(heard, () => {
    onMood('waves');
    void speaker.repeat();
  });
  const hinted = hints > 0 ? words.find((word) => !heard.has(word.id)) : undefined;

  useEffect(() => {
    void speaker.instruct([phrase('tap')]);
  }, []);

  const hear = async (word: Word) => {
    if (!heard.has(word.id)) onMove(word.id);
    setHeard((before) => new Set(before).add(word.id));
    setSpeaking(word.id);
    onMood('listens');
    await speaker.say([wordLine(lesson, word)]);
  };
  const turn = (step: 1 | -1) => {
    if (here + step >= pages) onDone(starsForHearing(heard.size, lesson.words.length));
    else setPage(Math.max(0, here + step));
  };
  const swipes = usePageTurns(turn);

  return (
    <div class="word-spread" {...swipes}>
      <div ref={box} class="word-spread-cards" style={{ '--columns': columns, '--rows': rows }}>
        {words.map((word) => (
          <PictureCard
            key={word.id}
            word={word}
            name={withArticle(word)}
            state={speaking === word.id ? 'speaking' : hinted?.id === word.id ? 'hinted' : 'still'}
            onChoose={() => void hear(word)}
          >
            <WordLabel word={word} />
            {heard.has(word.id) && <span class="word-spread-heard" aria-hidden="true" />}
            {isKnown(progress, word.id) && <span class="only-spoken">Das kennst du schon.</span>}
          </PictureCard>
        ))}
      </div>
      <nav class="word-spread-turns" aria-label="Seiten">
        {here > 0 && <BigButton name="Zurück" sign="back" onPress={() => turn(-1)} />}
        <span class="word-spread-pages" role="img" aria-label={`Seite ${here + 1} von ${pages}`}>
          {pages > 1 &&
            Array.from({ length: pages }, (_, dot) => (
              <i key={dot} class={dot === here ? 'here' : ''} />
            ))}
        </span>
        <BigButton name="Weiter" sign="next" look="sun" onPress={() => turn(1)} />
      </nav>
    </div>
  );
}
