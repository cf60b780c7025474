/** Small things that stories speak of, and that are no words to learn. */
import { dog } from '../animals/farm.ts';
import { cheek, closedEye, eye, trunk } from '../animals/parts.ts';
import { bear, lion, tiger } from '../animals/zoo.ts';
import { ink, named } from '../colours.ts';
import { flower } from '../things/nature.ts';
import { leaf } from '../things/seasons.ts';
import { trafficLight } from '../things/traffic.ts';
import { light, line, oval, pale, shade, shape, solid } from '../strokes.ts';

const petals = (count: number, far: number, rx: number, ry: number, colour: string): string =>
  Array.from(
    { length: count },
    (_, place) =>
      `<ellipse cx="0" cy="${-far}" rx="${rx}" ry="${ry}" fill="${colour}" transform="translate(0 -84) rotate(${(place * 360) / count})"/>`,
  ).join('');
const stem =
  line('M0 -60C4 -40 0 -20 0 0', named.gruen, 7) +
  shape('M0 -18C14 -38 32 -36 36 -30C30 -16 14 -12 0 -18Z', '#5BAF6B');

const frog = (): string =>
  shape(
    'M-50 0C-58 -26 -34 -36 -22 -24L-14 0ZM50 0C58 -26 34 -36 22 -24L14 0Z',
    shade(named.gruen, 0.2),
  ) +
  trunk(
    'frosch',
    'M0 -58C32 -58 44 -38 40 -20C36 -4 18 0 0 0C-18 0 -36 -4 -40 -20C-44 -38 -32 -58 0 -58Z',
    named.gruen,
    'M-44 -16Q0 -4 44 -18V6H-44Z',
  ) +
  oval(-20, -58, 13, 13, named.gruen) +
  oval(20, -58, 13, 13, named.gruen) +
  oval(-20, -60, 8, 8, '#fff') +
  oval(20, -60, 8, 8, '#fff') +
  eye(-18, -59, 4.2) +
  eye(18, -59, 4.2) +
  line('M-22 -32Q0 -16 22 -32', ink, 3) +
  cheek(-28, -36) +
  cheek(28, -36) +
  oval(-16, -3, 12, 5, light(named.gruen, 0.2)) +
  oval(16, -3, 12, 5, light(named.gruen, 0.2));

const bird = (): string =>
  line('M-4 -10V0M8 -10V0', named.orange, 3.4) +
  shape('M-30 -30C-50 -28 -62 -40 -66 -50C-52 -50 -42 -50 -30 -44Z', shade(named.blau, 0.2)) +
  trunk(
    'vogel',
    'M-34 -36C-28 -56 -8 -56 4 -64C14 -74 36 -72 40 -54C44 -30 28 -8 2 -8C-18 -8 -32 -18 -34 -36Z',
    named.blau,
    'M-40 -22Q0 -8 44 -30V0H-40Z',
  ) +
  shape('M-22 -38C-8 -48 8 -42 10 -32C2 -22 -14 -22 -22 -38Z', light(named.blau, 0.3)) +
  shape('M38 -58L54 -52L38 -46Z', named.orange) +
  eye(26, -56, 3.8) +
  cheek(24, -46, 4);

const wool = (): string =>
  solid(
    'wolle',
    'M0 -84C26 -84 42 -66 42 -42C42 -18 26 0 0 0C-26 0 -42 -18 -42 -42C-42 -66 -26 -84 0 -84Z',
    named.rot,
    'M20 -90C42 -50 30 -14 0 6H60V-90Z',
  ) +
  line(
    'M-36 -54C-12 -66 16 -50 34 -22M-30 -66C-4 -76 28 -58 38 -36M-40 -36C-20 -48 6 -36 22 -8M-30 -10C-14 -40 4 -62 26 -72',
    light(named.rot, 0.35),
    3.4,
  ) +
  line('M34 -12C52 -2 60 -10 74 -2', named.rot, 4);

const basket = (): string =>
  line('M-40 -50C-36 -104 36 -104 40 -50', '#A9743C', 8) +
  solid(
    'korb',
    'M-54 -54H54L44 -4Q43 0 38 0H-38Q-43 0 -44 -4Z',
    '#C98B4B',
    'M18 -56L12 4H60V-56Z',
  ) +
  line('M-50 -38H50M-48 -22H48', '#A9743C', 4) +
  line('M-32 -54L-28 0M-11 -54L-9 0M11 -54L9 0M32 -54L28 0', '#B57C3F', 3) +
  shape('M-60 -62H60V-50H-60Z', '#DCA561');

export const smallThings: Record<string, () => string> = {
  frosch: frog,
  vogel: bird,
  wolle: wool,
  korb: basket,
  'mueder-loewe': () => lion(closedEye),
  'mueder-tiger': () => tiger(closedEye),
  'winkender-baer': () => bear(true),
  'lila-hund': () => dog(named.lila),
  'ampel-gruen': () => trafficLight('gruen'),
  'rote-blume': () => flower(),
  'rosa-blume': () => flower(named.rosa),
  herbstblatt: () => leaf(named.orange),
  sonnenblume: () => stem + petals(14, 26, 8, 15, named.gelb) + oval(0, -84, 17, 17, '#6B4226'),
  'orangener-ball': () =>
    solid(
      'oball',
      'M0 -88C26 -88 44 -70 44 -44C44 -18 26 0 0 0C-26 0 -44 -18 -44 -44C-44 -70 -26 -88 0 -88Z',
      named.orange,
      'M22 -92C44 -50 30 -14 0 6H60V-92Z',
    ) + oval(-16, -64, 9, 12, '#fff', 'opacity=".4"'),
  knochen: () =>
    pale(
      'M-34 -32C-50 -46 -64 -30 -52 -20C-64 -10 -50 6 -34 -8H34C50 6 64 -10 52 -20C64 -30 50 -46 34 -32Z',
      '#FBF3E2',
    ),
  teller: () =>
    oval(0, -10, 62, 14, shade('#FFFDF6', 0.2)) +
    oval(0, -13, 62, 13, '#FFFDF6') +
    oval(0, -13, 42, 8, shade('#FFFDF6', 0.1)),
  schuessel: () =>
    solid(
      'schuessel',
      'M-56 -50H56C54 -18 34 0 0 0C-34 0 -54 -18 -56 -50Z',
      named.tuerkis,
      'M20 -54C24 -24 12 -6 -6 4H70V-54Z',
    ) + oval(0, -50, 56, 10, shade(named.tuerkis, 0.3)),
  kamera: () =>
    shape('M-26 -72H8L16 -58H-34Z', '#4A4654') +
    solid(
      'kamera',
      'M-56 -52Q-56 -60 -48 -60H48Q56 -60 56 -52V-8Q56 0 48 0H-48Q-56 0 -56 -8Z',
      '#5D6478',
      'M24 -64V4H60V-64Z',
    ) +
    oval(-4, -30, 22, 22, '#33313F') +
    oval(-4, -30, 14, 14, '#6FB5D6') +
    oval(-9, -35, 5, 5, '#fff', 'opacity=".8"') +
    oval(38, -46, 6, 5, named.gelb),
  kuchenstueck: () =>
    shape('M-52 -22L30 -50L56 -22V0H-52Z', '#F5C9A0') +
    shape('M-52 -14H56V-8H-52Z', '#E85C8A') +
    pale('M-54 -24L30 -56L60 -24Q60 -18 54 -20L-48 -18Q-54 -18 -54 -24Z', '#FFF3E6') +
    oval(26, -58, 10, 10, named.rot),
  seife: () =>
    solid(
      'seife',
      'M-44 -28Q-44 -36 -34 -36H34Q44 -36 44 -28V-8Q44 0 34 0H-34Q-44 0 -44 -8Z',
      named.rosa,
      'M-48 -14Q0 -6 50 -16V6H-48Z',
    ) +
    oval(-22, -52, 11, 11, '#D6ECF6', 'stroke="#8FBEDD" stroke-width="2"') +
    oval(6, -62, 15, 15, '#D6ECF6', 'stroke="#8FBEDD" stroke-width="2"') +
    oval(34, -50, 8, 8, '#D6ECF6', 'stroke="#8FBEDD" stroke-width="2"'),
  zahnbuerste: () =>
    `<g transform="rotate(-24)">${line('M-66 -10H62', named.blau, 10) + shape('M34 -34H66V-14H34Z', '#BFE3F2') + line('M40 -33V-15M48 -33V-15M56 -33V-15M62 -33V-15', '#8FBEDD', 2.4)}</g>`,
  buecher: () =>
    shape('M-50 -22H44V0H-50Z', named.blau) +
    shape('M-44 -44H50V-22H-44Z', named.rot) +
    shape('M-50 -64H36V-44H-50Z', named.gruen) +
    line('M-38 -11H10M-30 -33H20M-38 -54H4', '#FFF3C4', 4) +
    shape('M36 -22H44V0H36ZM42 -44H50V-22H42ZM28 -64H36V-44H28Z', '#FFF8EC'),
  welle: () =>
    solid(
      'welle',
      'M-80 0C-66 -8 -56 -60 -10 -74C30 -86 62 -66 66 -42C50 -56 26 -52 22 -36C20 -18 46 -12 80 -8V0Z',
      '#3F8FC6',
      'M-80 0C-40 -10 -20 -30 -10 -50C-4 -20 30 -2 80 -4V8H-80Z',
    ) + line('M-10 -74C30 -86 62 -66 66 -42C50 -56 26 -52 22 -36', '#EAF5FA', 7),
};
