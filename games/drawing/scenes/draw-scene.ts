/** Draws a page from its data: the same world for everyone in it, so that sizes are true and feet are on the ground. */
import { partOfBody } from '../characters/parts-of-body.ts';
import { short } from '../geometry.ts';
import type { Box } from '../svg/box.ts';
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
export type Piece = { drawing: string; transform: string; name: string; touch?: Answer; box: Box };

export type DrawnScene = {
  place: Place;
  pieces: Piece[];
  marks: string;
  weather: string;
  spots: Spot[];
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

export const placeOf = ({ place, season = 'summer', weather = 'sun' }: SceneData): Place =>
  places[place]({ season, weather });

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

function pieceOf(thing: Thing, things: readonly Thing[], place: Place): Piece {
  const { svg: drawing, box } = drawThing(thing);
  const scale = scaleOf(thing, things, place);
  const { at, mirrored = false, turn = 0 } = thing;
  const factors = mirrored
    ? `${scale.toFixed(3).replace(/^/, '-')} ${scale.toFixed(3)}`
    : scale.toFixed(3);
  return {
    drawing,
    transform: `translate(${short(at[0])} ${short(at[1])})${turn ? ` rotate(${turn})` : ''} scale(${factors})`,
    name: nameOf(thing),
    touch: thing.touch ?? (thing.word ? 'jump' : undefined),
    box: scaledBox(turnedBox(box, mirrored ? -turn : turn), at, scale, mirrored),
  };
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
  const pieces = things.map((thing) => pieceOf(thing, things, place));
  const parts = (scene.parts ?? []).map((part) => ({ part, box: boxOfPart(part, scene, place) }));
  return {
    place,
    pieces,
    marks: parts.flatMap(({ part, box }) => (part.mark ? ring(box) : [])).join(''),
    weather: weatherBefore(scene.weather ?? 'sun'),
    spots: [
      ...pieces.flatMap(({ name, touch, box }, index) =>
        touch ? [{ name, word: things[index]!.word, touch, box }] : [],
      ),
      ...parts.map(({ part, box }) => ({ name: part.as ?? part.word, word: part.word, box })),
    ],
  };
}
