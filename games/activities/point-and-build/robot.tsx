/** The robot in its parts, each drawn where it belongs; a part can also be shown alone. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const parts: Record<string, { whole: string; alone: string; view: string } | undefined> =
  drawings.robot;

export function RobotPart({ name }: { name: string }) {
  const part = parts[name];
  return (
    <svg viewBox={part?.view} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Drawn svg={part?.alone} />
    </svg>
  );
}

/** What is still missing is there as a pale shadow, so that it can be seen where it belongs. */
export function Robot({ built, isDancing }: { built: readonly string[]; isDancing: boolean }) {
  return (
    <>
      <g class="scene">
        <Drawn svg={drawings.workshop} />
      </g>
      <g transform="translate(6 10) scale(.94)">
        <g class="robot" data-dancing={isDancing}>
          {Object.entries(parts).map(([name, part]) => (
            <g key={name} class="robot-part" data-built={built.includes(name)}>
              <Drawn svg={part?.whole} />
            </g>
          ))}
        </g>
      </g>
    </>
  );
}
