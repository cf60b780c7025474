/** The large line of the exercise book: the road of the stroke, where it begins, and everything that is written. */
import { arm } from 'kaktus-shared/mascot';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Drawn } from '../../kit/stage/drawn';
import { useBoxSize } from '../../kit/stage/use-box-size';
import { directionOf, isArrow, isDot, type Arrow, type Mistake } from './following';
import { House, Pencil, StartSign } from './line-signs';
import { strokeAt, strokeId } from './rules';
import { pathOf, type PlacedLetter, type Point, type Track } from './tracks';
import { isStill, useGuide, type GuideParts } from './use-guide';
import { usePen, type PenParts } from './use-pen';

type Props = {
  letters: readonly PlacedLetter[];
  written: readonly string[];
  /** The stroke that is to be written; none when everything is. */
  current: string;
  /** The letter in the middle. */
  focus: number;
  tries: number;
  isLed: boolean;
  onWritten: () => void;
  onMistake: (mistake: Mistake) => void;
  onLed: () => void;
};

/** The part of the line that must be seen: from the dots of capital letters to the bottom line, and a wide letter. */
const seen = { top: -20, height: 118, width: 96 };
const houseRoom = 46;
/** Beside the letters. */
const margin = 20;
/** The tip of Kaktus' arm is at 0. */
const kaktusArm =
  arm('M8 9C14 40 40 62 84 68') +
  '<path d="M18 30l5 1-2 5M40 54l5-1 0 6M66 64l4-3 2 5" fill="none" stroke="#F8EFCF" stroke-width="2.4"/>';
const spoken: Record<Arrow, string> = {
  ArrowRight: 'nach rechts',
  ArrowDown: 'nach unten',
  ArrowLeft: 'nach links',
  ArrowUp: 'nach oben',
};

/** All letters, if they fit together, or the one that is written. */
function middleOf(letters: readonly PlacedLetter[], focus: number) {
  const last = letters.at(-1);
  const width = last ? last.x + last.width : 0;
  return width + margin <= seen.width ? { x: 0, width } : letters[focus];
}

/** Where the line lies on the screen: what is written in the middle, and as large as it fits. */
function frameOf(
  { width, height }: ReturnType<typeof useBoxSize>,
  middle: { x: number; width: number } | undefined,
) {
  const scale = Math.min(height / seen.height, width / seen.width) || 1;
  const [wide, high] = [width / scale || seen.width, height / scale || seen.height];
  const top = seen.top - (high - seen.height) / 2;
  const left = middle ? middle.x + middle.width / 2 - wide / 2 : 0;
  return { scale, wide, high, top, left };
}

/** What a screen reader says of the stroke. */
function labelOf(
  letters: readonly PlacedLetter[],
  letter: PlacedLetter | undefined,
  stroke: number,
) {
  const track = letter?.tracks[stroke];
  if (!track) return letters.map((one) => one.letter).join('');
  return (
    `${letter.letter}: Strich ${stroke + 1} von ${letter.tracks.length}` +
    `${isDot(track) ? ', ein Punkt' : `, ${spoken[directionOf(track)]}`}. ` +
    'Schreib mit dem Finger oder drück die Eingabetaste.'
  );
}

type StrokesProps = Pick<Props, 'letters' | 'written' | 'current'> & {
  paths: readonly (readonly string[])[];
  byKey: Track | undefined;
};

/** Every stroke of the letters: written, to be written now, or waiting. */
const Strokes = ({ letters, written, current, paths, byKey }: StrokesProps) => (
  <>
    {paths.map((strokes, at) =>
      strokes.map((path, stroke) => {
        const id = strokeId(at, stroke);
        const state = written.includes(id) ? 'written' : id === current ? 'now' : 'waiting';
        const how = letters[at]?.tracks[stroke] === byKey ? 'key' : undefined;
        return (
          <path
            key={id}
            class="writing-stroke"
            data-state={state}
            data-by={how}
            pathLength={1}
            d={path}
          />
        );
      }),
    )}
  </>
);

type MarksProps = Pick<Props, 'isLed'> & { parts: PenParts; guide: GuideParts };

/** What finger and Kaktus draw, and with what. */
const PenMarks = ({ parts, guide, isLed }: MarksProps) => (
  <>
    <path ref={parts.ink} class="writing-ink" />
    <path ref={guide.ink} class="writing-ink" data-led={isLed} />
    <path ref={parts.trail} class="writing-trail" />
    <g ref={parts.pencil} opacity="0">
      <Pencil />
    </g>
    <g ref={guide.hand} opacity="0">
      <Drawn svg={kaktusArm} transform="scale(.4)" />
    </g>
  </>
);

export function WritingLine(props: Props) {
  const { letters, written, current, focus, tries, isLed, onWritten, onMistake, onLed } = props;
  const page = useRef<HTMLButtonElement>(null);
  const parts = {
    surface: useRef<SVGSVGElement>(null),
    ink: useRef<SVGPathElement>(null),
    trail: useRef<SVGPathElement>(null),
    pencil: useRef<SVGGElement>(null),
  };
  const guide = { hand: useRef<SVGGElement>(null), ink: useRef<SVGPathElement>(null) };
  const { scale, wide, high, top, left } = frameOf(useBoxSize(page), middleOf(letters, focus));

  const [letterAt, strokeNumber] = strokeAt(current || 's0-0');
  const letter = letters[letterAt];
  const track = current ? letter?.tracks[strokeNumber] : undefined;
  const direction = track && directionOf(track);
  /** The last stroke that was not traced by a pointer draws itself. */
  const [byKey, setByKey] = useState<Track>();

  const toLine = (clientX: number, clientY: number): Point => {
    const box = parts.surface.current?.getBoundingClientRect();
    return [left + (clientX - (box?.left ?? 0)) / scale, top + (clientY - (box?.top ?? 0)) / scale];
  };
  const { stop, goOn } = useGuide(track, isLed || tries === 2, guide, () => isLed && onLed());
  const pen = usePen(track, parts, {
    toLine,
    left,
    isLed,
    onWritten,
    onMistake,
    onTouch: () => !isLed && stop(),
    onLeadOn: goOn,
  });
  const writeByKey = () => {
    if (!track || isLed) return;
    setByKey(track);
    onWritten();
  };
  const steer = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === direction) writeByKey();
    else if (track && !isLed) onMistake('follow');
  };
  const paths = useMemo(
    () => letters.map(({ tracks }) => tracks.map((one) => pathOf(one))),
    [letters],
  );
  return (
    <button
      ref={page}
      type="button"
      class="writing-page"
      data-thing={current || undefined}
      data-goes={direction}
      aria-label={labelOf(letters, track && letter, strokeNumber)}
      onKeyDown={steer}
      onClick={(event) => event.detail === 0 && writeByKey()}
      {...pen}
    >
      <svg ref={parts.surface} viewBox={`0 ${top} ${wide} ${high}`} aria-hidden="true">
        {[0, 30, 60, 90].map((y) => (
          <path key={y} class="writing-rule" data-base={y === 60} d={`M0 ${y}H${wide}`} />
        ))}
        {letters.length === 1 && wide > seen.width + houseRoom && <House x={10} />}
        <g class="writing-word" style={{ transform: `translateX(${-left}px)` }}>
          {track && <path class="writing-road" d={paths[letterAt]?.[strokeNumber]} />}
          <Strokes {...{ letters, written, current, paths, byKey }} />
          {track && (
            <StartSign track={track} isUrgent={tries > 0} isWhole={tries > 1 && isStill()} />
          )}
          <PenMarks {...{ parts, guide, isLed }} />
        </g>
      </svg>
    </button>
  );
}
