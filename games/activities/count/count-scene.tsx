/** The place of a kind of thing, with as many of them in it as are to be counted: apples in a tree, ducks on a pond. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import { chosenPlaces, type Kind } from './rules';

type Place = [x: number, y: number, size: number];
const places = drawings.places as unknown as Record<Kind, Place[]>;

type Props = { kind: Kind; count: number; at: number };

export function CountScene({ kind, count, at }: Props) {
  return (
    <svg class="scene" viewBox="0 0 480 400" aria-hidden="true">
      <Drawn transform="translate(-10 0)" svg={drawings.grounds[kind]} />
      {chosenPlaces(places[kind], count, at).map(([x, y, size], place) => (
        <g key={place} transform={`translate(${x} ${y}) scale(${size})`}>
          <Drawn class="count-thing" style={{ '--place': place }} svg={drawings.things[kind]} />
        </g>
      ))}
    </svg>
  );
}
