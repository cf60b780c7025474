/** A rhyme to hear, to speak and to move to: its lines light up while they are read. */
import { useEffect, useRef } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { LitText } from '../../kit/lit-text';
import { useReading } from '../../kit/reading';
import { phraseLines } from '../../kit/speech';
import { useHint } from '../../kit/use-hint';
import { usePageTurns } from '../../kit/use-page-turns';
import manifest from './manifest.json';
import { isForHands, picturesOf, starsForListening, type Rhyme } from './rules';
import './rhyme.css';

const phrase = phraseLines('rhyme', manifest.phrases);

export default function RhymeSheet({ lesson, data, speaker, onMood, onDone }: ActivityProps) {
  const rhyme = data as Rhyme;
  const { title, lines } = rhyme;
  const { place, follow } = useReading();
  const heard = useRef(0);
  const readings = useRef(0);

  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (place) list.current?.children[place.line]?.scrollIntoView({ block: 'nearest' });
  }, [place?.line]);

  const hints = useHint(place, () => onMood('waves'));

  const read = async () => {
    const mine = (readings.current += 1);
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
            <li key={order} data-reading={place?.line === order}>
              <span class="rhyme-pictures">
                {picturesOf(line, lesson.words).map((picture) => (
                  <img key={picture} src={picture} alt="" draggable={false} />
                ))}
              </span>
              <LitText text={line.says.text} word={place?.line === order ? place.word : null} />
              {line.gesture && (
                <img class="rhyme-gesture" src={line.gesture} alt="Mach mit!" draggable={false} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <nav class="rhyme-turns" aria-label="Seiten" data-hinted={hints > 0}>
        <BigButton name="Noch einmal" sign="again" onPress={() => void read()} />
        <BigButton name="Weiter" sign="next" look="sun" onPress={() => turn(1)} />
      </nav>
    </div>
  );
}
