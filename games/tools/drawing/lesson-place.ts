/** The place of a lesson's map and its ends: that of the last page of its story, and the people from it. */
import { people, type Name } from '../../drawing/characters/people.ts';
import { groundOf } from '../../drawing/scenes/grounds.ts';
import { named } from '../../drawing/colours.ts';
import { drawScene, placeOf } from '../../drawing/scenes/draw-scene.ts';
import { isPerson, type SceneData, type Thing } from '../../drawing/scenes/scene-data.ts';
import { line, shape } from '../../drawing/strokes.ts';
import type { LessonPlace, Party } from '../../kit/lesson.ts';
import type { Content, LessonFile } from '../content/content-types.ts';
import { own } from '../products/story-scenes.ts';

type Where = Pick<SceneData, 'place' | 'season'>;

/** For a lesson without a story: where Kaktus is at home. */
const home: Where = { place: 'wueste' };
const guests = 3;

export const partyFile = 'scenes/party.js';

function storyOf({ books }: Content, vocabulary: string): LessonFile | undefined {
  const lessons = books.flatMap((book) => book.lessons);
  return lessons.find((one) => one.vocabulary === vocabulary && one.scenes);
}

const scenesOf = (content: Content, vocabulary: string): readonly SceneData[] =>
  storyOf(content, vocabulary)?.scenes ?? [];

const whereOf = (scenes: readonly SceneData[]): Where => scenes.at(-1) ?? home;

/** A tall screen shows what is above a room's walls: a ceiling, and no starry sky. */
const ceiling =
  '<path d="M0 -2000H500V0H0Z" fill="#F3E6D0"/><path d="M0 -7H500V1H0Z" fill="#FFF8EC"/>';

export function lessonPlace(content: Content, vocabulary: string): LessonPlace {
  const { place, season } = whereOf(scenesOf(content, vocabulary));
  const { sky, behind } = placeOf({ place, season } as SceneData);
  const { floor, path } = groundOf(place, season);
  const land = own(behind, 'place') + (sky ? '' : ceiling);
  return { sky: own(sky, 'place'), land, floor, path: [...path] };
}

/** Those whom the story shows most often; Mia and Tom come to every party. */
function guestsOf(scenes: readonly SceneData[]): Name[] {
  const shown = new Map<Name, number>([
    ['mia', 1],
    ['tom', 1],
  ]);
  for (const { who } of scenes.flatMap(({ things }) => things.filter(isPerson))) {
    shown.set(who, (shown.get(who) ?? 0) + 1);
  }
  const names = [...shown].sort(([, some], [, others]) => others - some).map(([name]) => name);
  return names.slice(0, guests).sort((one, other) => height(other) - height(one));
}

const height = (name: Name): number => people[name].body.height;

const spots = [
  { at: [112, 372], pose: 'dance', holds: { right: 'luftballon' } },
  { at: [400, 372], pose: 'cheer' },
  { at: [318, 334], pose: 'wave' },
] as const;

/** The end of a lesson: everybody is there, something of its story too, and Kaktus in the middle claps. */
function partyScene(content: Content, vocabulary: string): SceneData {
  const scenes = scenesOf(content, vocabulary);
  const dancers = guestsOf(scenes).map((who, place): Thing => ({
    who,
    face: 'laughing',
    ...spots[place]!,
    touch: 'jump',
  }));
  return {
    ...{ place: whereOf(scenes).place, season: whereOf(scenes).season },
    things: [
      ...[...dancers].reverse(),
      ...(storyOf(content, vocabulary)?.party ?? []),
      { who: 'kaktus', pose: 'clap', wears: ['krone'], at: [236, 384], size: 1.7, touch: 'jump' },
    ],
    snail: { at: [452, 392], mirrored: true },
    shows: [],
  };
}

const flags = [named.rot, named.gelb, named.blau, named.gruen, named.rosa, named.orange];

/** A string of paper flags on a strip of 500 × 60, in two bows. */
const bunting = [0, 250]
  .flatMap((left, bow) => [
    line(`M${left} 6Q${left + 125} 46 ${left + 250} 6`, '#8A8070', 2),
    ...[0.09, 0.25, 0.42, 0.58, 0.75, 0.91].map((share, flag) => {
      const x = left + share * 250;
      const y = 6 + 4 * 20 * share * (1 - share);
      return shape(
        `M${x - 11} ${y}H${x + 11}L${x} ${y + 24}Z`,
        flags[(flag + bow) % flags.length]!,
      );
    }),
  ])
  .join('');

export function partyOf(content: Content, vocabulary: string): Party {
  const { pieces } = drawScene(partyScene(content, vocabulary));
  const boxes = pieces.map(({ box }) => box);
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const foot = Math.max(...boxes.map(([, y, , height]) => y + height));
  const people = pieces.map(
    ({ drawing, transform }, place) =>
      `<g transform="${transform}">${own(drawing, `guest${place}`)}</g>`,
  );
  return {
    box: [left, top, right - left, foot - top].map(Math.round).join(' '),
    people: people.join(''),
    bunting,
  };
}

export const partyModule = (content: Content, vocabulary: string): string =>
  `export default ${JSON.stringify(partyOf(content, vocabulary))};\n`;
