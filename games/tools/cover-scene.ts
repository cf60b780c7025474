/** Chooses what a lesson's thumbnail shows: the page of its story with the most words, and some words as cards. */
import { readFileSync } from 'node:fs';
import { pictureFile } from './content.ts';
import type { Content, Picture, Topic } from './content-types.ts';
import { drawScene, thingsOf } from '../drawing/scenes/draw-scene.ts';
import { drawThing } from '../drawing/scenes/looks.ts';
import type { SceneData } from '../drawing/scenes/scene-data.ts';
import type { CoverScene, Thing } from './thumbnail.ts';

/** A thumbnail may have 15 kB; the rest is for what holds it together. */
const most = 13_800;
const mostCards = 3;

const lessonOf = ({ books }: Content, vocabulary: string) =>
  books
    .filter(({ form }) => form === 'picture-book')
    .flatMap(({ lessons }) => lessons)
    .find((lesson) => lesson.vocabulary === vocabulary);

/** For pages whose own place is too heavy for a cover. */
const plainGround =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 400"><path d="M0 0H500V400H0Z" fill="#CDEAF5"/>' +
  '<circle cx="82" cy="96" r="34" fill="#FFC145"/><path d="M0 250C90 210 190 232 280 244S440 226 500 214V400H0Z" fill="#BFE08D"/>' +
  '<path d="M0 318C120 292 210 318 310 324S440 306 500 300V400H0Z" fill="#9AD08B"/></svg>';

const weight = ({ backdrop, things }: CoverScene) =>
  things.reduce((sum, { drawing }) => sum + drawing.length, backdrop.length);

type Told = { backdrop: string; things: (Thing & { word?: string })[] };

/** Of what is left on the cover. */
const wordsOn = ({ things }: Told) => new Set(things.flatMap(({ word }) => word ?? [])).size;

const fits = (scene: Told) => scene.things.length > 0 && weight(scene) <= most;
const onPlainGround = (scene: Told): Told => ({ ...scene, backdrop: plainGround });

const svgOf = (box: readonly number[], content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((side) => Math.round(side * 10) / 10).join(' ')}">${content}</svg>`;

/** A drawn page with its place, and its things as the thumbnail puts them. */
function drawnPage(scene: SceneData): Told {
  const { place, pieces } = drawScene(scene);
  const things = thingsOf(scene).map((thing, index) => {
    const { svg, box } = drawThing(thing);
    const [x, y, width, height] = pieces[index]!.box;
    const at: [number, number] = [(x + width / 2) / 5, (y + height) / 4];
    return {
      drawing: svgOf(box, svg),
      at,
      size: width / 5,
      mirrored: thing.mirrored,
      word: thing.word,
    };
  });
  return { backdrop: svgOf([0, 0, 500, 400], place.sky + place.behind), things };
}

/** Without the heaviest things, as long as one is left. */
function lightened(scene: Told): Told {
  if (weight(scene) <= most || scene.things.length <= 1) return scene;
  const heaviest = Math.max(...scene.things.map(({ drawing }) => drawing.length));
  const place = scene.things.findLastIndex(({ drawing }) => drawing.length === heaviest);
  return lightened({ ...scene, things: scene.things.toSpliced(place, 1) });
}

/** Without the last things, as long as two are left. */
function thinned(scene: Told): Told {
  if (weight(scene) <= most || scene.things.length <= 2) return scene;
  return thinned({ ...scene, things: scene.things.slice(0, -1) });
}

export function coverScene(content: Content, vocabulary: string): CoverScene {
  const scenes = lessonOf(content, vocabulary)?.scenes?.map(drawnPage) ?? [];
  // The last page is the end of the story, which no cover tells.
  const told = scenes.slice(0, -1);
  const [best] = [
    told,
    told.map(thinned),
    told.map(onPlainGround),
    told.map(onPlainGround).map(lightened),
  ].flatMap((tries) => tries.filter(fits).sort((one, other) => wordsOn(other) - wordsOn(one)));
  if (!best) throw new Error(`No story shows ${vocabulary}.`);
  return best;
}

/** The cover words, or others that are small enough, as many as fit beside the backdrop. */
export function coverCards(root: string, topic: Topic, backdrop: string): string[] {
  const read = (picture: Picture) => readFileSync(pictureFile(root, picture), 'utf8');
  const drawings = topic.words.map((word) => ({
    isCover: topic.cover.includes(word.id),
    drawing: read(word.picture),
  }));
  const order = drawings.sort(
    (one, other) =>
      Number(other.isCover) - Number(one.isCover) || one.drawing.length - other.drawing.length,
  );
  let room = most - backdrop.length;
  return order
    .filter(({ drawing }) => {
      const fits = drawing.length <= room;
      if (fits) room -= drawing.length;
      return fits;
    })
    .slice(0, mostCards)
    .map(({ drawing }) => drawing);
}
