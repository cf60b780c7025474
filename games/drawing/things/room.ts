/** The furniture of a child's room, front view. */
import { ink, light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';

const wood = '#C98B4B';
const legs = (places: readonly number[], top: number, width = 7): string =>
  places
    .map((x) =>
      shape(`M${x - width / 2} ${top}H${x + width / 2}V0H${x - width / 2}Z`, shade(wood, 0.24)),
    )
    .join('');

export const bed = (): string =>
  shape('M-72 -84Q-72 -90 -66 -90H-62Q-56 -90 -56 -84V0H-72Z', wood) +
  shape('M58 -60Q58 -66 64 -66H68Q74 -66 74 -60V0H58Z', wood) +
  shape('M-56 -30H60V-12H-56Z', shade(wood, 0.2)) +
  shape('M-56 -46H60V-28H-56Z', '#FFFDF6') +
  shape('M-54 -50C-54 -62 -44 -64 -34 -62C-22 -62 -18 -56 -20 -46H-54Z', '#E7F0F7') +
  solid(
    'bed',
    'M-20 -52C0 -58 40 -58 60 -50V-18C40 -24 0 -24 -20 -18Z',
    named.blau,
    'M30 -60V-10H70V-60Z',
  ) +
  line('M-20 -48C0 -54 40 -54 60 -46', light(named.blau, 0.6), 5) +
  [
    [-2, -36],
    [20, -40],
    [42, -36],
    [10, -28],
    [34, -26],
  ]
    .map(([x, y]) => oval(x!, y!, 3.4, 3.4, named.gelb))
    .join('');

export const table = (): string =>
  legs([-54, 54], -62, 9) +
  legs([-40, 40], -62, 7) +
  solid(
    'table',
    'M-68 -76Q-68 -80 -64 -80H64Q68 -80 68 -76V-68Q68 -64 64 -64H-64Q-68 -64 -68 -68Z',
    wood,
    'M-70 -70H70V-60H-70Z',
  ) +
  shape('M-58 -64H58V-56H-58Z', shade(wood, 0.3)) +
  line('M-60 -76H50', light(wood, 0.4), 3);

export const chair = (): string =>
  legs([-26, 26], -46) +
  shape('M-30 -104H-22V-40H-30ZM22 -104H30V-40H22Z', wood) +
  shape('M-30 -104Q0 -112 30 -104V-90Q0 -98 -30 -90Z', wood) +
  line('M-22 -76Q0 -82 22 -76', wood, 7) +
  solid('chair', 'M-34 -52Q0 -60 34 -52L36 -40Q0 -46 -36 -40Z', named.rot, 'M10 -60H40V-34H10Z') +
  shape('M-36 -41Q0 -47 36 -41V-35Q0 -41 -36 -35Z', shade(wood, 0.2)) +
  legs([-31, 31], -38);

export const wardrobe = (): string =>
  shape('M-40 -6H-28V0H-40ZM28 -6H40V0H28Z', shade(wood, 0.4)) +
  solid(
    'schrank',
    'M-46 -116H46Q50 -116 50 -112V-8Q50 -4 46 -4H-46Q-50 -4 -50 -8V-112Q-50 -116 -46 -116Z',
    wood,
    'M24 -120V0H60V-120Z',
  ) +
  shape('M-54 -120H54V-110H-54Z', shade(wood, 0.2)) +
  line('M0 -110V-4', shade(wood, 0.5), 3) +
  [-25, 25]
    .map(
      (x) =>
        `<rect x="${x - 17}" y="-100" width="34" height="40" rx="4" fill="none" stroke="${shade(wood, 0.3)}" stroke-width="3"/><rect x="${x - 17}" y="-52" width="34" height="40" rx="4" fill="none" stroke="${shade(wood, 0.3)}" stroke-width="3"/>`,
    )
    .join('') +
  oval(-6, -56, 3.4, 3.4, named.gelb) +
  oval(6, -56, 3.4, 3.4, named.gelb);

export const lamp = (): string =>
  shape('M-52 -60L-90 0H90L52 -60Z', '#FFE9A8', 'opacity=".55"') +
  oval(0, -2, 28, 6, shade('#8A8696', 0.2)) +
  line('M0 -60V-4', '#8A8696', 6) +
  oval(0, -4, 26, 5, '#8A8696') +
  oval(0, -60, 12, 10, '#FFF6C9') +
  solid('lamp', 'M-26 -112H26L50 -60H-50Z', named.orange, 'M10 -116L22 -56H60V-116Z') +
  line('M-22 -108L-42 -64', light(named.orange, 0.5), 4);

export const windowPane = (): string =>
  shape('M-52 -112H52V-8H-52Z', '#FFFDF6') +
  shape('M-44 -104H44V-16H-44Z', '#9AD4EE') +
  oval(22, -84, 11, 11, named.gelb) +
  shape('M-44 -36C-30 -48 -10 -44 0 -36C14 -46 34 -44 44 -32V-16H-44Z', '#7DB843') +
  shape('M-38 -72C-36 -80 -26 -80 -24 -74C-18 -78 -10 -74 -12 -68H-38Z', '#fff') +
  line('M0 -104V-16M-44 -60H44', '#FFFDF6', 7) +
  line('M-52 -112H52V-8H-52Z', '#D9CFBE', 3) +
  shape('M-60 -12H60V0H-60Z', '#EFE6D6') +
  shape('M-60 -118C-40 -110 -32 -90 -54 -56H-60Z', named.rot) +
  shape('M60 -118C40 -110 32 -90 54 -56H60Z', shade(named.rot)) +
  line('M-66 -118H66', wood, 6);

export const door = (): string =>
  shape('M-42 -122H42V0H-42Z', '#EFE6D6') +
  solid('door', 'M-34 -114H34V0H-34Z', named.gruen, 'M14 -116V4H40V-116Z') +
  ['M-24 -104H24V-64H-24Z', 'M-24 -54H24V-12H-24Z']
    .map((d) => shape(d, shade(named.gruen, 0.2)) + line(d, light(named.gruen, 0.3), 2))
    .join('') +
  oval(26, -56, 4.4, 4.4, named.gelb) +
  shape('M-50 -4H50V0H-50Z', '#D9CFBE');

export const shelf = (): string => {
  const row = (y: number, books: readonly (readonly [number, number, number, string])[]) =>
    books
      .map(
        ([x, w, h, c]) =>
          shape(`M${x} ${y}h${w}v${-h}h${-w}Z`, c) +
          line(`M${x + 2} ${y - h + 6}h${w - 4}`, light(c, 0.6), 2),
      )
      .join('');
  return (
    shape('M-52 -116H52V0H-52Z', shade(wood, 0.34)) +
    line('M-52 -116H52V-3H-52Z', wood, 7) +
    line('M-52 -78H52M-52 -40H52', wood, 6) +
    row(-81, [
      [-46, 9, 26, named.rot],
      [-36, 8, 22, named.blau],
      [-27, 10, 28, named.gelb],
      [-16, 8, 24, named.gruen],
    ]) +
    oval(24, -89, 9, 9, named.orange) +
    row(-43, [
      [0, 9, 26, named.lila],
      [10, 10, 22, named.rot],
      [21, 8, 28, named.tuerkis],
      [30, 9, 24, named.senf],
    ]) +
    shape('M-40 -43H-20L-23 -58H-37Z', '#C4603F') +
    shape(
      'M-30 -58C-40 -66 -38 -74 -32 -74C-30 -68 -30 -68 -28 -74C-22 -74 -20 -66 -30 -58Z',
      named.gruen,
    ) +
    row(-5, [
      [-46, 10, 24, named.tuerkis],
      [-35, 9, 28, named.orange],
    ]) +
    shape('M2 -6H36V-26H2Z', '#E8CFA4') +
    line('M14 -16h10', shade('#E8CFA4', 0.5), 3)
  );
};

export const picture = (): string =>
  shape('M-58 -96H58V-4H-58Z', '#D9A441') +
  line('M-58 -96H58V-4H-58Z', shade('#D9A441', 0.3), 3) +
  shape('M-46 -84H46V-16H-46Z', '#BFE3F2') +
  oval(24, -66, 9, 9, named.gelb) +
  shape('M-46 -40L-18 -68L6 -40L22 -54L46 -34V-16H-46Z', '#8FA6C9') +
  shape('M-46 -30C-20 -40 20 -38 46 -26V-16H-46Z', '#6FB05A') +
  line('M0 -96L-14 -112M0 -96L14 -112', '#8A8696', 2);

export const clock = (): string =>
  solid(
    'uhr',
    'M0 -108C32 -108 54 -86 54 -54C54 -22 32 0 0 0C-32 0 -54 -22 -54 -54C-54 -86 -32 -108 0 -108Z',
    named.rot,
    'M28 -108C50 -60 36 -20 6 4H70V-108Z',
  ) +
  oval(0, -54, 43, 43, '#FFFDF6') +
  [...Array(12).keys()]
    .map((n) => {
      const a = (n * Math.PI) / 6;
      return line(
        `M${(Math.sin(a) * 37).toFixed(1)} ${(-54 - Math.cos(a) * 37).toFixed(1)}L${(Math.sin(a) * (n % 3 ? 34 : 30)).toFixed(1)} ${(-54 - Math.cos(a) * (n % 3 ? 34 : 30)).toFixed(1)}`,
        ink,
        n % 3 ? 2 : 4,
      );
    })
    .join('') +
  line('M0 -54V-80', ink, 4) +
  line('M0 -54L-19 -43', ink, 5) +
  oval(0, -54, 4.4, 4.4, named.rot);

export const carpet = (): string =>
  shape('M-72 0L-52 -50H52L72 0Z', named.rot) +
  shape('M-58 -6L-44 -44H44L58 -6Z', '#FFE2B0') +
  shape('M-46 -11L-36 -39H36L46 -11Z', named.blau) +
  shape('M0 -34L18 -25L0 -16L-18 -25Z', named.gelb) +
  line(
    'M-72 0h-2M-66 0v6M-54 0v6M-42 0v6M-30 0v6M-18 0v6M-6 0v6M6 0v6M18 0v6M30 0v6M42 0v6M54 0v6M66 0v6',
    '#E8CFA4',
    3,
  );

export const mirror = (): string =>
  shape('M-22 -12L-34 0H-26L-14 -10ZM22 -12L34 0H26L14 -10Z', shade(wood, 0.3)) +
  solid(
    'spiegel',
    'M0 -120C26 -120 40 -96 40 -64C40 -32 26 -8 0 -8C-26 -8 -40 -32 -40 -64C-40 -96 -26 -120 0 -120Z',
    wood,
    'M20 -120C38 -70 28 -30 4 -4H60V-120Z',
  ) +
  shape(
    'M0 -110C20 -110 31 -90 31 -64C31 -38 20 -18 0 -18C-20 -18 -31 -38 -31 -64C-31 -90 -20 -110 0 -110Z',
    '#CFE8F3',
  ) +
  line('M-20 -58L2 -92M-12 -42L18 -86', '#fff', 5);
