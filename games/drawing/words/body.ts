/** Parts of the body, on Tom from near: the part is large and in full colour, what is around it is paler. */
import { layersOf } from '../characters/draw-person.ts';
import { hairOf } from '../characters/hair.ts';
import { people } from '../characters/people.ts';
import { ink, light, named, shade } from '../colours.ts';
import { partOf, type Bend } from '../geometry.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';

const { skin } = people.tom;
const hairColour = people.tom.hair.colour;
const paler = (colour: string): string => light(colour, 0.4);
const paleSkin = paler(skin);
/** Brown hair that is only mixed with paper turns grey. */
const paleHair = '#AE7C54';
const paleShirt = paler(named.gruen);
const paleTrousers = paler(named.blau);
const crease = shade(skin, 0.3);
const wall = '#D3ECF0';

/** As a photo shows it: on 120 × 120 around 0, before the wall of the bathroom. */
const photo = (id: string, content: string): string =>
  `<clipPath id="${id}-bild"><rect x="-60" y="-60" width="120" height="120" rx="26"/></clipPath>` +
  group(shape('M-60 -60H60V60H-60Z', wall) + content, `clip-path="url(#${id}-bild)"`);

const floor = shape('M-60 34H60V60H-60Z', '#B9D3DB') + shape('M-60 31H60V36H-60Z', '#FFFFFF');

const shoulders =
  shape('M-13 40H13V64H-13Z', shade(paleSkin, 0.14)) +
  solid(
    'schultern',
    'M-62 150V92C-62 66 -40 55 -17 52Q0 64 17 52C40 55 62 66 62 92V150Z',
    paleShirt,
    'M28 50C44 62 48 76 47 150H66V50Z',
  );

const { skull } = layersOf({ who: 'tom' });
const paleSkull = skull.replace(/#[\da-fA-F]{6}/g, paler);
const paleCurls = hairOf('curls', paleHair);

/** On a head that is a circle of 50 around 0; the hair is paler unless it is meant. */
const headWith = (face: string, head = paleSkull, hair = paleCurls): string =>
  shoulders + hair.back + head + face + hair.front;

const cheeks = (x: number, y: number): string =>
  [-x, x].map((place) => oval(place, y, 8, 6, '#F7867E', 'opacity=".5"')).join('') +
  [-x, x]
    .map((place) =>
      [-6, 0, 6]
        .map((aside) => oval(place + aside, y - 5 + (aside ? 0 : 3), 1.5, 1.5, crease))
        .join(''),
    )
    .join('');
const dotEye = (x: number, y: number, size = 1): string =>
  oval(x, y, 6.2 * size, 7.2 * size, ink) +
  oval(x + 2 * size, y - 2.8 * size, 2.1 * size, 2.1 * size, '#FFFFFF');
const dotEyes = (x: number, y: number): string => dotEye(-x, y) + dotEye(x, y);
const brows = (y: number): string =>
  line(
    `M-32 ${y + 2}Q-24 ${y - 3} -16 ${y + 1}M16 ${y + 1}Q24 ${y - 3} 32 ${y + 2}`,
    hairColour,
    3.2,
  );
const smallNose = (x: number, y: number): string =>
  line(`M${x - 3} ${y}Q${x} ${y + 3} ${x + 3} ${y}`, crease, 3);
const smile = (x: number, y: number, width: number): string =>
  line(`M${x - width} ${y}Q${x} ${y + width * 0.8} ${x + width} ${y}`, ink, 3.4);

export const head = (): string =>
  photo(
    'kopf',
    group(
      headWith(
        cheeks(31, 18) + brows(-14) + dotEyes(20, 2) + smallNose(0, 14) + smile(0, 24, 13),
        skull,
        hairOf('curls', hairColour),
      ),
      'transform="translate(0 5) scale(.8)"',
    ),
  );

const mop = (): string => {
  const { back, front } = hairOf('curls', hairColour);
  return (
    group(back + front, 'transform="translate(0 -2) scale(1.36)"') +
    [
      [-52, -20, 10],
      [26, -38, 11],
      [53, -32, 9],
      [-4, -42, 9],
    ]
      .map(([x, y, r]) => oval(x!, y!, r!, r!, light(hairColour, 0.16)))
      .join('')
  );
};

export const hairOfTom = (): string =>
  photo(
    'haar',
    group(
      headWith(cheeks(32, 26) + dotEyes(20, 10) + smallNose(0, 21) + smile(0, 29, 11), paleSkull, {
        back: '',
        front: mop(),
      }),
      'transform="translate(0 17) scale(.72)"',
    ),
  );

const openEye = 'M-29 4C-22 -25 20 -27 29 2C21 25 -20 27 -29 4Z';

export const eye = (): string =>
  photo(
    'auge',
    group(
      headWith(
        cheeks(32, 27) +
          group(
            `<clipPath id="auge-offen"><path d="${openEye}"/></clipPath>` +
              shape(openEye, '#FFFFFF') +
              group(
                oval(2, 0, 17, 18, '#6B4220') +
                  oval(2, 0, 13.4, 14.4, '#8E5A2C') +
                  oval(2, 0, 9, 10, ink) +
                  oval(8, -7, 5.4, 5.4, '#FFFFFF') +
                  oval(-3, 7, 2.4, 2.4, '#FFFFFF'),
                'clip-path="url(#auge-offen)"',
              ) +
              line('M-28 1C-20 -24 18 -26 28 0', shade(skin, 0.5), 3.2) +
              line('M-20 -27Q0 -36 22 -27', hairColour, 4.6),
            'transform="translate(-15 4)"',
          ) +
          line('M25 7Q33 -2 41 7', ink, 3.4) +
          smallNose(14, 25) +
          smile(10, 34, 11),
      ),
      'transform="translate(6 -3) scale(1.04)"',
    ),
  );

const turnedHead =
  [
    [-44, -20, 20],
    [-50, 4, 17],
    [-42, 26, 14],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r!, shade(paleHair, 0.12)))
    .join('') +
  oval(0, 0, 50, 50, paleSkin) +
  shape('M14 -48C44 -38 60 14 26 43C56 30 62 -34 14 -48Z', shade(paleSkin, 0.1));

const largeEar =
  solid(
    'ohr-form',
    'M-22 -4C-28 -36 24 -42 26 -4C27 14 14 18 12 30C10 46 -16 48 -18 28C-18 16 -21 10 -22 -4Z',
    skin,
    'M14 -44C30 -14 6 8 0 50H34V-44Z',
  ) + line('M-11 6C-18 -20 14 -25 15 -4C15 10 3 13 3 27', crease, 5);

export const ear = (): string =>
  photo(
    'ohr',
    group(
      shoulders +
        turnedHead +
        oval(15, 21, 8, 6, '#F7867E', 'opacity=".5"') +
        line('M10 -13Q17 -18 24 -14M36 -14Q41 -17 45 -13', hairColour, 3.2) +
        dotEye(19, 1) +
        dotEye(42, 1, 0.9) +
        smallNose(33, 14) +
        line('M22 29Q30 37 39 28', ink, 3.4) +
        paleCurls.front +
        group(largeEar, 'transform="translate(-23 4)"'),
      'transform="translate(8 3) scale(.98)"',
    ),
  );

export const nose = (): string =>
  photo(
    'nase',
    group(
      headWith(
        cheeks(37, 15) +
          dotEyes(22, -3) +
          smile(0, 39, 12) +
          solid(
            'nasenform',
            'M0 -3C9 -3 11 4 17 7C31 12 29 31 15 31Q0 36 -15 31C-29 31 -31 12 -17 7C-11 4 -9 -3 0 -3Z',
            skin,
            'M8 -6C12 6 22 18 5 36H34V-6Z',
          ) +
          oval(-7, 28.6, 3.2, 1.8, shade(skin, 0.36)) +
          oval(7, 28.6, 3.2, 1.8, shade(skin, 0.36)) +
          oval(-6, 12, 6.4, 5, light(skin, 0.55)),
      ),
      'transform="translate(0 -6) scale(1.16)"',
    ),
  );

export const mouth = (): string =>
  photo(
    'mund',
    group(
      headWith(
        cheeks(40, 6) +
          dotEyes(22, -6) +
          smallNose(0, 5) +
          shape('M-37 13Q0 18 37 13Q38 47 0 47T-37 13Z', '#7A2733') +
          shape('M-24 39Q0 26 24 39Q14 46.500 0 46.500T-24 39Z', '#F7867E') +
          shape('M-34 14Q0 19 34 14Q33 23 28 24Q0 28 -28 24Q-33 23 -34 14Z', '#FFFFFF'),
      ),
      'transform="translate(0 -8) scale(1.14)"',
    ),
  );

const toothForm =
  'M-36 -16C-42 -48 -16 -54 0 -44C16 -54 42 -48 36 -16C34 2 29 10 27 28C26 48 14 48 11 34C8 22 6 18 0 18C-6 18 -8 22 -11 34C-14 48 -26 48 -27 28C-29 10 -34 2 -36 -16Z';

export const tooth = (): string =>
  photo(
    'zahn',
    solid('zahnform', toothForm, '#FFFFFF', 'M15 -54C32 -26 20 6 10 50H52V-54Z') +
      line('M-25 -17C-27 -30 -21 -37 -12 -38', '#CDE6F5', 7) +
      line('M-10 -24Q0 -18 10 -24', '#DAD3DF', 3.6),
  );

type Place = readonly [x: number, y: number];
const finger = (from: Place, to: Place, width: number): string =>
  limb([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], skin, width);

/** With its wrist at 0 0. */
const openHand = (): string =>
  finger([15, -40], [33, -74], 16) +
  finger([9, -48], [14, -90], 17) +
  finger([-4, -48], [-8, -92], 17) +
  finger([-16, -44], [-29, -82], 16) +
  finger([-14, -20], [-44, -42], 17) +
  solid(
    'handflaeche',
    'M-26 -46C-26 -58 28 -58 29 -40C30 -16 20 3 2 3C-18 3 -26 -18 -26 -46Z',
    skin,
    'M14 -58C34 -40 20 -8 0 4H34V-58Z',
  ) +
  line('M-15 -26C-6 -32 6 -34 16 -32', crease, 2.8) +
  line('M-18 -20C-8 -18 -5 -10 -5 -4', crease, 2.8);

export const hand = (): string =>
  photo(
    'hand',
    group(
      shape('M-16 -10H18L20 24H-16Z', shade(paleSkin, 0.1)) +
        shape('M-28 14Q0 8 30 14L34 40H-32Z', paleShirt) +
        line('M-27 15Q0 9 29 15', shade(paleShirt, 0.16), 6) +
        openHand(),
      'transform="translate(4 38) scale(.96)"',
    ),
  );

const bentArm: Bend = [
  [-20, 26],
  [28, 38],
  [33, -8],
];

export const arm = (): string =>
  photo(
    'arm',
    group(
      headWith(cheeks(31, 18) + brows(-14) + dotEyes(20, 2) + smallNose(0, 14) + smile(0, 25, 11)),
      'transform="translate(-33 -15) scale(.56)"',
    ) +
      limb(bentArm, skin, 27) +
      group(openHand(), 'transform="translate(33 -7) rotate(4) scale(.5)"') +
      limb(partOf(bentArm, 0, 0.06), paleShirt, 31),
  );

const armAtHem = (): string =>
  limb(
    [
      [40, -26],
      [51, -14],
      [37, 0],
    ],
    paleSkin,
    16,
  ) + oval(36, 0, 9, 9, paleSkin);

export const belly = (): string =>
  photo(
    'bauch',
    group(headWith(smile(0, 28, 12)), 'transform="translate(0 -76) scale(.72)"') +
      shape('M-40 36H40L43 62H-43Z', paleTrousers) +
      solid(
        'bauchform',
        'M-36 -10C-52 6 -52 34 -37 43Q0 52 37 43C52 34 52 6 36 -10Z',
        skin,
        'M24 -12C42 10 36 34 12 54H62V-12Z',
      ) +
      shape('M-44 -30H44L38 -6Q0 4 -38 -6Z', paleShirt) +
      line('M-36 -6Q0 3 36 -6', shade(paleShirt, 0.16), 7) +
      oval(1, 24, 3.6, 4.4, shade(skin, 0.4)) +
      oval(-22, 12, 8, 10, light(skin, 0.35), 'opacity=".7"') +
      armAtHem() +
      group(armAtHem(), 'transform="scale(-1 1)"'),
  );

const walkingShoe = (colour: string): string =>
  shape('M-11 -18H11V-4H-11Z', '#FFFDF6') +
  solid(
    'schuhform',
    'M-12 -10Q0 -6 11 -11C14 -7 26 -6 28 1Q29 4 25 4H-10Q-13 4 -13 0Z',
    colour,
    'M-14 -1Q8 3 30 -3V6H-14Z',
  );

export const leg = (): string =>
  photo(
    'bein',
    floor +
      limb(
        [
          [-12, -40],
          [-20, 4],
          [-36, 38],
        ],
        paleSkin,
        24,
      ) +
      group(walkingShoe(paler(named.orange)), 'transform="translate(-36 47) rotate(8)"') +
      shape('M-36 -62H8L6 -38Q-14 -28 -32 -36Z', shade(paleTrousers, 0.16)) +
      solid(
        'beinform',
        'M-12 -46C-13 -22 -4 -8 1 6C7 24 5 34 5 46H29C34 32 40 18 36 0C35 -16 38 -30 37 -46Z',
        skin,
        'M24 -48C30 -20 20 -6 25 12C27 28 20 40 19 48H46V-48Z',
      ) +
      line('M11 -3Q19 3 27 -4', crease, 3.4) +
      group(walkingShoe(paler(named.orange)), 'transform="translate(17 54)"') +
      shape('M-18 -62H41L42 -37Q14 -26 -18 -36Z', paleTrousers) +
      line('M-17 -36Q14 -26 41 -37', shade(paleTrousers, 0.16), 5),
  );

const toes = (): string =>
  [
    [50, -44, 9, 8],
    [60, -37, 10, 9],
    [67, -28, 11, 9.6],
    [70, -18, 12, 10],
  ]
    .map(
      ([x, y, rx, ry]) =>
        oval(x!, y!, rx!, ry!, shade(skin, 0.22)) +
        oval(x! - 1.6, y! - 1, rx! - 0.6, ry! - 0.8, skin),
    )
    .join('');

export const foot = (): string =>
  photo(
    'fuss',
    floor +
      group(
        shape('M-45 -112H-7L-7 -80H-45Z', paleSkin) +
          shape('M-56 -150H4L0 -96Q-26 -90 -52 -96Z', paleTrousers) +
          line('M-52 -98Q-26 -91 0 -98', shade(paleTrousers, 0.16), 8) +
          toes() +
          solid(
            'fussform',
            'M-45 -84H-7C-4 -62 14 -56 36 -52C56 -48 66 -38 64 -22C62 -6 44 0 20 0H-40C-58 0 -60 -16 -54 -30C-48 -46 -46 -66 -45 -84Z',
            skin,
            'M-62 -10Q0 -6 72 -26V4H-62Z',
          ) +
          oval(64, -9, 18, 12.6, shade(skin, 0.22)) +
          oval(62.6, -10, 17, 11.6, skin) +
          oval(70, -14, 6, 4.4, light(skin, 0.6)) +
          oval(-30, -38, 7, 8, shade(skin, 0.12)),
        'transform="translate(-9 51) scale(.8)"',
      ),
  );
