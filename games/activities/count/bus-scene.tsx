/** The bus at its stop: children wait in front, and look out of the windows once they are in. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import { waiting } from './rules';

type Props = { inside: number; drives: boolean };

const all = Array.from({ length: waiting }, (_, child) => child);

/** Head and shoulders in a window, of which the bus has ten. */
function Passenger({ child }: { child: number }) {
  const [x = 0, y = 0] = drawings.seats[child] ?? [];
  return (
    <svg
      class="count-child-in"
      x={x - 23}
      y={y - 26}
      width="46"
      height="52"
      viewBox={`-30 ${(drawings.children[child]?.top ?? 0) - 6} 60 68`}
    >
      <use href={`#count-child-${child}`} />
    </svg>
  );
}

export function BusScene({ inside, drives }: Props) {
  return (
    <svg class="scene" viewBox="10 0 480 400" aria-hidden="true">
      <defs>
        {all.map((child) => (
          <Drawn key={child} id={`count-child-${child}`} svg={drawings.children[child]?.svg} />
        ))}
      </defs>
      <Drawn svg={drawings.street} />
      <g class={drives ? 'count-bus count-bus-drives' : 'count-bus'}>
        <Drawn svg={drawings.bus} />
        {all
          .filter((child) => child < inside)
          .map((child) => (
            <Passenger key={child} child={child} />
          ))}
      </g>
      <Drawn class="scene-world" svg={drawings.stop} />
      {all
        .filter((child) => child >= inside)
        .map((child) => (
          <use
            key={child}
            class="count-child"
            href={`#count-child-${child}`}
            transform={`translate(${86 + child * 46} ${child % 2 ? 382 : 392}) scale(.62)`}
          />
        ))}
    </svg>
  );
}
