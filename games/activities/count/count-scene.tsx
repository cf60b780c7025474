/** A meadow, a pond or the evening sky, with as many things in it as are to be counted. */
import drawings from './drawings.json';
import { layOut, type Kind } from './rules';

const grounds: Record<Kind, keyof typeof drawings.grounds> = {
  aepfel: 'meadow',
  blumen: 'meadow',
  pilze: 'meadow',
  enten: 'pond',
  fische: 'pond',
  sterne: 'night',
};

type Props = { kind: Kind | 'bus'; count: number; at: number };

export function CountScene({ kind, count, at }: Props) {
  if (kind === 'bus') return null;
  return (
    <svg class="scene" viewBox="0 0 480 400" aria-hidden="true">
      <g
        transform="translate(-10 0)"
        dangerouslySetInnerHTML={{ __html: drawings.grounds[grounds[kind]] }}
      />
      {layOut(count, at).map(([x, y, turn], place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g
            class="count-thing"
            style={{ '--place': place }}
            dangerouslySetInnerHTML={{ __html: drawings.things[kind] }}
          />
        </g>
      ))}
    </svg>
  );
}
