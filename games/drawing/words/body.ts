/** Parts of the body, on Tom, who is pale: the part is in full colour, before a soft light. */
import { layersOf } from '../characters/draw-person.ts';
import { hairOf } from '../characters/hair.ts';
import { people } from '../characters/people.ts';
import { poses, type PoseName } from '../characters/poses.ts';
import { skeletonOf } from '../characters/skeleton.ts';
import { ink, light, named, shade } from '../colours.ts';
import { at, bendPath } from '../geometry.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';

const { skin } = people.tom;
const hairColour: string = people.tom.hair.colour;
const paler = (colour: string): string => light(colour, 0.3);
const paled = (drawing: string): string => drawing.replace(/#[\da-fA-F]{6}/g, paler);
const paleSkin = paler(skin);
/** Brown hair that is only mixed with paper turns grey. */
const paleHair = '#A0734F';
const paleInk = '#55506A';
const paleShirt = paler(named.gruen);
const paleTrousers = paler(named.blau);
const paleBlush = oval(0, 0, 8, 6, '#F7867E', 'opacity=".35"');
const crease = shade(skin, 0.3);
const wall = '#D3ECF0';
const glow = '#FFD863';
const softGlow = '#FFECAE';

/** The light behind what is meant. */
const glowAt = (x: number, y: number, rx: number, ry = rx): string =>
  oval(x, y, rx, ry, softGlow, 'opacity=".6"') +
  oval(x, y, rx * 0.9, ry * 0.9, softGlow) +
  oval(x, y, rx * 0.78, ry * 0.78, glow);

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
const paleSkull = paled(skull);
const paleCurls = hairOf('curls', paleHair);

/** On a head that is a circle of 50 around 0; the hair is paler unless it is meant. */
const headWith = (face: string, head = paleSkull, hair = paleCurls): string =>
  shoulders + hair.back + head + face + hair.front;

/** The whole head, with what is meant before everything else. */
const portrait = (id: string, content: string, place = '0 6'): string =>
  photo(id, group(content, `transform="translate(${place}) scale(.8)"`));

const cheeks = (x: number, y: number): string =>
  [-x, x].map((place) => oval(place, y, 8, 6, '#F7867E', 'opacity=".5"')).join('') +
  [-x, x]
    .map((place) =>
      [-6, 0, 6]
        .map((aside) => oval(place + aside, y - 5 + (aside ? 0 : 3), 1.5, 1.5, crease))
        .join(''),
    )
    .join('');
const paleCheeks = (x: number, y: number): string =>
  [-x, x].map((place) => group(paleBlush, `transform="translate(${place} ${y})"`)).join('');
const dotEyes = (x: number, y: number, colour = ink): string =>
  [-x, x]
    .map(
      (place) => oval(place, y, 6.2, 7.2, colour) + oval(place + 2, y - 2.8, 2.1, 2.1, '#FFFFFF'),
    )
    .join('');
const brows = (y: number, colour = hairColour): string =>
  line(`M-32 ${y + 2}Q-24 ${y - 3} -16 ${y + 1}M16 ${y + 1}Q24 ${y - 3} 32 ${y + 2}`, colour, 3.2);
const smallNose = (x: number, y: number, colour = crease): string =>
  line(`M${x - 3} ${y}Q${x} ${y + 3} ${x + 3} ${y}`, colour, 3);
const smile = (x: number, y: number, width: number, colour = ink): string =>
  line(`M${x - width} ${y}Q${x} ${y + width * 0.8} ${x + width} ${y}`, colour, 3.4);

const paleEyes = brows(-14, paleHair) + dotEyes(20, 2, paleInk);
const paleNose = smallNose(0, 14, shade(paleSkin, 0.3));
const paleSmile = smile(0, 25, 13, paleInk);
const paleFace = paleCheeks(31, 18) + paleEyes + paleNose + paleSmile;

export const head = (): string =>
  portrait(
    'kopf',
    glowAt(0, -4, 76, 70) +
      headWith(
        cheeks(31, 18) + brows(-14) + dotEyes(20, 2) + smallNose(0, 14) + smile(0, 24, 13),
        skull,
        hairOf('curls', hairColour),
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
      glowAt(0, -34, 90, 66) +
        headWith(
          paleCheeks(32, 26) +
            dotEyes(20, 10, paleInk) +
            smallNose(0, 21, shade(paleSkin, 0.3)) +
            smile(0, 29, 11, paleInk),
          paleSkull,
          { back: '', front: mop() },
        ),
      'transform="translate(0 18) scale(.66)"',
    ),
  );

type EyeColours = { white: string; edge: string; iris: string; pupil: string };

/** Wide open, so that it looks at the child; around 0. */
const openEye = ({ white, edge, iris, pupil }: EyeColours): string =>
  oval(0, 0, 15, 14.4, white) +
  oval(0.6, 0.6, 11, 11.8, iris) +
  oval(0.6, 0.6, 6, 6.6, pupil) +
  oval(4.4, -3.6, 3.8, 3.8, '#FFFFFF') +
  oval(-3, 5, 1.6, 1.6, '#FFFFFF') +
  line('M-15 -1C-13 -19 13 -19 15 -1', edge, 2.8);

export const eye = (): string =>
  portrait(
    'auge',
    headWith(
      paleCheeks(34, 26) +
        brows(-21, paleHair) +
        smallNose(3, 20, shade(paleSkin, 0.3)) +
        smile(2, 30, 12, paleInk),
    ) +
      group(
        openEye({ white: '#F6E6D0', edge: '#A98F84', iris: '#B99878', pupil: '#77718A' }),
        'transform="translate(23 3)"',
      ) +
      glowAt(-22, 2, 31, 29) +
      group(
        openEye({ white: '#FFFFFF', edge: '#5A3320', iris: '#9A5F2B', pupil: ink }),
        'transform="translate(-22 3) scale(1.26)"',
      ),
  );

/** The one on the left of the picture, around 0. */
const earForm = (colour: string): string =>
  oval(0, 0, 17, 21, colour) +
  line('M8 -10C-2 -17 -12 -8 -9 2C-7 8 0 8 0 15', shade(colour, 0.34), 4.4);

export const ear = (): string =>
  portrait(
    'ohr',
    shoulders +
      paleCurls.back +
      group(earForm(paleSkin), 'transform="translate(50 8) scale(-.66 .66)"') +
      paleSkull +
      paleFace +
      glowAt(-55, 9, 27, 30) +
      group(earForm(skin), 'transform="translate(-55 9) scale(1.16)"') +
      paleCurls.front,
    '9 6',
  );

export const nose = (): string =>
  portrait(
    'nase',
    headWith(paleCheeks(38, 22) + brows(-18, paleHair)) +
      glowAt(0, 11, 27, 22) +
      dotEyes(25, -3, paleInk) +
      smile(0, 39, 11, paleInk) +
      solid(
        'nasenform',
        'M0 -2C8 -2 15 5 15 12C15 20 8 24 0 24S-15 20 -15 12C-15 5 -8 -2 0 -2Z',
        skin,
        'M6 -4C14 6 12 17 -2 26H24V-4Z',
      ) +
      oval(-6, 6, 5, 4, light(skin, 0.6)),
  );

export const mouth = (): string =>
  portrait(
    'mund',
    headWith(paleCheeks(40, 10) + brows(-22, paleHair) + dotEyes(22, -8, paleInk)) +
      smallNose(0, 3, shade(paleSkin, 0.3)) +
      glowAt(0, 25, 35, 22) +
      shape('M-26 14Q0 19 26 14Q27 39 0 39T-26 14Z', '#7A2733') +
      shape('M-16 33Q0 24 16 33Q10 38.500 0 38.500T-16 33Z', '#F7867E') +
      shape('M-24 15.500Q0 20 24 15.500Q23 22 19 23Q0 26 -19 23Q-23 22 -24 15.500Z', '#FFFFFF') +
      line('M-26 14Q0 19 26 14Q27 39 0 39T-26 14Z', '#C9515A', 3.4),
  );

const toothForm =
  'M-36 -16C-42 -48 -16 -54 0 -44C16 -54 42 -48 36 -16C34 2 29 10 27 28C26 48 14 48 11 34C8 22 6 18 0 18C-6 18 -8 22 -11 34C-14 48 -26 48 -27 28C-29 10 -34 2 -36 -16Z';

export const tooth = (): string =>
  photo(
    'zahn',
    glowAt(0, 0, 57) +
      group(
        solid('zahnform', toothForm, '#FFFFFF', 'M15 -54C32 -26 20 6 10 50H52V-54Z') +
          line('M-25 -17C-27 -30 -21 -37 -12 -38', '#CDE6F5', 7) +
          line('M-10 -24Q0 -18 10 -24', '#DAD3DF', 3.6),
        'transform="translate(0 2) scale(.84)"',
      ),
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

const vest = [
  ['hose', 'jeans'],
  ['unterhemd', 'gruen'],
] as const;

/** Tom without his feet, with what is meant before him, in centimetres above the ground. */
function upperBody(id: string, pose: PoseName, place: string, meant: string): string {
  const { body, arms, head: on } = layersOf({ who: 'tom', pose, wears: vest });
  const onHead = (content: string) =>
    group(content, `transform="translate(${at(on.at)}) rotate(${on.tilt}) scale(${on.scale})"`);
  return photo(
    id,
    group(
      onHead(paleCurls.back) +
        paled(body) +
        paled(arms) +
        meant +
        onHead(paleSkull + paleFace + paleCurls.front),
      `transform="translate(${place}) scale(1.14)"`,
    ),
  );
}

const raisedArm = skeletonOf(people.tom.body, poses.show).arms[1];
const openHandAt = (size: number, turn: number): string =>
  group(openHand(), `transform="translate(${at(raisedArm[2])}) rotate(${turn}) scale(${size})"`);

export const hand = (): string =>
  upperBody(
    'hand',
    'show',
    '-25 79',
    glowAt(raisedArm[2][0] - 1, raisedArm[2][1] - 18, 25, 28) + openHandAt(0.44, 2),
  );

export const arm = (): string =>
  upperBody(
    'arm',
    'show',
    '-25 79',
    line(bendPath(raisedArm), softGlow, 29) +
      line(bendPath(raisedArm), glow, 23) +
      openHandAt(0.27, 58) +
      limb(raisedArm, skin, 14.5),
  );

export const belly = (): string =>
  upperBody(
    'bauch',
    'cheer',
    '0 79',
    glowAt(0, -42, 26, 21) +
      solid(
        'bauchform',
        'M-14 -54C-19 -46 -20 -34 -13 -30Q0 -25 13 -30C20 -34 19 -46 14 -54Z',
        skin,
        'M10 -56C17 -44 14 -34 4 -26H22V-56Z',
      ) +
      line('M-14 -54Q0 -49 14 -54', paleShirt, 6) +
      oval(0, -38, 1.6, 2, shade(skin, 0.4)) +
      oval(-8, -44, 3, 4, light(skin, 0.35), 'opacity=".7"'),
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
      glowAt(19, 4, 31, 52) +
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
      glowAt(0, 22, 57, 40) +
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
        'transform="translate(-7 50) scale(.74)"',
      ),
  );
