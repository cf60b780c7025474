/** A meadow, a pond or the evening sky, with as many things in it as are to be counted. */
import { Drawn } from '../../kit/stage/drawn';
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

type Props = { kind: Kind; count: number; at: number };

export function CountScene({ kind, count, at }: Props) {
  return (
    <svg class="scene" viewBox="0 0 480 400" aria-hidden="true">
      <Drawn transform="translate(-10 0)" svg={drawings.grounds[grounds[kind]]} />
      {layOut(count, at).map(([x, y, turn], place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Drawn class="count-thing" style={{ '--place': place }} svg={drawings.things[kind]} />
        </g>
      ))}
    </svg>
  );
}
