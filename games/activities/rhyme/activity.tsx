/** A rhyme to hear, to speak and to move to: its lines light up while they are read. Some rhymes are also sung. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { LitText } from '../../kit/lit-text';
import { useReading } from '../../kit/reading';
import { phraseLines } from '../../kit/speech';
import { useHint } from '../../kit/use-hint';
import { usePageTurns } from '../../kit/use-page-turns';
import manifest from './manifest.json';
import { beatAt, isForHands, picturesOf, starsForListening, type Beat, type Rhyme } from './rules';
import { ClapButton, SingButton } from './song-buttons';
import { SungText } from './sung-text';
import './rhyme.css';

const phrase = phraseLines('rhyme', manifest.phrases);

export default function RhymeSheet({ lesson, data, speaker, onMood, onDone }: ActivityProps) {
  const rhyme = data as Rhyme;
  const { title, lines, song } = rhyme;
  const { place, follow } = useReading();
  const [beat, setBeat] = useState<Beat | null>(null);
  const [isSinging, setSinging] = useState(false);
  const heard = useRef(0);
  const readings = useRef(0);
  const lit = isSinging ? beat?.line : place?.line;

  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lit !== undefined) list.current?.children[lit]?.scrollIntoView({ block: 'nearest' });
  }, [lit]);

  const hints = useHint(place, () => onMood('waves'));

  const read = async () => {
    const mine = (readings.current += 1);
    setSinging(false);
    onMood('listens');
    const said = follow(lines.map(({ says }) => says)).map((one, line) => ({
      ...one,
      onSaid: (share: number) => {
        one.onSaid?.(share);
        if (share >= 1) heard.current = Math.max(heard.current, line + 1);
      },
    }));
    const call = phrase(isForHands(rhyme) ? 'join' : 'listen');
    await speaker.instruct([call, title.says, ...said]);
    if (mine !== readings.current) return;
    // With the sound off nothing is spoken, and the child has read the lines.
    heard.current = lines.length;
    onMood('claps');
  };

  const sing = async () => {
    if (!song) return;
    const mine = (readings.current += 1);
    setSinging(true);
    setBeat(null);
    onMood('claps');
    const music = {
      ...song.says,
      onSaid: (share: number) => {
        const now = beatAt(song, share * song.seconds);
        setBeat((before) =>
          before?.line === now?.line && before?.syllable === now?.syllable ? before : now,
        );
      },
    };
    await speaker.instruct([phrase('sing'), music]);
    if (mine === readings.current) setSinging(false);
  };

  useEffect(() => {
    void read();
    return () => {
      readings.current = 0;
    };
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
        <ol ref={list} class="rhyme-lines">
          {lines.map((line, order) => (
            <li key={order} data-reading={lit === order}>
              <span class="rhyme-pictures">
                {picturesOf(line, lesson.words).map((picture) => (
                  <img key={picture} src={picture} alt="" draggable={false} />
                ))}
              </span>
              {song && isSinging ? (
                <SungText
                  syllables={song.lines[order] ?? []}
                  at={beat?.line === order ? beat.syllable : null}
                />
              ) : (
                <LitText text={line.says.text} word={place?.line === order ? place.word : null} />
              )}
              {line.gesture && (
                <img class="rhyme-gesture" src={line.gesture} alt="Mach mit!" draggable={false} />
              )}
            </li>
          ))}
        </ol>
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
