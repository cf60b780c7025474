/** The room: wall, floor, lights, and its furniture, each piece with what lies on, under, next to or in it. */
import type { ComponentChildren } from 'preact';
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import { furniture } from './furniture';

type Props = {
  /** What is shown at a place of a piece. */
  placeAt: (piece: string, place: string, at: [number, number]) => ComponentChildren;
};

const Backdrop = () => (
  <>
    <svg class="scene" viewBox="0 0 1000 400" preserveAspectRatio="xMidYMin slice">
      <Drawn svg={drawings.wall} />
    </svg>
    <svg class="scene room-floor" viewBox="0 0 1000 400" preserveAspectRatio="none">
      <Drawn svg={drawings.floor} class="scene-world" />
    </svg>
    <svg class="scene room-lights" viewBox="0 0 200 32" preserveAspectRatio="none">
      <Drawn svg={drawings.lights} />
    </svg>
    <i class="room-carpet" />
  </>
);

export const RoomPicture = ({ placeAt }: Props) => (
  <div class="room" role="group" aria-label="Zimmer">
    <Backdrop />
    {furniture.map(({ name, tall, wide, ratio, view, places }) => (
      <div
        key={name}
        class="room-piece"
        style={{
          '--tall-x': tall[0],
          '--tall-y': tall[1],
          '--tall-w': tall[2],
          '--wide-x': wide[0],
          '--wide-y': wide[1],
          '--wide-w': wide[2],
          '--ratio': ratio,
        }}
      >
        <svg viewBox={view} aria-hidden="true">
          <Drawn svg={drawings[name]} />
        </svg>
        {Object.entries(places).map(([place, at]) => placeAt(name, place, at))}
      </div>
    ))}
  </div>
);
