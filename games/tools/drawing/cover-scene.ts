/** Chooses what a lesson's thumbnail shows: a page of its story, and some words as cards. */
import { readFileSync } from 'node:fs';
import { pictureFile } from '../content/content.ts';
import type { Content, Picture, Topic } from '../content/content-types.ts';
import { drawScene, thingsOf } from '../../drawing/scenes/draw-scene.ts';
import { frameBox } from '../../drawing/scenes/camera.ts';
import { drawThing } from '../../drawing/scenes/looks.ts';
import { people } from '../../drawing/characters/people.ts';
import { isPerson, type SceneData } from '../../drawing/scenes/scene-data.ts';
import type { CoverHost, CoverScene } from './thumbnail.ts';

const maxCards = 3;
/** His face goes down to his pot. */
const kaktusMeasures = { height: 72, head: 44 };

const lessonOf = ({ books }: Content, vocabulary: string) =>
  books
    .filter(({ form }) => form === 'picture-book')
    .flatMap(({ lessons }) => lessons)
    .find((lesson) => lesson.vocabulary === vocabulary);

const svgOf = (box: readonly number[], content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((side) => Math.round(side * 10) / 10).join(' ')}">${content}</svg>`;

/** A drawn page with its place, and its things as the thumbnail puts them. */
function drawnPage(scene: SceneData): CoverScene {
  const { place, pieces } = drawScene(scene);
  const things = thingsOf(scene).flatMap((thing, index) => {
    const piece = pieces[index]!;
    if (piece.acts?.gone) return [];
    const { svg, box } = drawThing(thing);
    const [x, y, width, height] = piece.box;
    const at: [number, number] = [(x + width / 2) / 5, (y + height) / 4];
    return {
      drawing: svgOf(box, svg),
      at,
      size: width / 5,
      mirrored: thing.mirrored,
    };
  });
  return { backdrop: svgOf(frameBox(scene.camera), place.sky + place.behind), things };
}

const wordsOn = ({ things, parts = [] }: SceneData) =>
  new Set([...things, ...parts].flatMap(({ word }) => word ?? [])).size;

/** The page that its author chose, or the one with the most words. */
export function coverScene(content: Content, vocabulary: string): CoverScene {
  const scenes = lessonOf(content, vocabulary)?.scenes ?? [];
  // The last page is the end of the story, which no cover tells.
  const candidates = scenes.slice(0, -1).sort((one, other) => wordsOn(other) - wordsOn(one));
  const page = scenes.find(({ cover }) => cover) ?? candidates[0];
  if (!page) throw new Error(`No story shows ${vocabulary}.`);
  return drawnPage(page);
}

/** Who invites to play, behind the cards: whoever the story shows most often. */
export function coverHost(content: Content, vocabulary: string): CoverHost {
  const scenes = lessonOf(content, vocabulary)?.scenes ?? [];
  const shown = scenes.flatMap(({ things }) => things.filter(isPerson).map(({ who }) => who));
  const times = (name: string) => shown.filter((who) => who === name).length;
  const [who] = [...shown].sort((one, other) => times(other) - times(one));
  const { svg, box } = drawThing({
    ...(who ? { who, face: 'laughing' } : { who: 'kaktus', lifted: true }),
    pose: 'wave',
    at: [0, 0],
  });
  const { height, head } = who ? people[who].body : kaktusMeasures;
  return { drawing: svgOf(box, svg), face: head / height };
}

/** The cover words, and others with a simple drawing if these are fewer than three. */
export function coverCards(root: string, topic: Topic): string[] {
  const read = (picture: Picture) => readFileSync(pictureFile(root, picture), 'utf8');
  const drawings = topic.words.map((word) => ({
    isCover: topic.cover.includes(word.id),
    drawing: read(word.picture),
  }));
  return drawings
    .sort(
      (one, other) =>
        Number(other.isCover) - Number(one.isCover) || one.drawing.length - other.drawing.length,
    )
    .slice(0, maxCards)
    .map(({ drawing }) => drawing);
}
