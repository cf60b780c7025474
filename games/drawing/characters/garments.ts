/** The wardrobe: each piece follows the body in any pose, and can be put on and taken off alone. */
import { ink, light, named, shade } from '../colours.ts';
import { at, between, partOf, short, step, type Bend, type Point } from '../geometry.ts';
import { cuff, limb, line, oval, shape, softEdge, solid } from '../strokes.ts';
import type { Skeleton } from './skeleton.ts';
import { outline, torsoHeight } from './torso.ts';

/** What a garment adds, inside out. The torso's layer is upright and leans with it; the head's is on a circle of 50. */
export type Layers = {
  socks?: string;
  legs?: string;
  feet?: string;
  torso?: string;
  skirt?: string;
  arms?: [left: string, right: string];
  hands?: [left: string, right: string];
  neck?: string;
  head?: string;
};

type Cut = (skeleton: Skeleton, colour: string, id: string) => Layers;

const both = (draw: (side: 0 | 1) => string): [string, string] => [draw(0), draw(1)];

const legsOf =
  (share: number, wider: number): Cut =>
  ({ legs, body, hip }, colour) => ({
    legs:
      both((side) => limb(partOf(legs[side], 0, share), colour, body.leg + wider)).join('') +
      limb(
        [
          [hip[0] - body.hips * 0.52, hip[1] - body.leg * 0.1],
          [hip[0], hip[1] - body.leg * 0.1],
          [hip[0] + body.hips * 0.52, hip[1] - body.leg * 0.1],
        ],
        colour,
        body.leg + wider,
      ),
  });

const sleeves =
  (share: number, wider: number): Cut =>
  ({ arms, body }, colour) => ({
    arms: both((side) => limb(partOf(arms[side], 0.02, share), colour, body.arm + wider)),
  });

const top =
  (grow: number): Cut =>
  (skeleton, colour, id) => {
    const height = torsoHeight(skeleton);
    const { hips, shoulders } = skeleton.body;
    const wide = Math.max(hips, shoulders) * 2;
    return {
      torso: solid(
        id,
        outline(skeleton, grow),
        colour,
        `M${short(wide * 0.2)} ${short(-height * 1.2)}Q${short(wide * 0.34)} ${short(-height / 2)} ${short(wide * 0.2)} ${short(wide * 0.3)}H${short(wide)}V${short(-height * 1.2)}Z`,
      ),
    };
  };

const together =
  (...cuts: Cut[]): Cut =>
  (skeleton, colour, id) => {
    const all = cuts.map((cut, index) => cut(skeleton, colour, `${id}${index}`));
    const keys = [...new Set(all.flatMap((layers) => Object.keys(layers)))] as (keyof Layers)[];
    const sum = (key: keyof Layers) => {
      const values = all.map((layers) => layers[key]).filter((value) => value !== undefined);
      return Array.isArray(values[0])
        ? both((side) => values.map((value) => value[side]).join(''))
        : values.join('');
    };
    return Object.fromEntries(keys.map((key) => [key, sum(key)]));
  };

/** A skirt hangs from the waist over the knees, however the legs stand. */
const skirt =
  (length: number, from: number): Cut =>
  ({ legs, body, hip }, colour, id) => {
    const ends = legs.map((leg) => between(leg[1], leg[2], Math.max(0, length)));
    const starts = legs.map((leg) => between(leg[0], leg[1], Math.min(1, 1 + length)));
    const hem: Point[] = length > 0 ? ends : starts;
    const pad = body.leg * 0.9;
    const left = Math.min(hem[0]![0], hem[1]![0], hip[0] - body.hips) - pad;
    const right = Math.max(hem[0]![0], hem[1]![0], hip[0] + body.hips) + pad;
    const low = Math.max(hem[0]![1], hem[1]![1]);
    const waist = hip[1] - from;
    const d = `M${at([hip[0] - body.waist, waist])}C${at([hip[0] - body.hips * 1.2, waist + 8])} ${at([left, low - 12])} ${at([left, low])}Q${at([(left + right) / 2, low + 7])} ${at([right, low])}C${at([right, low - 12])} ${at([hip[0] + body.hips * 1.2, waist + 8])} ${at([hip[0] + body.waist, waist])}Z`;
    const fold = (share: number) =>
      line(
        `M${at(between([left, low], [right, low], share))}L${at([hip[0] + (share - 0.5) * body.waist * 1.6, waist + (low - waist) * 0.4])}`,
        shade(colour, 0.16),
        1.6,
      );
    return {
      skirt:
        solid(
          id,
          d,
          colour,
          `M${at([hip[0] + body.waist * 0.5, waist])}L${at([(left + 2.6 * right) / 3.6, low + 9])}H${short(right + 9)}V${short(waist)}Z`,
        ) +
        fold(0.3) +
        fold(0.62),
    };
  };

const shoe: Cut = ({ legs, body }, colour) => ({
  feet: both((side) => {
    const [x, y] = legs[side][2];
    const out = (side ? 1 : -1) * body.leg * 0.22;
    const w = body.leg;
    return (
      oval(x + out, y + w * 0.08, w * 0.82, w * 0.46, shade(colour)) +
      oval(x + out - w * 0.05, y, w * 0.76, w * 0.4, colour) +
      line(
        `M${short(x + out - w * 0.74)} ${short(y + w * 0.44)}H${short(x + out + w * 0.74)}`,
        light(colour, 0.75),
        w * 0.18,
      )
    );
  }).join(''),
});

const boot: Cut = (skeleton, colour, id) => {
  const { legs, body } = skeleton;
  const shafts = both((side) => limb(partOf(legs[side], 0.68, 0.98), colour, body.leg + 4)).join(
    '',
  );
  const tops = both((side) =>
    cuff(partOf(legs[side], 0.64, 0.71), light(colour, 0.4), body.leg + 5),
  ).join('');
  return { feet: shafts + tops + (shoe(skeleton, colour, id).feet ?? '') };
};

const sock: Cut = ({ legs, body }, colour) => ({
  socks: both((side) => {
    const [x, y] = legs[side][2];
    const out = (side ? 1 : -1) * body.leg * 0.16;
    return (
      limb(partOf(legs[side], 0.74, 1), colour, body.leg + 1.4) +
      oval(x + out, y, body.leg * 0.68, body.leg * 0.4, colour) +
      cuff(partOf(legs[side], 0.76, 0.8), '#DE3B40', body.leg + 1)
    );
  }).join(''),
});

const collar =
  (colour: string): Cut =>
  (skeleton) => {
    const y = -torsoHeight(skeleton);
    return {
      neck: shape(
        `M-9 ${short(y - 2)}L0 ${short(y + 7)}L-8 ${short(y + 9)}L-13 ${short(y + 1)}ZM9 ${short(y - 2)}L0 ${short(y + 7)}L8 ${short(y + 9)}L13 ${short(y + 1)}Z`,
        light(colour, 0.5),
      ),
    };
  };

const buttons: Cut = (skeleton) => {
  const height = torsoHeight(skeleton);
  return {
    torso: [0.78, 0.56, 0.34]
      .map((share) => oval(0, -height * share, 1.5, 1.5, ink, 'opacity=".55"'))
      .join(''),
  };
};

const stripes =
  (share: readonly number[]): Cut =>
  (skeleton, colour) => {
    const height = torsoHeight(skeleton);
    const wide = skeleton.body.waist + 1;
    return {
      torso: share
        .map((place) =>
          line(
            `M${short(-wide)} ${short(-height * place)}Q0 ${short(-height * place + 4)} ${short(wide)} ${short(-height * place)}`,
            light(colour, 0.55),
            3,
          ),
        )
        .join(''),
    };
  };

/** The same star as on the T-shirt of the word's picture. */
const star: Cut = (skeleton, colour) => {
  const height = torsoHeight(skeleton);
  const { shoulders } = skeleton.body;
  const tip = (turn: number): Point => {
    const reach = shoulders * (turn % 2 ? 0.22 : 0.5);
    const angle = (turn * Math.PI) / 5;
    return [Math.sin(angle) * reach, -height * 0.56 - Math.cos(angle) * reach];
  };
  const tips = Array.from({ length: 10 }, (_, turn) => at(tip(turn)));
  return {
    torso: shape(`M${tips.join('L')}Z`, colour === named.gelb ? named.rot : named.gelb),
  };
};

/** Open in front: two halves, so that what is under it is seen. */
const openBy =
  (share: number): Cut =>
  (skeleton, colour, id) => {
    const height = torsoHeight(skeleton);
    const { hips, shoulders, waist } = skeleton.body;
    const reach = Math.max(hips, shoulders, waist) + 6;
    const gap = shoulders * share;
    const half = (side: -1 | 1) =>
      `M${short(side * gap * 0.5)} ${short(-height - 6)}L${short(side * gap)} ${short(-height * 0.5)}L${short(side * gap * 1.2)} 9H${short(side * reach)}V${short(-height - 6)}Z`;
    return {
      torso:
        `<clipPath id="${id}o"><path d="${half(-1)}${half(1)}"/></clipPath>` +
        `<g clip-path="url(#${id}o)">${top(2.4)(skeleton, colour, id).torso}</g>` +
        line(
          `M${short(-gap * 0.5)} ${short(-height + 1)}L${short(-gap)} ${short(-height * 0.5)}L${short(-gap * 1.2)} 5M${short(gap * 0.5)} ${short(-height + 1)}L${short(gap)} ${short(-height * 0.5)}L${short(gap * 1.2)} 5`,
          shade(colour, 0.3),
          1.6,
        ),
    };
  };
const open = openBy(0.34);

/** The zigzag of the words' pictures. */
const zigzag: Cut = (skeleton) => {
  const height = torsoHeight(skeleton);
  const wide = skeleton.body.waist + 1;
  const across = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(
    (share, place) => `${short(share * wide)} ${short(-height * (place % 2 ? 0.56 : 0.66))}`,
  );
  return {
    torso:
      line(`M${across.join('L')}`, '#FFFFFF', 2.6) +
      line(`M${short(-wide)} ${short(-height * 0.42)}H${short(wide)}`, named.gelb, 2.6),
  };
};

const zigzagOfHat: Cut = () => ({
  head: line('M-44 -38L-30 -50L-15 -40L0 -52L15 -40L30 -50L44 -38', '#FFFFFF', 5),
});

const straps: Cut = (skeleton, colour) => {
  const height = torsoHeight(skeleton);
  const s = skeleton.body.shoulders * 0.5;
  return {
    torso: line(
      `M${short(-s)} ${short(-height)}Q${short(-s * 1.2)} ${short(-height / 2)} ${short(-s)} 2M${short(s)} ${short(-height)}Q${short(s * 1.2)} ${short(-height / 2)} ${short(s)} 2`,
      colour,
      4,
    ),
  };
};

const scarf: Cut = (skeleton, colour) => {
  const y = -torsoHeight(skeleton);
  const w = skeleton.body.shoulders;
  const tail: Bend = [
    [w * 0.3, y + 2],
    [w * 0.42, y + 14],
    [w * 0.36, y + 30],
  ];
  return {
    neck:
      limb(tail, colour, 9) +
      cuff(partOf(tail, 0.72, 0.82), light(colour, 0.6), 9) +
      limb(
        [
          [-w * 0.5, y - 1],
          [0, y + 5],
          [w * 0.5, y - 1],
        ],
        colour,
        10,
      ),
  };
};

/** All of it points, because no finger is seen. */
function pointingTip(arm: Bend, r: number, colour: string): string {
  const [from, to] = [partOf(arm, 0.9, 1)[0], arm[2]];
  const away = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  return line(`M${at(to)}L${at(step(to, away, r * 1.1))}`, colour, r * 1.7);
}

const mitten: Cut = ({ arms, body, points }, colour) => ({
  hands: both((side) => {
    const [x, y] = arms[side][2];
    const thumb = side ? -1 : 1;
    const r = body.arm * 0.78;
    return (
      oval(x + thumb * r * 0.8, y - r * 0.4, r * 0.45, r * 0.6, shade(colour, 0.14)) +
      oval(x, y, r, r * 1.08, colour) +
      (points && side === 1 ? pointingTip(arms[side], r, colour) : '') +
      cuff(partOf(arms[side], 0.83, 0.92), light(colour, 0.5), body.arm + 3)
    );
  }),
});

const hat: Cut = (_skeleton, colour) => ({
  head:
    oval(0, -80, 15, 14, '#FFFFFF', softEdge('#FFFFFF')) +
    oval(3, -77, 11, 10, '#E4E0E8') +
    shape('M-54 -18C-58 -58 -30 -74 0 -74C30 -74 58 -58 54 -18Z', colour) +
    shape('M22 -70C44 -60 56 -46 54 -18H40C42 -40 36 -58 22 -70Z', shade(colour)) +
    line('M-51 -18Q0 -30 51 -18', light(colour, 0.6), 15) +
    line('M-38 -25v10M-19 -28v10M0 -29v10M19 -28v10M38 -25v10', shade(colour, 0.1), 2.4),
});

const flatCap: Cut = (_skeleton, colour) => ({
  head:
    shape('M-54 -22C-56 -54 -26 -68 6 -66C38 -64 58 -46 55 -20C24 -32 -24 -34 -54 -22Z', colour) +
    shape('M-58 -16C-40 -32 0 -36 30 -30C6 -26 -30 -22 -54 -12Q-60 -11 -58 -16Z', shade(colour)),
});

/** The dress of the word's picture: a belt, dots on the skirt. */
const dotsAndBelt: Cut = ({ legs, body, hip }) => {
  const waist = hip[1] - 14;
  const low = Math.max(...legs.map((leg) => between(leg[1], leg[2], 0.12)[1]));
  const middle = (legs[0][1][0] + legs[1][1][0]) / 2;
  const dot = (across: number, share: number) =>
    oval(
      hip[0] + (middle - hip[0]) * share + across * body.hips * (0.9 + share * 0.4),
      waist + (low - waist) * share,
      1.7,
      1.7,
      '#FFFDF6',
    );
  return {
    skirt:
      [
        [-0.4, 0.3],
        [0.35, 0.34],
        [-0.8, 0.62],
        [0, 0.58],
        [0.75, 0.64],
        [-0.42, 0.88],
        [0.4, 0.9],
      ]
        .map(([across, share]) => dot(across!, share!))
        .join('') +
      line(
        `M${at([hip[0] - body.waist, waist + 1])}Q${at([hip[0], waist + 4])} ${at([hip[0] + body.waist, waist + 1])}`,
        named.orange,
        3.4,
      ),
  };
};

const cuts = {
  hose: legsOf(0.93, 4),
  'hose-kurz': legsOf(0.44, 5),
  rock: skirt(-0.08, 7),
  'rock-lang': skirt(0.62, 8),
  kleid: together(top(1), sleeves(0.26, 4), skirt(0.12, 14)),
  punktkleid: together(top(1), sleeves(0.26, 4), skirt(0.12, 14), dotsAndBelt),
  'kleid-lang': together(top(1), sleeves(0.3, 4), skirt(0.7, 16)),
  't-shirt': together(top(1.2), sleeves(0.36, 4.5), star),
  pullover: together(top(2), sleeves(0.93, 4.5), stripes([0.66, 0.5])),
  zackenpullover: together(top(2), sleeves(0.93, 4.5), zigzag),
  hemd: together(top(1.4), sleeves(0.93, 3.5), buttons, (s, colour) =>
    collar(colour)(s, colour, ''),
  ),
  bluse: together(top(1), sleeves(0.93, 3)),
  jacke: together(open, sleeves(0.93, 5.5), (s, colour) => collar(colour)(s, colour, '')),
  'jacke-offen': together(openBy(0.6), sleeves(0.93, 5.5)),
  strickjacke: together(open, sleeves(0.93, 4.5)),
  weste: open,
  hosentraeger: straps,
  strampler: together(legsOf(0.94, 4), top(1.4), sleeves(0.9, 3.5), buttons, sock),
  unterhemd: top(0.4),
  unterhose: legsOf(0.16, 2),
  socke: sock,
  schuh: shoe,
  stiefel: boot,
  schal: scarf,
  handschuh: mitten,
  muetze: hat,
  zackenmuetze: together(hat, zigzagOfHat),
  kappe: flatCap,
} as const satisfies Record<string, Cut>;

export type Garment = keyof typeof cuts;

export const cutOf = (garment: Garment): Cut => cuts[garment];
export const garments = Object.keys(cuts) as Garment[];
