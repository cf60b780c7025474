/** Draws a person from a short description: who, pose, face, clothes, and what is in the hands. */
import { named } from '../colours.ts';
import { add, at, between, short, type Bend, type Point } from '../geometry.ts';
import { group, limb, oval, shade, shape } from '../strokes.ts';
import { boxOf, type Box } from '../svg/box.ts';
import { handAt, reaching } from './arms.ts';
import { faceOf, type Face } from './faces.ts';
import { cutOf, type Layers } from './garments.ts';
import { hairOf } from './hair.ts';
import { people, type Name, type Person, type Wearing } from './people.ts';
import { poses, type Pose, type PoseName } from './poses.ts';
import { skeletonOf, type Skeleton } from './skeleton.ts';
import { outline, torsoHeight } from './torso.ts';

/** A drawing that a hand can hold: its point of grip is at 0 0. */
export type Held = { svg: string; turn?: number };
/** Held with both hands, before the chest: the hands take it at its sides, but a child under its seat and at its back. */
type HeldWithBoth = Held & { width: number; isChild?: boolean };

export type Description = {
  who: Name;
  pose?: PoseName;
  face?: Face;
  /** Instead of the person's own clothes. */
  wears?: readonly Wearing[];
  /** In addition to them. */
  also?: readonly Wearing[];
  holds?: { left?: Held; right?: Held; both?: HeldWithBoth };
  /** Looks to the other side. */
  mirrored?: boolean;
};

/** In centimetres; whoever stands, sits or lies has the ground at 0. */
export type Drawing = { svg: string; readonly box: Box };

const sides = [0, 1] as const;

function bareLegs({ legs, body }: Skeleton, skin: string): string {
  return sides
    .map((side) => {
      const [x, y] = legs[side][2];
      const out = (side ? 1 : -1) * body.leg * 0.18;
      return (
        limb(legs[side], skin, body.leg) +
        oval(x + out, y + body.leg * 0.06, body.leg * 0.72, body.leg * 0.4, skin)
      );
    })
    .join('');
}

function skullOf(skin: string): string {
  const ears = [-1, 1]
    .map(
      (side) =>
        oval(side * 49, 6, 9, 11, side < 0 ? skin : shade(skin, 0.1)) +
        oval(side * 50, 6, 4.5, 6, shade(skin, 0.22)),
    )
    .join('');
  const skull =
    'M0 -50C34 -50 51 -28 50 2C49 34 28 51 0 51C-28 51 -49 34 -50 2C-51 -28 -34 -50 0 -50Z';
  const dark =
    'M14 -48C40 -40 51 -20 50 2C49 34 28 51 2 51C30 42 42 22 40 -4C39 -22 30 -38 14 -48Z';
  return ears + shape(skull, skin) + shape(dark, shade(skin, 0.1));
}

function headOf(person: Person, face: Face): { back: string; front: string } {
  const { skin, hair, extras = [] } = person;
  const strands = hairOf(hair.style, hair.colour);
  const drawn = faceOf(face, skin, shade(hair.colour, 0.1), extras);
  return { back: strands.back, front: skullOf(skin) + drawn + strands.front };
}

/** From the middle between the hands, in centimetres. */
const handsUnderChild: [Point, Point] = [
  [7, 12],
  [34, -5],
];

/** Both hands come to the sides of what they hold together. */
function holding(skeleton: Skeleton, both: HeldWithBoth | undefined): Skeleton {
  if (!both) return skeleton;
  const { arms } = skeleton;
  const middle = between(arms[0][2], arms[1][2], 0.5);
  const places: [Point, Point] = both.isChild
    ? handsUnderChild
    : [
        [-0.5 * both.width, 0],
        [0.5 * both.width, 0],
      ];
  const grip = (side: 0 | 1): Bend => reaching(arms[side], add(middle, places[side]), side);
  return { ...skeleton, arms: [grip(0), grip(1)] };
}

const inHand = (held: Held | undefined, place: Point): string =>
  held
    ? group(
        held.svg,
        `transform="translate(${at(place)})${held.turn ? ` rotate(${held.turn})` : ''}"`,
      )
    : '';

function neckOf(skeleton: Skeleton, skin: string): string {
  const height = torsoHeight(skeleton);
  const { head } = skeleton.body;
  const bend: Bend = [
    [0, -height - head * 0.16],
    [0, -height - 2],
    [0, -height + 3],
  ];
  return limb(bend, shade(skin, 0.12), head * 0.3);
}

/** One sheet of a paper doll: what the body shows there, and what each garment adds to it. */
type Sheet = { body: string; worn: readonly string[]; place: (content: string) => string };

const asIs = (content: string) => content;
const upright =
  ({ hip, lean }: Skeleton) =>
  (content: string) =>
    group(content, `transform="translate(${at(hip)})${lean ? ` rotate(${lean})` : ''}"`);
const onHead =
  ({ body, head, headTilt }: Skeleton) =>
  (content: string) =>
    group(
      content,
      `transform="translate(${at(head)})${headTilt ? ` rotate(${headTilt})` : ''} scale(${body.head / 100})"`,
    );

/** Everything from the back to the front. */
function sheetsOf(
  person: Person,
  skeleton: Skeleton,
  worn: readonly Layers[],
  description: Description,
): Sheet[] {
  const { skin } = person;
  const { body, arms } = skeleton;
  const { holds = {}, pose = 'stand', face } = description;
  const { back, front } = headOf(person, face ?? (pose === 'sleep' ? 'asleep' : 'glad'));
  const sheet = (
    content: string,
    of: (layers: Layers) => string | undefined = () => undefined,
    place = asIs,
  ): Sheet => ({ body: content, worn: worn.map((layers) => of(layers) ?? ''), place });
  const armOf = (side: 0 | 1) =>
    sheet(limb(arms[side], skin, body.arm), (layers) => layers.arms?.[side]);
  const pointsWith = (side: 0 | 1) => skeleton.points && (side === 1 || pose === 'point-ears');
  const gloved = worn.some(({ hands }) => hands);
  const handOf = (side: 0 | 1) =>
    sheet(
      handAt(arms[side], body.arm, skin, side, pointsWith(side) && !gloved),
      (layers) => layers.hands?.[side],
    );
  return [
    sheet(back, undefined, onHead(skeleton)),
    sheet(bareLegs(skeleton, skin), ({ socks }) => socks),
    sheet('', ({ legs }) => legs),
    sheet('', ({ feet }) => feet),
    sheet(shape(outline(skeleton), skin), ({ torso }) => torso, upright(skeleton)),
    sheet('', ({ skirt }) => skirt),
    sheet(neckOf(skeleton, skin), ({ neck }) => neck, upright(skeleton)),
    sheet(front, (layers) => layers.head, onHead(skeleton)),
    ...sides.map(armOf),
    sheet(inHand(holds.both, between(arms[0][2], arms[1][2], 0.5))),
    sheet(inHand(holds.left, arms[0][2])),
    sheet(inHand(holds.right, arms[1][2])),
    ...sides.map(handOf),
  ];
}

const figure = (sheets: readonly Sheet[]): string =>
  sheets.map(({ body, worn, place }) => place(body + worn.join(''))).join('');

/** Lies on the ground, and not half in it. */
function laidDown(content: string, turn: number): string {
  const [, top, , height] = boxOf(group(content, `transform="rotate(${turn})"`));
  return group(content, `transform="translate(0 ${short(-top - height)}) rotate(${turn})"`);
}

export function drawPerson(description: Description): Drawing {
  const { who, wears, also = [], holds, mirrored = false } = description;
  const person: Person = people[who];
  const pose: Pose = poses[description.pose ?? 'stand'];
  const skeleton = holding(skeletonOf(person.body, pose), holds?.both);
  const worn = [...(wears ?? person.wears), ...also].map(([garment, colour], index) =>
    cutOf(garment)(skeleton, named[colour], `${who}${index}`),
  );
  const content = figure(sheetsOf(person, skeleton, worn, description));
  const whole = pose.turn ? laidDown(content, pose.turn) : content;
  const svg = mirrored ? group(whole, 'transform="scale(-1 1)"') : whole;
  return {
    svg,
    // Measured only when it is asked for: most drawings become part of a larger one.
    get box() {
      return boxOf(svg);
    },
  };
}

/** A garment cut for somebody, in any colour; more than the wardrobe has can be sewn on. */
export type Fitted = (skeleton: Skeleton, id: string) => Layers;

/**
 * Somebody who is dressed piece by piece: sheet by sheet from the back to the front, what the body shows there, and
 * what each garment puts on it.
 */
export function paperDoll(
  description: Pick<Description, 'who' | 'face'>,
  garments: Readonly<Record<string, Fitted>>,
): { body: string[]; worn: Record<string, string[]> } {
  const person: Person = people[description.who];
  const skeleton = skeletonOf(person.body, poses.stand);
  const names = Object.keys(garments);
  const worn = names.map((name) => garments[name]!(skeleton, name));
  const sheets = sheetsOf(person, skeleton, worn, description);
  return {
    body: sheets.map(({ body, place }) => place(body)),
    worn: Object.fromEntries(
      names.map((name, index) => [
        name,
        sheets.map((sheet) => sheet.place(sheet.worn[index] ?? '')),
      ]),
    ),
  };
}

const headSheet = 7;

/** Somebody in layers, so that the head between them can move: what is behind it, worn on it, and in front of it. */
export function layersOf({
  who,
  pose = 'stand',
  wears,
}: Pick<Description, 'who' | 'pose' | 'wears'>) {
  const person: Person = people[who];
  const skeleton = skeletonOf(person.body, poses[pose]);
  const worn = (wears ?? person.wears).map(([garment, colour], index) =>
    cutOf(garment)(skeleton, named[colour], `${who}${index}`),
  );
  const sheets = sheetsOf(person, skeleton, worn, { who, pose });
  const { skin, hair, extras = [] } = person;
  return {
    person: { skin, hair: shade(hair.colour, 0.1), extras },
    head: { at: skeleton.head, tilt: skeleton.headTilt, scale: person.body.head / 100 },
    strands: hairOf(hair.style, hair.colour),
    skull: skullOf(skin),
    hat: sheets[headSheet]!.worn.join(''),
    body: figure(sheets.slice(1, headSheet)),
    arms: figure(sheets.slice(headSheet + 1)),
  };
}

/** Where the hands are, as drawn, for what a scene puts beside them. */
export function handsOf(description: Description): [left: Point, right: Point] {
  const { who, pose = 'stand', holds, mirrored = false } = description;
  const skeleton = holding(skeletonOf(people[who].body, poses[pose]), holds?.both);
  const [left, right] = skeleton.arms.map(([, , hand]) => hand) as [Point, Point];
  return mirrored
    ? [
        [-right[0], right[1]],
        [-left[0], left[1]],
      ]
    : [left, right];
}
