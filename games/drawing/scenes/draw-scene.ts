/** Draws a page from its data: the same world for everyone in it, so that sizes are true and feet are on the ground. */
import { partOfBody } from '../characters/parts-of-body.ts';
import { short } from '../geometry.ts';
import type { Box } from '../svg/box.ts';
import { framesOf, isGone, strideFrames, type Frame, type Move } from './action.ts';
import { boxSeenBy, frameTransform, placeSeenBy } from './camera.ts';
import type { Place } from './landscapes.ts';
import { drawThing } from './looks.ts';
import { places } from './places.ts';
import {
  isPerson,
  nameOf,
  type Answer,
  type Part,
  type SceneData,
  type Thing,
} from './scene-data.ts';
import { weatherBefore } from './sky.ts';

/** What answers a finger, in the scene's own measures. */
export type Spot = { name: string; word?: string; touch?: Answer; box: Box };

/** A drawing and where it goes; pages share drawings that are the same. */
export type Piece = {
  drawing: string;
  transform: string;
  name: string;
  touch?: Answer;
  box: Box;
  /** It has a part in the action; at the end of it, it may be gone. */
  acts?: { gone: boolean };
  /** Where it meets the ground. */
  shadow: string;
  /** What its strides show in turn with its own drawing. */
  otherDrawing?: string;
};

/** The frames of one element of the drawing, which has this name in it. */
export type ActingPart = { part: string; frames: Frame[] };

export type DrawnScene = {
  place: Place;
  /** Brings the camera's frame to the whole page. */
  framing: string;
  pieces: Piece[];
  marks: string;
  weather: string;
  spots: Spot[];
  acting: ActingPart[];
};

const snailSize = 1.05;

const snailOf = ({ at, on, mirrored }: SceneData['snail']): Thing => ({
  draws: 'schnecke',
  at,
  on,
  mirrored,
  size: snailSize,
  touch: 'wiggle',
});

/** From the back to the front: on the ground the snail hides behind the others. */
export function thingsOf({ things, snail }: SceneData): Thing[] {
  return snail.on ? [...things, snailOf(snail)] : [snailOf(snail), ...things];
}

export const placeOf = ({ place, season = 'summer', weather = 'sun', camera }: SceneData): Place =>
  placeSeenBy(places[place]({ season, weather }), camera);

/** The line on the ground whose distance a thing has. */
function depthOf(thing: Thing, things: readonly Thing[], { ground }: Place): number {
  if (thing.depth !== undefined) return thing.depth;
  if (!thing.on) return thing.at[1];
  if (thing.on === 'wall') return ground;
  const below = things.find((other) => other !== thing && nameOf(other) === thing.on);
  return below ? depthOf(below, things, { ground } as Place) : 340;
}

const scaledBox = (
  [x, y, width, height]: Box,
  [left, top]: readonly [number, number],
  scale: number,
  mirrored: boolean,
): Box => [
  left + (mirrored ? -x - width : x) * scale,
  top + y * scale,
  width * scale,
  height * scale,
];

function turnedBox([x, y, width, height]: Box, degrees: number): Box {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([cx, cy]) => [
    cx! * Math.cos(angle) - cy! * Math.sin(angle),
    cx! * Math.sin(angle) + cy! * Math.cos(angle),
  ]);
  const xs = corners.map(([cx]) => cx!);
  const ys = corners.map(([, cy]) => cy!);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

export function scaleOf(thing: Thing, things: readonly Thing[], place: Place): number {
  return ((depthOf(thing, things, place) - place.horizon) / place.eye) * (thing.size ?? 1);
}

/** What lies flat, or is behind another part of itself, which has the shadow. */
const withoutShadow = new Set([
  'badewanne-hinten',
  'blaetterhaufen',
  'farbtopf-umgekippt',
  'gitter-lang',
  'kiste-hinten',
  'koerner',
  'kruemel',
  'matsch',
  'pferd-galoppiert',
  'pfuetze',
  'schaum',
  'schneehaufen',
  'schneespur',
  'spuren',
  'staub',
  'tasche-hinten',
  'taxi-innen',
  'teppich',
  'teppich-gehoben',
  'zaun',
  'zebrastreifen',
]);

/** Half of what touches the ground, where that is much less than the whole width. */
const shareOnGround: Readonly<Record<string, number>> = {
  'roboter-packt': 0.15,
  'roboter-nimmt': 0.17,
  roboter: 0.28,
  'roboter-lacht': 0.28,
  baum: 0.2,
  'baum-kahl': 0.16,
  haltestelle: 0.2,
  wegweiser: 0.2,
  schneemann: 0.3,
  stativ: 0.36,
};

/** One soft shadow on the ground; Kaktus brings his own. */
function shadowOf(thing: Thing, scale: number, [x, , width]: Box): string {
  const look = 'who' in thing ? thing.who : thing.draws;
  if (thing.on || look === 'kaktus' || withoutShadow.has(look)) return '';
  const half =
    isPerson(thing) && !thing.pose?.match(/lie|sleep/)
      ? 24 * scale
      : width * (shareOnGround[look] ?? 0.42);
  const middle = isPerson(thing) || look in shareOnGround ? thing.at[0] : x + width / 2;
  return `<ellipse cx="${short(middle)}" cy="${short(thing.at[1])}" rx="${short(half)}" ry="${short(Math.max(2, half * 0.13))}" fill="#26233A" opacity=".15"/>`;
}

function pieceOf(thing: Thing, things: readonly Thing[], place: Place): Piece {
  const { svg: drawing, box } = drawThing(thing);
  const scale = scaleOf(thing, things, place);
  const { at, mirrored = false, turn = 0 } = thing;
  const factors = mirrored
    ? `${scale.toFixed(3).replace(/^/, '-')} ${scale.toFixed(3)}`
    : scale.toFixed(3);
  const inScene = scaledBox(turnedBox(box, mirrored ? -turn : turn), at, scale, mirrored);
  return {
    drawing,
    transform: `translate(${short(at[0])} ${short(at[1])})${turn ? ` rotate(${turn})` : ''} scale(${factors})`,
    name: nameOf(thing),
    touch: thing.touch ?? (thing.word ? 'jump' : undefined),
    box: inScene,
    shadow: shadowOf(thing, scale, inScene),
  };
}

const movesOf = ({ action }: SceneData): readonly Move[] => action?.moves ?? [];
const namesOf = ({ thing, along = [] }: Move): readonly string[] => [thing, ...along];

/** Who moves by itself, and who is taken along. */
export const moveOf = (name: string, scene: SceneData): Move | undefined =>
  movesOf(scene).find((move) => namesOf(move).includes(name));

function actingPieceOf(
  thing: Thing,
  things: readonly Thing[],
  scene: SceneData,
  place: Place,
): Piece {
  const piece = pieceOf(thing, things, place);
  const move = moveOf(piece.name, scene);
  if (!move) return piece;
  const { strides } = move;
  const other = move.thing === piece.name && strides ? { ...thing, ...strides.look } : undefined;
  return {
    ...piece,
    acts: { gone: isGone(move) },
    otherDrawing: other && drawThing(other as Thing).svg,
  };
}

export const strideParts = (name: string) => [`${name}/own`, `${name}/other`] as const;

function actingParts(scene: SceneData, pieces: readonly Piece[]): ActingPart[] {
  return movesOf(scene).flatMap((move) => {
    const leader = pieces.findIndex(({ name }) => name === move.thing);
    if (leader === -1) return [];
    const [x, y, width, height] = pieces[leader]!.box;
    const foot = thingsOf(scene)[leader]!.at;
    const frames = framesOf(move, foot, [x + width / 2, y + height / 2]);
    const strides = move.strides ? strideFrames(move.strides.count) : [];
    return [
      ...namesOf(move).map((part) => ({ part, frames })),
      ...strides.map((beats, look) => ({
        part: strideParts(move.thing)[look as 0 | 1],
        frames: beats,
      })),
    ];
  });
}

function boxOfPart(part: Part, scene: SceneData, place: Place): Box {
  if ('area' in part) return part.area;
  const owner = scene.things.find((thing) => nameOf(thing) === part.of);
  if (!owner || !isPerson(owner)) throw new Error(`${part.of} is nobody on this page.`);
  const { who, pose = 'stand', mirrored = false, at } = owner;
  return scaledBox(
    partOfBody(who, pose, part.part, mirrored),
    at,
    scaleOf(owner, scene.things, place),
    false,
  );
}

const ring = ([x, y, width, height]: Box): string =>
  `<ellipse cx="${short(x + width / 2)}" cy="${short(y + height / 2)}" rx="${short(width / 2)}" ry="${short(height / 2)}" fill="none" stroke="#FFC145" stroke-width="3"/>`;

export function drawScene(scene: SceneData): DrawnScene {
  const place = placeOf(scene);
  const things = thingsOf(scene);
  const pieces = things.map((thing) => actingPieceOf(thing, things, scene, place));
  const parts = (scene.parts ?? []).map((part) => ({ part, box: boxOfPart(part, scene, place) }));
  const seen = (box: Box) => boxSeenBy(scene.camera, box);
  return {
    place,
    framing: frameTransform(scene.camera),
    pieces: pieces.map((piece) => ({ ...piece, box: seen(piece.box) })),
    acting: actingParts(scene, pieces),
    marks: parts.flatMap(({ part, box }) => (part.mark ? ring(box) : [])).join(''),
    weather: weatherBefore(scene.weather ?? 'sun'),
    spots: [
      ...pieces.flatMap(({ name, touch, box, acts }, index) =>
        touch && !acts?.gone ? [{ name, word: things[index]!.word, touch, box: seen(box) }] : [],
      ),
      ...parts.map(({ part, box }) => ({
        name: part.as ?? part.word,
        word: part.word,
        box: seen(box),
      })),
    ],
  };
}
