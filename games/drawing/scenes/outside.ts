/** Things outdoors, and signs of what cannot be seen, that stories need beside the words. In centimetres, on 0. */
import { ink, light, named, shade } from '../colours.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';
import { lit } from './sky.ts';

const wood = '#C98B4B';

/** The snail that hides on every page. */
export const snail = (): string =>
  shape(
    'M-9 -1.500Q-10 -4 -6 -4H5Q8 -4 8 -8Q8 -10 9.500 -10T11.500 -7Q11.500 0 4 0H-6Q-9 0 -9 -1.500Z',
    '#E8B96A',
  ) +
  line('M9 -10L8 -13M10.500 -10L12 -13', '#C9964A', 0.9) +
  oval(8, -13.3, 1, 1, ink) +
  oval(12, -13.3, 1, 1, ink) +
  oval(-1, -7, 6.4, 6, '#B4462F') +
  line(
    'M-5 -6C-5 -11 3 -11 3 -6.500C3 -3.500 -2 -3.500 -2 -6.500C-2 -8 0 -8 0.300 -6.800',
    '#F7B79A',
    1.2,
  );

/** From the side: it looks to the left, and its screen is at the back. */
const camera = (): string =>
  shape('M-15 -17L-26 -18.500V-3.500L-15 -5Z', '#2B2E3A') +
  shape('M-15 -17L-26 -18.500V-14L-15 -13Z', '#565C70') +
  oval(-26, -11, 3.4, 8.4, '#DCE2EA') +
  oval(-26.6, -11, 2.3, 6, '#2F6FD0') +
  oval(-27.2, -13, 0.9, 1.8, '#fff') +
  solid('kamera', 'M-15 -20H-7L-4 -25H8L10 -20H16V0H-15Z', '#3B3F4E', 'M6 -28V2H18V-28Z') +
  oval(-10, -21, 3, 1.8, named.rot) +
  shape('M16 -18L23 -20V-2L16 -2Z', '#2B2E3A') +
  shape('M17.500 -16L21.500 -17V-5L17.500 -4.500Z', '#9AD0EE') +
  line('M-9 -9H4', '#565C70', 1.6);

export const tripod = (): string =>
  line('M0 -84L-24 0M0 -84L24 0M0 -84V-4', '#6B5A4B', 4) +
  group(camera(), 'transform="translate(0 -84) scale(1.3)"');

const photo = (): string =>
  group(
    '<rect x="-60" y="-96" width="120" height="96" rx="3" fill="#fff"/><rect x="-53" y="-89" width="106" height="72" fill="#CFE8F5"/>' +
      shape('M-53 -40Q0 -54 53 -40V-17H-53Z', '#9AD08B'),
  );

export const bundt = (): string =>
  oval(0, -2, 26, 4, '#D9DEE6') +
  oval(0, -3.4, 26, 4, '#fff') +
  solid(
    'kuchen',
    'M-19 -4Q-21 -16 -13 -20Q0 -25 13 -20Q21 -16 19 -4Z',
    '#B97A43',
    'M6 -24V-2H22V-24Z',
  ) +
  shape('M-14 -19Q0 -25 14 -19Q16 -14 11 -13T5 -15T0 -11T-6 -15T-11 -12T-14 -19Z', '#FFF6E4') +
  oval(0, -21, 5, 1.6, '#7A4A28');

export const notes = (): string =>
  group(
    oval(-18, -8, 6, 4.6, named.blau) +
      line('M-13 -9V-32L2 -36V-14', named.blau, 2.6) +
      oval(-3, -13, 6, 4.6, named.blau) +
      oval(22, -26, 5.4, 4, named.rot) +
      line('M27 -27V-46Q34 -42 33 -36', named.rot, 2.4),
  );

const sign = lit('sign', '#4A5AA8');
export const zzz = (): string =>
  line('M-14 -12H-6L-14 -2H-6', sign, 2.8) +
  line('M0 -26H10L0 -14H10', sign, 3.2) +
  line('M16 -46H30L16 -30H30', sign, 3.8);

export const heart = (): string =>
  shape(
    'M0 0C-22 -15 -17 -31 -8 -31C-3 -31 0 -26 0 -23C0 -26 3 -31 8 -31C17 -31 22 -15 0 0Z',
    named.rot,
  );
export const hearts = (): string =>
  heart() + group(heart(), 'transform="translate(24 -22) scale(.6)"');

export const bench = (): string =>
  line('M-60 0V-40M60 0V-40', '#5C6470', 7) +
  shape('M-74 -46H74V-38H-74Z', wood) +
  shape('M-72 -76H72V-68H-72ZM-72 -63H72V-55H-72Z', shade(wood, 0.1)) +
  line('M-58 -40V-78M58 -40V-78', '#5C6470', 4);

export const dust = (): string =>
  oval(0, -8, 13, 8, '#EADFC8', 'opacity=".9"') +
  oval(-18, -6, 9, 6, '#EADFC8', 'opacity=".8"') +
  oval(-34, -5, 6, 4, '#EADFC8', 'opacity=".7"');

export const mud = (): string =>
  oval(0, -5, 78, 13, '#7A5233') +
  oval(-6, -8, 60, 8, '#926544') +
  oval(22, -8, 14, 2.4, '#B98A63');
export const mudSpots = (): string =>
  [
    [-20, -34],
    [4, -26],
    [26, -38],
    [-6, -44],
  ]
    .map(([x, y], place) => oval(x!, y!, 6 - place * 0.6, 4.4, '#7A5233'))
    .join('');

export const basket = (): string =>
  line('M-22 -22Q0 -58 22 -22', '#8F5A2C', 4) +
  solid('korb', 'M-25 -24H25L20 0H-20Z', '#C58A4E', 'M8 -26V2H27V-26Z') +
  line('M-24 -16H24M-22 -8H22', '#8F5A2C', 2) +
  oval(0, -24, 25, 4, '#A96F38');

export const stall = (): string =>
  line('M-118 0V-196M118 0V-196', shade(wood, 0.3), 8) +
  [...Array(8).keys()]
    .map((place) =>
      shape(
        `M${-132 + place * 33} -214H${-99 + place * 33}L${-101 + place * 33.5} -176Q${-117 + place * 33.3} -164 ${-134 + place * 33.5} -176Z`,
        place % 2 ? '#FFF8EC' : named.rot,
      ),
    )
    .join('') +
  shape('M-134 -222H134V-212H-134Z', shade(named.rot, 0.15));

const chalkApple = line(
  'M0 -5C-4 -9 -9 -6 -9 0C-9 6 -4 10 0 8C4 10 9 6 9 0C9 -6 4 -9 0 -5V-9',
  '#F6F1E7',
  2,
);

export const counter = (): string =>
  shape('M-124 -84H124V0H-124Z', '#B97A43') +
  line('M-124 -58H124M-124 -32H124', shade('#B97A43', 0.25), 3) +
  shape('M40 -78H124V0H40Z', shade('#B97A43', 0.14), 'opacity=".5"') +
  [...Array(8).keys()]
    .map((place) =>
      shape(
        `M${-134 + place * 33.5} -80h33.500v20q-16.750 15 -33.500 0Z`,
        place % 2 ? '#FFF8EC' : named.gruen,
      ),
    )
    .join('') +
  shape('M-130 -92H130L136 -78H-136Z', '#C98B4B') +
  shape('M-28 -42H28V-6H-28Z', '#8A5A34') +
  shape('M-25 -39H25V-9H-25Z', '#2F5D50') +
  group(chalkApple, 'transform="translate(-10 -24)"') +
  line('M6 -30H18M6 -24H16M6 -18H18', '#F6F1E7', 2);

const burst =
  shape(
    'M0 -60L10 -40L30 -52L26 -32L48 -28L30 -14L42 4L20 2L14 22L0 6L-14 22L-20 2L-42 4L-30 -14L-48 -28L-26 -32L-30 -52L-10 -40Z',
    named.gelb,
  ) +
  shape(
    'M0 -44L6 -30L18 -36L16 -24L30 -20L18 -10L24 0L10 -1L6 10L0 0L-6 10L-10 -1L-24 0L-18 -10L-30 -20L-16 -24L-18 -36L-6 -30Z',
    '#FFF8EC',
  );

export const pop = (): string =>
  burst +
  [
    [-34, -50],
    [36, 14],
    [-38, 20],
  ]
    .map(([x, y]) => oval(x!, y!, 5, 3, named.rot))
    .join('');

const starsAt = (places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  places
    .map(([x, y, size]) =>
      group(
        shape(
          'M0 -13L3.6 -4.6L12.6 -4L5.8 1.8L8 10.6L0 6L-8 10.6L-5.8 1.8L-12.6 -4L-3.6 -4.6Z',
          named.gelb,
        ),
        `transform="translate(${x} ${y}) scale(${size})"`,
      ),
    )
    .join('');

/** Seen by whoever has hurt himself. */
export const littleStars = (): string =>
  starsAt([
    [-26, -10, 1],
    [0, -34, 1.3],
    [28, -12, 0.9],
  ]);

/** A bang for joy. */
export const starBurst = (): string =>
  burst +
  starsAt([
    [-44, -56, 1],
    [48, -56, 0.8],
    [54, 12, 1.1],
    [-46, 22, 0.7],
  ]);

export const leafHeap = (): string => {
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    group(
      shape('M0 -9C7 -5 7 4 0 9C-7 4 -7 -5 0 -9Z', colour) +
        line('M0 -7V9', shade(colour, 0.25), 1),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  const colours = ['#E2762B', '#D24C36', '#E8B93C', '#B4622E', '#F0953A'];
  const heap = shape('M-74 0C-66 -34 -34 -56 0 -56C36 -56 66 -34 74 0Z', '#C8622E');
  return (
    heap +
    [...Array(46).keys()]
      .map((place) => {
        const row = place % 6;
        const y = -4 - row * 9;
        const half = 72 - row * 10;
        return leaf(
          -half + (((place * 37) % 100) / 100) * half * 2,
          y,
          (place * 53) % 180,
          colours[place % 5]!,
        );
      })
      .join('')
  );
};

export const leaf = (colour: string): string =>
  shape('M0 -16C10 -12 11 -4 0 0C-11 -4 -10 -12 0 -16Z', colour) +
  line('M0 -14V3', shade(colour, 0.3), 1.2);

const leafAt = (x: number, y: number, turn: number, colour: string): string =>
  group(
    shape('M0 0C-9 -5 -10 -17 0 -25C10 -17 9 -5 0 0Z', colour) +
      shape('M0 0C9 -5 10 -17 0 -25Z', shade(colour, 0.14)) +
      line('M0 3V-17', shade(colour, 0.3), 1.2),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Thick where it leaves its tree, on the right, and thin at its end. */
export const branch = (): string => {
  const bark = '#7A4F2E';
  return (
    line('M-60 -18Q-70 -34 -86 -40M-6 -19Q6 -38 26 -44M-34 -14Q-44 0 -60 4', bark, 5) +
    shape(
      'M-122 -13C-80 -22 -30 -24 20 -20C70 -18 110 -26 146 -34V14C110 2 70 -3 20 -6C-30 -10 -80 -10 -122 -9Z',
      bark,
    ) +
    shape(
      'M-122 -11C-60 -12 40 -12 146 -4V14C110 2 70 -3 20 -6C-30 -10 -80 -10 -122 -9Z',
      shade(bark, 0.22),
    ) +
    line('M30 -15Q60 -14 88 -18M-70 -16Q-40 -18 -16 -16', shade(bark, 0.3), 1.6) +
    [
      [-120, -12, -70],
      [-122, -10, -120],
      [-116, -13, -20],
      [-86, -40, -80],
      [-86, -41, -30],
      [-80, -38, 24],
      [-60, 4, -110],
      [-58, 4, -160],
      [26, -44, 70],
      [26, -45, 10],
      [20, -42, -40],
      [96, -24, 20],
      [104, 2, 160],
    ]
      .map(([x, y, turn], place) =>
        leafAt(x!, y!, turn!, place % 3 ? '#4E9A55' : light('#4E9A55', 0.22)),
      )
      .join('')
  );
};

/** The way of somebody who flies, with a loop in it. */
export const flightPath = (): string =>
  line('M0 0C18 14 34 8 34 -6C34 -18 18 -18 20 -4C22 12 44 14 64 2', '#FFFFFF', 1.2).replace(
    '/>',
    ' stroke-dasharray="0.1 3.4"/>',
  );

/** Looks to the left; its feet are at 13. */
export const sittingBird = (): string =>
  shape('M18 -4L38 -12L33 4Z', shade(named.blau, 0.2)) +
  shape('M-18 -10Q-18 -28 0 -28Q20 -26 24 -4Q14 10 -4 6Q-18 2 -18 -10Z', named.blau) +
  shape('M-15 -6Q-10 6 6 5Q10 -6 -2 -10Q-12 -12 -15 -6Z', '#FFE2B0') +
  shape('M2 -14Q18 -14 20 -2Q8 0 2 -14Z', shade(named.blau, 0.2)) +
  shape('M-17 -16L-28 -12L-17 -9Z', named.orange) +
  oval(-8, -17, 2.6, 3, ink) +
  line('M-2 6V13M6 5V12', '#8A5A34', 2.4);
export const bird = (): string => group(sittingBird(), 'transform="scale(.4) translate(0 -13)"');

export const fence = (): string =>
  line('M-100 -22H100M-100 -42H100', '#F6EBD8', 6) +
  [-90, -54, -18, 18, 54, 90]
    .map(
      (x) =>
        shape(`M${x - 6} 0V-52L${x} -60L${x + 6} -52V0Z`, '#FFF8EC') +
        shape(`M${x + 1} 0V-59L${x + 6} -52V0Z`, '#E9DAC0'),
    )
    .join('');

/** As long as a page is wide. */
export const longBars = (): string =>
  line('M-440 -10H440M-440 -62H440', '#7C6A56', 7) +
  [...Array(20).keys()].map((place) => line(`M${-418 + place * 44} 0V-74`, '#8F7B64', 6)).join('');

/** A house of glass for a snake: its back, and the pane before it. */
export const terrarium = (): string =>
  solid('terrarium', 'M-70 -26H70V0H-70Z', '#8A765E', 'M30 -28V2H72V-28Z') +
  shape('M-66 -128H66V-26H-66Z', '#DDEFD6') +
  shape('M-66 -26C-40 -44 -10 -38 20 -42C44 -44 60 -38 66 -34V-26Z', '#E0C48C') +
  line('M-50 -30C-30 -70 0 -62 20 -84C30 -94 44 -100 56 -104', '#8A5C38', 8) +
  line('M-6 -66Q-18 -84 -32 -88M24 -88Q20 -104 10 -112', '#8A5C38', 5) +
  [
    [-34, -90],
    [8, -114],
    [-52, -44],
    [54, -50],
    [48, -42],
    [-58, -50],
  ]
    .map(([x, y], place) => oval(x!, y!, 10, 7, place % 2 ? '#4E9E52' : '#6DB65A'))
    .join('') +
  shape('M-72 -138H72V-126H-72Z', '#6E5C4A');
export const glassPane = (): string =>
  shape('M-66 -126H66V-26H-66Z', '#FFFFFF', 'opacity=".14"') +
  line('M-50 -60L-14 -112M-40 -44L-2 -98', '#FFFFFF', 4) +
  line('M-68 -126V-26M68 -126V-26', '#6E5C4A', 4);

export const bush = (colour: string): string =>
  oval(-26, -22, 26, 22, shade(colour, 0.12)) +
  oval(24, -20, 28, 20, shade(colour, 0.18)) +
  oval(0, -32, 30, 30, colour) +
  oval(-10, -40, 14, 11, light(colour, 0.25));

/** All that is seen of Bello behind a bush. */
export const dogTail = (): string =>
  limb(
    [
      [-8, 8],
      [8, -8],
      [6, -34],
    ],
    '#A9673A',
    8,
  );

export const rock = (): string =>
  shape('M-60 0C-62 -24 -40 -40 -14 -40C20 -42 56 -30 60 0Z', '#A39A94') +
  shape('M10 -41C34 -38 58 -26 60 0H30C34 -18 26 -34 10 -41Z', '#857C78');

export const footprints = (): string =>
  [-40, -24, -8, 8].map((x, place) => oval(x, -2 - (place % 2) * 4, 4, 2, '#B9A37E')).join('');

export const busStop = (): string =>
  line('M0 0V-190', '#6E7482', 6) +
  oval(0, -196, 24, 24, named.gelb) +
  oval(0, -196, 20, 20, named.gruen) +
  line('M-7 -207V-185M7 -207V-185M-7 -196H7', named.gelb, 5);

/** On a forehead and on temples, never below an eye, where it would be a tear; around the middle of a face. */
export const sweat = (): string =>
  [
    [-21, -6, 0.9],
    [21, -8, 0.9],
    [23, 4, 0.7],
  ]
    .map(([x, y, size]) =>
      group(
        shape('M0 -6.500C4 -1 4.500 4 0 4.500C-4.500 4 -4 -1 0 -6.500Z', '#4FB4E6') +
          oval(-1.2, 1, 0.9, 1.6, '#FFFFFF'),
        `transform="translate(${x} ${y}) scale(${size})"`,
      ),
    )
    .join('');

export const rolling = (): string => line('M-30 -3H-12M-26 -8H-14M-28 -13H-10', '#B9AE9A', 1.8);

/** From a hand up to a kite. */
export const kiteString = (): string => line('M0 0Q40 -30 64 -96', '#6B5A4B', 1.2);

const sunflowerSeed = (x: number, y: number, turn: number): string =>
  group(
    shape('M-5 0Q-1 -3.600 4 -2.200Q6 0 4 2.200Q-1 3.600 -5 0Z', '#4B4640') +
      line('M-2.600 -0.900Q1 -1.700 3.600 -1.200M-2.600 0.900Q1 1.700 3.600 1.200', '#FFF3D6', 0.8),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Of sunflowers, in their striped shells. */
export const seeds = (): string =>
  sunflowerSeed(-12, -3, -18) +
  sunflowerSeed(-2, -6, 32) +
  sunflowerSeed(1, -1, -170) +
  sunflowerSeed(11, -4, 150);

export const signpost = (): string =>
  line('M0 0V-150', '#8A5A34', 9) +
  shape('M-12 -146H74L92 -128L74 -110H-12Z', '#E0A868') +
  line('M8 -128H58M46 -138L58 -128L46 -118', '#5C3A20', 6);

/** On the photo, there is only who jumped before the camera. */
export const photoOf = (subject: string): string =>
  photo() +
  '<clipPath id="foto"><path d="M-53 -89H53V-17H-53Z"/></clipPath>' +
  group(
    group(subject, 'transform="translate(-26 10) rotate(-16) scale(1.45)"'),
    'clip-path="url(#foto)"',
  );

/** Where one crosses: flat on the road. */
export const crossing = (): string =>
  [-52, -26, 0, 26, 52]
    .map((x) =>
      shape(`M${x - 8} 0L${x * 0.96 - 7.5} -128H${x * 0.96 + 7.5}L${x + 8} 0Z`, '#FFF8EC'),
    )
    .join('');

/** What somebody thinks of, over the head: the small bubbles come from the lower left. */
export const thought = (subject: string): string =>
  oval(-58, -4, 5, 4, '#FFFDF7') +
  oval(-46, -14, 8, 6.5, '#FFFDF7') +
  [
    [-26, -52, 30, 26],
    [26, -48, 32, 26],
    [-6, -84, 38, 30],
    [26, -92, 28, 24],
    [0, -50, 40, 28],
    [40, -70, 24, 24],
  ]
    .map(([x, y, rx, ry]) => oval(x!, y!, rx!, ry!, '#FFFDF7'))
    .join('') +
  group(subject, 'transform="translate(4 -28) scale(.66)"');

/** A sheet of paper on a door: a child has drawn where she went. */
export const doorNote = (): string =>
  shape('M-14 -36H14V0H-14Z', '#FFFDF7') +
  shape('M-9 -12H9V-18H5L2 -24H-4L-7 -18H-9Z', named.gelb) +
  oval(-5, -11, 3, 3, ink) +
  oval(5, -11, 3, 3, ink) +
  line('M-8 -5H8M5 -7L8 -5L5 -3', named.rot, 1.6) +
  oval(0, -34, 2.4, 2.4, named.rot);

/** A cloud that brings rain, soft like those of the sky. */
export const rainCloud = (): string =>
  oval(0, -34, 92, 34, '#8593A8') +
  oval(-46, -60, 46, 36, '#8593A8') +
  oval(26, -72, 56, 44, '#8593A8') +
  oval(82, -46, 42, 28, '#8593A8') +
  oval(-30, -64, 34, 24, '#9AA7B9') +
  oval(30, -82, 38, 26, '#9AA7B9') +
  oval(6, -18, 80, 14, '#74829A');

export const snowball = (): string =>
  oval(0, -30, 32, 31, '#FFFFFF') +
  shape('M10 -60Q34 -50 32 -28T4 1Q24 -14 22 -32T10 -60Z', '#D9E4F0') +
  line('M-16 -44Q-8 -50 0 -48M-22 -26Q-12 -30 -6 -26', '#E3EBF5', 2.4);

/** What falls from somebody who shakes the snow off. */
export const fallingSnow = (): string =>
  [
    [-34, -60, 5],
    [-20, -20, 4],
    [0, -70, 4],
    [22, -36, 5],
    [38, -66, 4],
    [34, -8, 5],
    [-38, -6, 4],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, '#FFFFFF'))
    .join('');

export const puddle = (): string =>
  oval(0, -3, 46, 7, '#8FB9D6') +
  oval(-10, -4.6, 24, 2.6, '#B9D6E8') +
  oval(22, -2.4, 12, 1.6, '#B9D6E8');

/** Where somebody hopped through the snow. */
/** Of boots that have come this way from afar. */
export const snowTrack = (): string =>
  [
    [6, -7, 1.3],
    [20, -17, 1.2],
    [19, -28, 1.07],
    [34, -37, 0.94],
    [35, -46, 0.82],
    [49, -53, 0.72],
    [50, -60, 0.61],
    [62, -66, 0.52],
    [61, -71, 0.44],
  ]
    .map(([x, y, size]) =>
      group(
        oval(0, 0, 5, 3.2, '#B4C6DB') + oval(0, 3.6, 3.6, 1.9, '#B4C6DB'),
        `transform="translate(${x} ${y}) scale(${size})"`,
      ),
    )
    .join('');

/** At the foot of what stands in the snow. */
export const snowMound = (): string =>
  shape('M-50 3C-40 -4 -30 -22 -6 -23C18 -24 28 -6 50 3Q0 12 -50 3Z', '#FFFFFF') +
  shape('M-2 -23C18 -23 30 -6 50 3Q24 8 0 8C22 2 18 -14 -2 -23Z', '#DCE6F2');

export const snowyBench = (): string =>
  bench() +
  shape(
    'M-76 -70Q-80 -80 -68 -81Q-52 -88 -34 -83Q-14 -90 6 -84Q30 -90 50 -83Q70 -86 76 -78Q78 -71 72 -70Q0 -75 -76 -70Z',
    '#FFFFFF',
  ) +
  shape(
    'M-76 -40Q-82 -48 -70 -50Q-46 -58 -20 -52Q8 -60 34 -52Q62 -57 74 -50Q82 -45 76 -40Q0 -45 -76 -40Z',
    '#FFFFFF',
  ) +
  line('M-70 -41Q0 -46 72 -41M-70 -71Q0 -76 70 -71', '#DCE6F2', 2);

/** Of a camera. */
export const flash = (): string =>
  oval(0, 0, 90, 90, '#FFFFFF', 'opacity=".35"') +
  oval(0, 0, 54, 54, '#FFFFFF', 'opacity=".6"') +
  shape('M0 -70L12 -14L70 0L12 14L0 70L-12 14L-70 0L-12 -14Z', '#FFFFFF');

/** What is left of a balloon. */
export const scraps = (): string =>
  [
    [-44, -30, 20],
    [-20, -52, 70],
    [26, -46, 130],
    [48, -12, 10],
    [-34, 6, 100],
    [10, 12, 40],
  ]
    .map(([x, y, turn]) =>
      group(
        shape('M-7 0Q-2 -7 7 -4Q3 4 -7 0Z', named.rot),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    )
    .join('');
