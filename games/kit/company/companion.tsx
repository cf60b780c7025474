/**
 * Somebody to play with: says what is said, looks at what is touched, is glad or puzzled, points when nothing happens,
 * and claps at the end. A touch is answered with joy, and with what was said last.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Mood } from '../activity';
import type { Speaker } from '../speech/speaker';
import { playSound } from '../speech/sounds';
import type { CompanionData, CompanionDrawing, Pose } from './company-data';
import { Figure, type Look } from './figure';
import { useGaze } from './use-gaze';
import { useMouth } from './use-mouth';
import './company.css';

export type Plays = {
  speaker: Speaker;
  mood: Mood | null;
  /** The game is over: there is nothing to say again. */
  isOver?: boolean;
  /** They are drawn looking to the right; what they play with may be on the left. */
  isMirrored?: boolean;
};

const looks: Record<Mood, Look> = {
  rests: { pose: 'rest' },
  listens: { pose: 'rest' },
  waves: { pose: 'show', face: 'eager' },
  wonders: { pose: 'wonder', face: 'puzzled' },
  claps: { pose: 'cheer', face: 'glad' },
};
type Sheet = [left: number, top: number, width: number, height: number];

const clapMs = 240;
const claps = 10;

/** Two stills in turn are clapping; whoever wants less motion sees the first. */
function useClapping(isOver: boolean): Pose {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOver || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const clock = setInterval(() => setCount((before) => Math.min(before + 1, claps)), clapMs);
    return () => clearInterval(clock);
  }, [isOver]);
  return count % 2 ? 'clap-wide' : 'clap';
}

const sheetOf = ({ box }: CompanionDrawing) => box.split(' ').map(Number) as Sheet;

function aspectOf(drawing: CompanionDrawing): number {
  const [, , width, height] = sheetOf(drawing);
  return width / height;
}

/** In parts of the whole sheet, on which arms need more room than the body. */
function touchedPart(drawing: CompanionDrawing, isMirrored: boolean) {
  const [left, top, width, height] = sheetOf(drawing);
  const [x, y, wide, high] = drawing.touched;
  const share = (part: number, of: number) => `${(part / of) * 100}%`;
  return {
    [isMirrored ? 'insetInlineEnd' : 'insetInlineStart']: share(x - left, width),
    insetBlockStart: share(y - top, height),
    inlineSize: share(wide, width),
    blockSize: share(high, height),
  };
}

export function Companion({
  companion,
  mouths,
  speaker,
  mood,
  isOver = false,
  isMirrored = false,
}: Plays & { companion: CompanionData; mouths: string }) {
  const place = useRef<HTMLDivElement>(null);
  const mouth = useMouth(speaker, mouths);
  const {
    gaze: [x, y],
    touches,
  } = useGaze(place);
  const [greets, setGreets] = useState(0);
  const clapping = useClapping(isOver);
  const feels = isOver || (greets > 0 && touches === greets) ? 'claps' : (mood ?? 'rests');
  const look: Look = isOver ? { pose: clapping, face: 'glad' } : looks[feels];
  const { name, drawing } = companion;
  const answer = () => {
    setGreets(touches);
    void playSound('pop');
    void speaker.repeat();
  };

  return (
    <div
      ref={place}
      class="company-figure"
      data-feels={feels}
      data-mirrored={isMirrored}
      style={{ '--aspect': aspectOf(drawing) }}
    >
      <Figure {...{ drawing, look, mouth }} gaze={[isMirrored ? -x : x, y]} />
      {!isOver && (
        <button
          type="button"
          class="company-touch"
          aria-label={`${name}: noch einmal hören`}
          style={touchedPart(drawing, isMirrored)}
          onClick={answer}
        />
      )}
    </div>
  );
}
