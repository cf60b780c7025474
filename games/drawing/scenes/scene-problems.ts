/** What can be wrong with a page: a sentence that is not shown, a thing that floats, nothing to touch, no snail. */
import type { Box } from '../svg/box.ts';
import { endsAsDrawn, isGone } from './action.ts';
import { frameBox, pointSeenBy } from './camera.ts';
import { drawScene, moveOf, thingsOf, type DrawnScene } from './draw-scene.ts';
import { isDrawn } from './looks.ts';
import {
  asPage,
  heldIn,
  lookOf,
  nameOf,
  type Episode,
  type SceneData,
  type Thing,
} from './scene-data.ts';

const minTouchable = 2;

const shareSeen = ([x, y, width, height]: Box): number => {
  const wide = Math.min(500, x + width) - Math.max(0, x);
  const high = Math.min(400, y + height) - Math.max(0, y);
  return (Math.max(0, wide) * Math.max(0, high)) / (width * height);
};

const holdsPoint = ([x, y, width, height]: Box, [px, py]: readonly [number, number]): boolean =>
  px >= x - 4 && px <= x + width + 4 && py >= y - 4 && py <= y + height + 4;

/** What is gone after the action shows no sentence. */
const staysIn = (scene: SceneData) => (thing: Thing) => {
  const move = moveOf(nameOf(thing), scene);
  return !move || !isGone(move);
};

/** A name and all that belongs to it: who is there, what they hold, what is pointed at. */
function namesIn(scene: SceneData): Set<string> {
  return new Set([
    ...scene.things
      .filter(staysIn(scene))
      .flatMap((thing) => [nameOf(thing), ...heldIn(thing).map((held) => lookOf(held).draws)]),
    ...(scene.parts ?? []).map((part) => part.as ?? part.word),
    ...wornIn(scene),
    scene.place,
    ...(scene.weather ? [scene.weather] : []),
    ...(scene.season ? [scene.season] : []),
    ...(scene.hour ? [scene.hour] : []),
  ]);
}

/** Garments by their wearer: `mia:hose`; a face or a pose likewise: `opa:tired`, `mia:wave`. */
function wornIn(scene: SceneData): string[] {
  return scene.things.filter(staysIn(scene)).flatMap((thing) => {
    if (!('who' in thing)) return [];
    const name = nameOf(thing);
    const worn = [...(thing.wears ?? []), ...('also' in thing ? (thing.also ?? []) : [])];
    const garments = worn.map((piece) => (typeof piece === 'string' ? piece : piece[0]));
    const manner = [thing.pose ?? [], 'face' in thing ? (thing.face ?? []) : []].flat();
    return [...garments, ...manner].map((part) => `${name}:${part}`);
  });
}

/** An action moves what is there, ends as the page is drawn, and can be repeated. */
function actionProblems(scene: SceneData, { pieces }: DrawnScene): string[] {
  const moves = scene.action?.moves ?? [];
  const moved = moves.flatMap(({ thing, along = [] }) => [thing, ...along]);
  const missing = moved.filter((name) => !pieces.some((piece) => piece.name === name));
  return [
    ...missing.map((name) => `moves ${name}, which is not there`),
    ...moves
      .filter((move) => !endsAsDrawn(move))
      .map(({ thing }) => `leaves ${thing} where it is not drawn`),
  ];
}

const undrawnNames = ({ things, action }: SceneData): string[] =>
  [
    ...things.flatMap((thing) => [
      'who' in thing ? [] : thing.draws,
      ...heldIn(thing).map((held) => lookOf(held).draws),
    ]),
    ...(action?.moves ?? []).map(({ strides }) => strides?.look.draws ?? []),
  ]
    .flat()
    .filter((name) => !isDrawn(name));

/** What is wrong with the drawing itself. */
function drawingProblems(scene: SceneData): string[] {
  const unknown = undrawnNames(scene);
  if (unknown.length > 0) return unknown.map((name) => `nothing called ${name} can be drawn`);

  const problems: string[] = [];
  const [left, top, width, height] = frameBox(scene.camera);
  if (left < 0 || top < 0 || left + width > 500 || top + height > 400.5)
    problems.push('shows what is beyond its edge');
  const drawn = drawScene(scene);
  const { pieces, place } = drawn;
  problems.push(...actionProblems(scene, drawn));
  const things = thingsOf(scene);
  for (const [index, thing] of things.entries()) {
    const { name, box } = pieces[index]!;
    if (!staysIn(scene)(thing)) continue;
    if (shareSeen(box) < (thing.on ? 0.3 : 0.4)) problems.push(`shows too little of ${name}`);
    if (!thing.on && thing.at[1] < place.ground) problems.push(`lets ${name} float`);
    if (!thing.on || thing.on === 'wall' || thing.on === 'air') continue;
    const below = pieces.find((piece, other) => other !== index && piece.name === thing.on);
    if (!below) problems.push(`has no ${thing.on} below ${name}`);
    else if (!holdsPoint(below.box, pointSeenBy(scene.camera, thing.at)))
      problems.push(`puts ${name} beside ${thing.on}, not on it`);
  }
  return problems;
}

/** A page of a story: its sentences are shown, and it answers to a touch. */
export function pageProblems(scene: SceneData, sentences: number): string[] {
  const problems = drawingProblems(scene);
  if (undrawnNames(scene).length > 0) return problems;
  const names = namesIn(scene);
  if (scene.shows.length !== sentences)
    problems.push(`shows ${scene.shows.length} of ${sentences} sentences`);
  for (const [place, shown] of scene.shows.entries()) {
    if (shown.length === 0) problems.push(`says nothing about sentence ${place + 1}`);
    for (const name of shown)
      if (!names.has(name)) problems.push(`has no ${name} for sentence ${place + 1}`);
  }
  const { spots } = drawScene(scene);
  const touched = spots.filter(({ touch, name }) => touch && name !== 'schnecke');
  if (touched.length < minTouchable)
    problems.push(`answers to ${touched.length} things, not to ${minTouchable}`);
  const moves = scene.action?.moves ?? [];
  const moved = moves.flatMap(({ thing, along = [] }) => [thing, ...along]);
  if (moves.length > 0 && !touched.some(({ name }) => moved.includes(name)))
    problems.push('repeats its action at no touch');
  return problems;
}

/** Told without words, it needs the one whom everybody is looking for. */
export function episodeProblems({ pictures }: Episode): string[] {
  const problems = pictures.flatMap((scene, place) =>
    drawingProblems(asPage(scene)).map((problem) => `picture ${place + 1} ${problem}`),
  );
  const isThere = pictures.some(({ things }) => things.some((thing) => nameOf(thing) === 'pia'));
  return isThere ? problems : [...problems, 'has no pia'];
}
