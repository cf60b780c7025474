/** Parts of the body, on Tom: close enough to see the part, which is in a ring and in full colour. */
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { short } from '../geometry.ts';
import { shape } from '../strokes.ts';
import type { Box } from '../svg/box.ts';

type Ring = readonly [x: number, y: number, rx: number, ry: number];

const behind = '#D3E9F0';

/** The direction decides whether it fills or cuts out. */
function around([x, y, rx, ry]: Ring, way: 1 | -1): string {
  const [kx, ky] = [rx * 0.55 * way, ry * 0.55];
  const point = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  const side = rx * way;
  return (
    `M${point(0, -ry)}C${point(kx, -ry)} ${point(side, -ky)} ${point(side, 0)}` +
    `C${point(side, ky)} ${point(kx, ry)} ${point(0, ry)}` +
    `C${point(-kx, ry)} ${point(-side, ky)} ${point(-side, 0)}` +
    `C${point(-side, -ky)} ${point(-kx, -ry)} ${point(0, -ry)}Z`
  );
}

/** A card with round corners. */
const card = ([x, y, width, height]: Box): string => {
  const r = width * 0.14;
  return `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}q${short(r)} 0 ${short(r)} ${short(r)}v${short(height - 2 * r)}q0 ${short(r)} ${short(-r)} ${short(r)}h${short(2 * r - width)}q${short(-r)} 0 ${short(-r)} ${short(-r)}v${short(2 * r - height)}q0 ${short(-r)} ${short(r)} ${short(-r)}Z`;
};

function part(id: string, view: Box, description: Description, ring: Ring): string {
  const d = card(view);
  const width = view[2] * 0.03;
  const edge = around(ring, 1);
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    shape(d, behind) +
    `<g clip-path="url(#${id})">${drawPerson(description).svg}</g>` +
    shape(d + around(ring, -1), behind, 'opacity=".28"') +
    `<path d="${edge}" fill="none" stroke="#A85B00" stroke-width="${short(width * 1.7)}"/>` +
    `<path d="${edge}" fill="none" stroke="#FFC145" stroke-width="${short(width)}"/>`
  );
}

const square = (x: number, y: number, size: number): Box => [
  x - size / 2,
  y - size / 2,
  size,
  size,
];
const tom: Description = { who: 'tom', wears: [['hose-kurz', 'blau']] };

export const head = (): string => part('kopf', square(0, -78, 84), tom, [0, -86, 30, 31]);
export const hair = (): string => part('haar', square(0, -86, 66), tom, [0, -102, 28, 13]);
export const eye = (): string => part('auge', square(3, -86, 42), tom, [7.8, -84.4, 6.6, 6.6]);
export const ear = (): string => part('ohr', square(12, -86, 42), tom, [20.6, -83.4, 6.6, 7.6]);
export const nose = (): string => part('nase', square(0, -82, 38), tom, [0, -79.8, 4.6, 4.4]);
export const mouth = (): string =>
  part('mund', square(0, -78, 42), { ...tom, face: 'laughing' }, [0, -74, 9.4, 7]);
export const tooth = (): string =>
  part('zahn', square(0, -75.5, 26), { ...tom, face: 'teeth' }, [2.2, -75.6, 2.9, 3.6]);
export const arm = (): string =>
  part('arm', square(20, -58, 88), { ...tom, pose: 'point' }, [35, -54.6, 26, 9]);
export const hand = (): string =>
  part('hand', square(26, -80, 56), { ...tom, pose: 'wave' }, [35.6, -80, 10, 10]);
export const belly = (): string => part('bauch', square(0, -46, 62), tom, [0, -40, 13.5, 13]);
export const leg = (): string => part('bein', square(2, -24, 62), tom, [9, -13, 10, 16]);
export const foot = (): string => part('fuss', square(6, -12, 46), tom, [10.5, -2.6, 10.5, 7]);
