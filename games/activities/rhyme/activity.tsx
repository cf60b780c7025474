/** A rhyme to hear, to speak and to move to: its lines light up while they are read. Some rhymes are also sung. */
import { useEffect, useRef } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/controls/big-button';
import type { Word } from '../../kit/lesson';
import { LitText } from '../../kit/words/lit-text';
import { useHint } from '../../kit/series/use-hint';
import { usePageTurns } from '../../kit/controls/use-page-turns';
import { picturesOf, starsForListening, type Rhyme, type RhymeLine } from './rules';
import { ClapButton, SingButton } from './song-buttons';
import { SungSong } from './sung-song';
import { useRhyme } from './use-rhyme';
import './rhyme.css';

type LineProps = {
  line: RhymeLine;
  words: readonly Word[];
  isLit: boolean;
  /** The word that is read. */
  word: number | null;
};

const RhymeRow = ({ line, words, isLit, word }: LineProps) => (
  <li data-reading={isLit}>
    <span class="rhyme-pictures">
      {picturesOf(line, words).map((picture) => (
        <img key={picture} src={picture} alt="" draggable={false} />
      ))}
    </span>
    <LitText text={line.says.text} word={word} />
    {line.gesture && (
      <img class="rhyme-gesture" src={line.gesture} alt="Mach mit!" draggable={false} />
    )}
  </li>
);

export default function RhymeSheet({ lesson, data, speaker, onMood, onDone }: ActivityProps) {
  const rhyme = data as Rhyme;
  const { title, lines, song } = rhyme;
  const { place, beat, isSinging, heard, read, sing, leave } = useRhyme(rhyme, { speaker, onMood });
  const lit = place?.line;

  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lit !== undefined) list.current?.children[lit]?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  const hints = useHint(place, () => onMood('waves'));
  useEffect(() => {
    void read();
    return leave;
  }, []);

  const turn = (step: 1 | -1) => {
    if (step === 1) onDone(starsForListening(heard.current, lines.length));
  };
  const swipes = usePageTurns(turn);
  return (
    <div class="rhyme" {...swipes}>
      {/* On the smallest screens the sheet scrolls, and the arrow keys must reach it. */}
      <div class="rhyme-sheet" tabIndex={0} style={{ borderColor: lesson.colour }}>
        <h1 class="rhyme-title">{title.says.text}</h1>
        {song && isSinging ? (
          <SungSong {...{ lesson, lines, song, beat }} />
        ) : (
          <ol ref={list} class="rhyme-lines">
            {lines.map((line, order) => (
              <RhymeRow
                key={order}
                line={line}
                words={lesson.words}
                isLit={lit === order}
                word={lit === order ? (place?.word ?? null) : null}
              />
            ))}
          </ol>
        )}
      </div>
      <nav class="rhyme-turns" aria-label="Seiten" data-hinted={hints > 0}>
        {isSinging && <ClapButton onClap={() => onMood('claps')} />}
        {song && !isSinging && <SingButton onPress={() => void sing()} />}
        <BigButton name="Noch einmal" sign="again" onPress={() => void read()} />
        <BigButton name="Weiter" sign="next" look="sun" onPress={() => turn(1)} />
      </nav>
    </div>
  );
}
