/** Drawings on the line: where a stroke begins and goes, the pencil, and the house that names the three rows. */
import { isDot } from './following';
import { step, type Point, type Track } from './tracks';

const arrowLength = 17;
const arrowEvery = 22;

/** An arrowhead at a point of the track, turned into its direction. */
function Arrowhead({ track, at }: { track: Track; at: number }) {
  const [x, y] = track[at] ?? [0, 0];
  const [u, v] = track[Math.max(0, at - 2)] ?? [0, 0];
  const angle = (Math.atan2(y - v, x - u) * 180) / Math.PI;
  return (
    <path d="M-3.6 -4.6L4.4 0L-3.6 4.6Z" transform={`translate(${x} ${y}) rotate(${angle})`} />
  );
}

type SignProps = { track: Track; isUrgent: boolean; isWhole: boolean };

/** A point where the stroke begins and an arrow along it; `isWhole` has arrows all the way, where nothing may move. */
export function StartSign({ track, isUrgent, isWhole }: SignProps) {
  const [x, y] = track[0] as Point;
  const end = Math.min(track.length - 1, Math.round(arrowLength / step));
  const spacing = Math.round(arrowEvery / step);
  const further = isWhole
    ? Array.from({ length: Math.floor((track.length - 1 - end) / spacing) }, (_, count) => {
        return end + (count + 1) * spacing;
      })
    : [];
  const line = track.slice(0, Math.max(1, end - 1)).map((point) => point.join(' '));
  return (
    <g class="writing-start" data-urgent={isUrgent}>
      {!isDot(track) && (
        <>
          <path class="writing-arrow" d={`M${line.join('L')}`} />
          {[end, ...further].map((at) => (
            <Arrowhead key={at} track={track} at={at} />
          ))}
        </>
      )}
      <circle cx={x} cy={y} r={5} />
      <circle class="writing-start-light" cx={x - 1.4} cy={y - 1.6} r={1.5} />
    </g>
  );
}

/** Its tip is at 0. */
export function Pencil() {
  return (
    <g transform="rotate(28)">
      <path d="M0 0L-5 -13H5Z" fill="#F0CF9E" />
      <path d="M0 0L-2 -5H2Z" fill="#26233A" />
      <path d="M-5 -13H5V-52H-5Z" fill="#FFC145" />
      <path d="M1.6 -13H5V-52H1.6Z" fill="#E39B2E" />
      <path d="M-5 -52H5V-57H-5Z" fill="#C9CED8" />
      <path d="M-5 -57H5V-61Q5 -65 0 -65T-5 -61Z" fill="#F7867E" />
    </g>
  );
}

/** As in German exercise books: the roof, the room and the cellar are the three rows of the line. */
export function House({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M2 30H28V60H2Z" fill="#FFE3B8" />
      <path d="M2 60H28V88Q28 90 26 90H4Q2 90 2 88Z" fill="#D9BF9A" />
      <path d="M-2 30L15 1L32 30Z" fill="#E2725B" />
      <path d="M15 1L32 30H22Z" fill="#C95A45" />
      <path d="M6 38H14V47H6Z" fill="#8FD3E8" />
      <path d="M17 40H24V60H17Z" fill="#8A5A3B" />
      <path d="M9 69H21V77H9Z" fill="#7C6448" />
      <circle cx="15" cy="20" r="3.4" fill="#FFF1CF" />
    </g>
  );
}
