/** The horse at a gallop, off the ground: stretched out, and gathered for the next leap. */
import { shade } from '../colours.ts';
import type { Bend } from '../geometry.ts';
import { group, limb, line, oval, shape } from '../strokes.ts';
import { horseColours, horseHead } from './farm.ts';
import { trunk } from './parts.ts';

const { coat, mane, hoof } = horseColours;

/** A leg with its hoof, which goes on in the direction of the shin. */
function hoofed(bend: Bend, width: number, far = false): string {
  const [, [kneeX, kneeY], [footX, footY]] = bend;
  const length = Math.hypot(footX - kneeX, footY - kneeY);
  const [dx, dy] = [(footX - kneeX) / length, (footY - kneeY) / length];
  const colour = far ? shade(coat, 0.24) : coat;
  return (
    limb(bend, colour, width) +
    line(
      `M${footX} ${footY}l${(dx * 7).toFixed(1)} ${(dy * 7).toFixed(1)}`,
      far ? shade(hoof, 0.2) : hoof,
      width,
    ).replace('cap="round"', 'cap="butt"')
  );
}

const body = trunk(
  'horse-gallops',
  'M-74 -90C-78 -116 -46 -120 -8 -114C12 -111 26 -120 38 -134L70 -116C62 -102 60 -90 52 -78C42 -64 18 -62 -12 -64C-46 -66 -70 -70 -74 -90Z',
  coat,
  'M-84 -80Q-10 -66 62 -86V-50H-84Z',
);

const streamingTail = shape(
  'M-70 -108C-92 -124 -118 -118 -146 -104C-132 -104 -130 -98 -140 -90C-118 -96 -88 -90 -68 -92Z',
  mane,
);
const streamingMane = shape(
  'M58 -174C38 -178 20 -170 6 -158C16 -158 16 -152 6 -146C16 -146 14 -138 2 -130C16 -130 26 -120 34 -116L48 -140Z',
  mane,
);

const head = group(
  horseHead(coat, mane) + streamingMane,
  'transform="translate(4 6) rotate(14 40 -120)"',
);

const leap = (legs: string, front: string): string =>
  oval(4, -1, 96, 5, '#26233A', 'opacity=".16"') +
  group(streamingTail + legs + body + front + head, 'transform="rotate(-4)"');

export const stretchedHorse = (): string =>
  leap(
    hoofed(
      [
        [-50, -82],
        [-84, -66],
        [-104, -34],
      ],
      14,
      true,
    ) +
      hoofed(
        [
          [46, -84],
          [84, -86],
          [112, -62],
        ],
        13,
        true,
      ) +
      hoofed(
        [
          [-58, -84],
          [-92, -78],
          [-122, -50],
        ],
        15,
      ),
    hoofed(
      [
        [38, -82],
        [76, -72],
        [106, -44],
      ],
      14,
    ),
  );

export const gatheredHorse = (): string =>
  leap(
    hoofed(
      [
        [-46, -80],
        [-22, -56],
        [-14, -22],
      ],
      14,
      true,
    ) +
      hoofed(
        [
          [46, -82],
          [66, -58],
          [46, -34],
        ],
        13,
        true,
      ) +
      hoofed(
        [
          [-56, -82],
          [-34, -52],
          [-40, -18],
        ],
        15,
      ),
    hoofed(
      [
        [38, -80],
        [54, -50],
        [28, -34],
      ],
      14,
    ),
  );
