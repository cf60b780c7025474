/** The whole word on a small line: what is written in ink, what is next, what is still to come. */
import { pathOf, type PlacedLetter } from './tracks';

type Props = {
  letters: readonly PlacedLetter[];
  next: number;
  isWritten: (letter: number) => boolean;
  /** Letters that are still to come are not shown, only their places. */
  isByEar?: boolean;
};

export function WordStrip({ letters, next, isWritten, isByEar = false }: Props) {
  const last = letters.at(-1);
  const width = last ? last.x + last.width : 0;
  const signs = letters.map(({ letter }, at) => (isWritten(at) || !isByEar ? letter : '…'));
  return (
    <svg
      class="writing-strip"
      viewBox={`-14 -16 ${width + 28} 112`}
      role="img"
      aria-label={signs.join(isByEar ? ' ' : '')}
    >
      {[0, 30, 60, 90].map((y) => (
        <path key={y} class="writing-rule" d={`M-14 ${y}H${width + 14}`} />
      ))}
      {letters.map(({ x, width: wide, tracks }, at) => {
        const state = isWritten(at) ? 'written' : at === next ? 'next' : 'waiting';
        if (isByEar && state !== 'written') {
          return <rect key={at} class="writing-gap" data-state={state} {...gapBox(x, wide)} />;
        }
        return (
          <g key={at} class="writing-letter" data-state={state}>
            {tracks.map((track, stroke) => (
              <path key={stroke} d={pathOf(track)} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Wide enough not to tell an i from an m. */
function gapBox(x: number, width: number) {
  const wide = 22;
  return { x: x + (width - wide) / 2, y: 57, width: wide, height: 6, rx: 3 };
}
