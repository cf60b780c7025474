/** The place of a lesson's map and its ends: that of the last page of its story, and the people from it. */
import { people, type Name } from '../../drawing/characters/people.ts';
import { furnitureOf, groundOf } from '../../drawing/scenes/grounds.ts';
import { named, type ColourName } from '../../drawing/colours.ts';
import type { PoseName } from '../../drawing/characters/poses.ts';
import type { KaktusPose } from '../../drawing/characters/kaktus.ts';
import { drawScene, placeOf } from '../../drawing/scenes/draw-scene.ts';
import {
  isPerson,
  type Person,
  type SceneData,
  type Thing,
} from '../../drawing/scenes/scene-data.ts';
import { line, shape } from '../../drawing/strokes.ts';
import type { LessonPlace, Party } from '../../kit/lesson.ts';
import type { Content, LessonFile } from '../content/content-types.ts';
import { own } from '../products/story-scenes.ts';

type Where = Pick<SceneData, 'place' | 'season'>;

/** Of a story that goes through the whole year. */
const wholeYear: Where = { place: 'jahr' };
const seasonCount = 4;

/** For a lesson without a story: where Kaktus is at home. */
const home: Where = { place: 'wueste' };
const guestCount = 3;

export const partyFile = 'scenes/party.js';

export function storyOf({ books }: Content, vocabulary: string): LessonFile | undefined {
  const lessons = books.flatMap((book) => book.lessons);
  return lessons.find((one) => one.vocabulary === vocabulary && one.scenes);
}

const scenesOf = (content: Content, vocabulary: string): readonly SceneData[] =>
  storyOf(content, vocabulary)?.scenes ?? [];

function whereOf(scenes: readonly SceneData[]): Where {
  const seasons = new Set(scenes.flatMap(({ season }) => season ?? []));
  return seasons.size === seasonCount ? wholeYear : (scenes.at(-1) ?? home);
}

/** A tall screen shows what is above a room's walls: a ceiling, and no starry sky. */
const ceiling =
  '<path d="M0 -2000H500V0H0Z" fill="#F3E6D0"/><path d="M0 -7H500V1H0Z" fill="#FFF8EC"/>';

export function lessonPlace(content: Content, vocabulary: string): LessonPlace {
  const { place, season } = whereOf(scenesOf(content, vocabulary));
  const { sky, behind } = placeOf({ place, season } as SceneData);
  const { floor, path } = groundOf(place, season);
  const land = own(behind, 'place') + (sky ? '' : ceiling);
  const furniture = furnitureOf(place);
  return { sky: own(sky, 'place'), land, floor, path: [...path], furniture };
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
  return names.slice(0, guestCount).sort((one, other) => height(other) - height(one));
}

const height = (name: Name): number => people[name].body.height;

/** In the snow, what they last wear in the story's winter; elsewhere their own clothes. */
export function clothesAt(content: Content, vocabulary: string, who: string): Person['wears'] {
  const scenes = scenesOf(content, vocabulary);
  if (whereOf(scenes).season !== 'winter') return undefined;
  const shown = scenes.flatMap(({ things }) => things.filter(isPerson));
  return shown.filter((person) => person.who === who && person.wears).at(-1)?.wears;
}

type Guest = Pick<Thing, 'at'> & Pick<Person, 'pose' | 'holds'>;

const balloon = (colour: ColourName) => ({ right: { draws: 'luftballon', colour } });

/** Lessons that follow each other celebrate differently: two behind, one beside Kaktus, and how he is glad. */
const parties: readonly { guests: readonly [Guest, Guest, Guest]; kaktus: KaktusPose }[] = [
  {
    guests: [
      { at: [78, 366], pose: 'wave', holds: balloon('rot') },
      { at: [432, 368], pose: 'cheer' },
      { at: [162, 334], pose: 'dance' },
    ],
    kaktus: 'clap',
  },
  {
    guests: [
      { at: [92, 368], pose: 'clap' },
      { at: [428, 362], pose: 'dance' },
      { at: [162, 334], pose: 'wave', holds: balloon('gelb') },
    ],
    kaktus: 'wave',
  },
  {
    guests: [
      { at: [82, 362], pose: 'spread' },
      { at: [424, 368], pose: 'wave', holds: balloon('blau') },
      { at: [166, 336], pose: 'clap' },
    ],
    kaktus: 'clap',
  },
  {
    guests: [
      { at: [84, 370], pose: 'dance' },
      { at: [430, 364], pose: 'clap' },
      { at: [162, 334], pose: 'cheer' },
    ],
    kaktus: 'wave',
  },
];

/** Arms that would be before the face of a neighbour, and what is done instead. */
const narrower: Partial<Record<PoseName, PoseName>> = { spread: 'cheer', dance: 'wave' };

/** Where three are, the first steps aside. */
const besideOthers = ({ at: [x, y], pose, ...guest }: Guest, place: number): Guest => ({
  ...guest,
  at: [place === 0 ? x - 44 : x, y],
  pose: place === 0 && pose ? (narrower[pose] ?? pose) : pose,
});

/** What lies in front, where the ground would be empty: between Kaktus and the feet of the others. */
const presents: readonly Thing[] = [
  { draws: 'bonbon', as: 'bonbon-1', colour: 'rot', at: [62, 412], size: 1.6, turn: -12 },
  { draws: 'geschenk', as: 'geschenk-vorn', colour: 'blau', at: [146, 410], size: 0.8 },
  { draws: 'geschenk', as: 'geschenk-rosa', colour: 'rosa', at: [338, 412], size: 0.66 },
  { draws: 'bonbon', as: 'bonbon-2', colour: 'gelb', at: [444, 414], size: 1.6, turn: 16 },
];

const otherSide = (thing: Thing): Thing => ({ ...thing, at: [500 - thing.at[0], thing.at[1]] });

/** The end of a lesson: everybody is there, something of its story too, and Kaktus in front. */
function partyScene(content: Content, vocabulary: string): SceneData {
  const scenes = scenesOf(content, vocabulary);
  const { place, season } = whereOf(scenes);
  const number = [...content.topics.keys()].indexOf(vocabulary);
  const { guests: places, kaktus } = parties[number % parties.length]!;
  const names = guestsOf(scenes);
  const dancers = names.map((who, at): Thing => ({
    who,
    face: 'laughing',
    wears: clothesAt(content, vocabulary, who),
    ...(names.length > 2 ? besideOthers(places[at]!, at) : places[at]!),
    touch: 'jump',
  }));
  const wears = season === 'winter' ? ['schal', 'krone'] : ['krone'];
  const things: Thing[] = [
    ...[...dancers].reverse(),
    ...(storyOf(content, vocabulary)?.party ?? []),
    { who: 'kaktus', pose: kaktus, wears, at: [244, 392], size: 1.25, touch: 'jump' },
    ...presents,
  ];
  return {
    place,
    season,
    things: number % 2 ? things.map(otherSide) : things,
    snail: number % 2 ? { at: [112, 404] } : { at: [388, 404], mirrored: true },
    shows: [],
  };
}

/** No yellow one, of which nothing would be seen before the sun. */
const flags = [named.rot, named.lila, named.blau, named.gruen, named.rosa, named.orange];

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

/** Where paper flags hang at any time. */
const decked: readonly SceneData['place'][] = ['festzimmer'];

/** As far as whoever dances leaves their place. */
const sway = 8;

export function partyOf(content: Content, vocabulary: string): Party {
  const scene = partyScene(content, vocabulary);
  const { pieces } = drawScene(scene);
  const boxes = pieces.map(({ box }) => box);
  const left = Math.min(...boxes.map(([x]) => x)) - sway;
  const top = Math.min(...boxes.map(([, y]) => y)) - sway;
  const right = Math.max(...boxes.map(([x, , width]) => x + width)) + sway;
  const foot = Math.max(...boxes.map(([, y, , height]) => y + height));
  const people = pieces.map(
    ({ drawing, transform, shadow, touch }, place) =>
      `${shadow}<g transform="${transform}"><g${touch === 'jump' ? ' class="party-guest"' : ''}>${own(drawing, `guest${place}`)}</g></g>`,
  );
  return {
    box: [left, top, right - left, foot - top].map(Math.round).join(' '),
    people: people.join(''),
    bunting: decked.includes(scene.place) ? '' : bunting,
  };
}

export const partyModule = (content: Content, vocabulary: string): string =>
  `export default ${JSON.stringify(partyOf(content, vocabulary))};\n`;
