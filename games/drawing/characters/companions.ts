/** Those who play along beside a game, in parts that it moves: arms for each pose, eyes, brows, and a mouth that speaks. */
import {
  arm,
  body,
  cheeks,
  faceLine,
  flowerPlace,
  happyEyes,
  laugh,
  openEyes,
  petalShade,
  petals,
  pot,
  restingLeft,
  rim,
  shadow,
  smile,
  spines,
} from '../../../shared/mascot.ts';
import { clappingLeft, clappingRight } from '../../../shared/mascot-claps.ts';
import { ink } from '../colours.ts';
import { at, short } from '../geometry.ts';
import { group, oval } from '../strokes.ts';
import { boxOf, type Box } from '../svg/box.ts';
import { belloParts, type BelloPart } from './bello.ts';
import { layersOf } from './draw-person.ts';
import { movingFace } from './faces.ts';
import type { Name, Wearing } from './people.ts';
import type { PoseName } from './poses.ts';

/** What a companion does with its arms. */
export const companionPoses = ['rest', 'show', 'wonder', 'cheer', 'clap', 'clap-wide'] as const;
type CompanionPose = (typeof companionPoses)[number];

/** Drawn from the back to the front; the head moves between `body` and what is before it. */
export type CompanionDrawing = {
  /** The sheet on which it stands, and that part of it that is touched. */
  box: string;
  touched: Box;
  body: string;
  before: string;
  /** Where the head is; it turns around 0 0. */
  head: { place: string; back: string; skull: string; below: string; above: string };
  eyes: { open: string; happy: string };
  brows: { level: string; raised: string };
  /** From closed to wide open. */
  mouths: string[];
  laugh: string;
  doubt: string;
  poses: Record<CompanionPose, { behind: string; before: string; turn: number; head?: string }>;
};

type Parts = Omit<CompanionDrawing, 'box' | 'touched'>;

const mapPoses = <Value>(make: (pose: CompanionPose) => Value) =>
  Object.fromEntries(companionPoses.map((pose) => [pose, make(pose)])) as Record<
    CompanionPose,
    Value
  >;

const margin = 2;

/** All of it as it stands in one pose. */
function standing(parts: Parts, pose: CompanionPose): string {
  const { behind, before, head } = parts.poses[pose];
  const { place, back, skull, above } = parts.head;
  const on = (content: string) => group(content, `transform="${head ?? place}"`);
  return behind + on(back) + parts.body + on(skull + above) + parts.before + before;
}

function onSheet(parts: Parts): CompanionDrawing {
  const boxes = companionPoses.map((pose) => boxOf(standing(parts, pose)));
  const left = Math.min(...boxes.map(([x]) => x)) - margin;
  const top = Math.min(...boxes.map(([, y]) => y)) - margin;
  const right = Math.max(...boxes.map(([x, , width]) => x + width)) + margin;
  const foot = Math.max(...boxes.map(([, y, , height]) => y + height)) + margin;
  const rest = boxOf(standing(parts, 'rest'));
  return {
    ...parts,
    box: [left, top, right - left, foot - top].map(short).join(' '),
    touched: rest,
  };
}

const posesOfPeople: Record<CompanionPose, PoseName> = {
  rest: 'stand',
  show: 'show',
  wonder: 'wonder',
  cheer: 'cheer',
  clap: 'clap',
  'clap-wide': 'clap-wide',
};
/** From the middle of a head to where it turns, on the neck. */
const neck = 44;

function personParts(who: Name, wears?: readonly Wearing[]): Parts {
  const { person, head, strands, skull, hat, body } = layersOf({ who, wears });
  const { below, above, ...face } = movingFace(person.skin, person.hair, person.extras);
  const raised = (content: string) => group(content, `transform="translate(0 ${-neck})"`);
  const [x, y] = head.at;
  return {
    ...face,
    body,
    before: '',
    head: {
      place: `translate(${at([x, y + neck * head.scale])}) scale(${head.scale})`,
      back: raised(strands.back),
      skull: raised(skull),
      below: raised(below),
      above: raised(above + strands.front + hat),
    },
    eyes: mapValues(face.eyes, raised),
    brows: mapValues(face.brows, raised),
    mouths: face.mouths.map(raised),
    laugh: raised(face.laugh),
    doubt: raised(face.doubt),
    poses: mapPoses((pose) => {
      const { arms, head } = layersOf({ who, wears, pose: posesOfPeople[pose] });
      return { behind: '', before: arms, turn: head.tilt };
    }),
  };
}

const mapValues = <Keys extends string>(
  all: Record<Keys, string>,
  change: (one: string) => string,
) =>
  Object.fromEntries(Object.entries<string>(all).map(([key, one]) => [key, change(one)])) as Record<
    Keys,
    string
  >;

const belloPoses: Record<CompanionPose, { pose: BelloPart; turn: number }> = {
  rest: { pose: 'sit', turn: 0 },
  show: { pose: 'paw', turn: -8 },
  wonder: { pose: 'sit', turn: 16 },
  cheer: { pose: 'beg', turn: -6 },
  clap: { pose: 'beg', turn: 0 },
  'clap-wide': { pose: 'sit', turn: -10 },
};

function belloCompanion(): Parts {
  return {
    body: '',
    before: '',
    head: { place: '', back: '', below: '', above: '', skull: belloParts.head },
    eyes: belloParts.eyes,
    brows: belloParts.brows,
    mouths: [...belloParts.mouths],
    laugh: belloParts.mouths[3],
    doubt: belloParts.mouths[0],
    poses: mapPoses((name) => {
      const { pose, turn } = belloPoses[name];
      const { body, head } = belloParts.bodies[pose];
      return { behind: body, before: '', turn, head: `translate(${at(head)})` };
    }),
  };
}

const resting = arm('M142 122C158 127 166 119 166 106');
const kaktusArms: Record<CompanionPose, { behind: string; before?: string }> = {
  rest: { behind: restingLeft + resting },
  show: { behind: restingLeft + arm('M142 118C163 112 176 98 184 82') },
  wonder: { behind: restingLeft, before: arm('M146 134C160 156 136 152 122 134') },
  cheer: { behind: arm('M58 118C38 116 32 98 34 80') + arm('M142 118C162 116 168 98 166 80') },
  clap: { behind: '', before: clappingLeft + clappingRight },
  'clap-wide': {
    behind: '',
    before: arm('M48 127C40 150 60 160 70 148') + arm('M152 127C160 150 140 160 130 148'),
  },
};
const kaktusMouth = (d: string, tongue = '') =>
  `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>${tongue}`;

/** His face is on his body, so that he looks and speaks without turning his head. */
function kaktusParts(): Parts {
  const flower = group(
    petalShade + petals + '<circle r="7" fill="#FFC145"/>',
    `transform="${flowerPlace}"`,
  );
  return {
    body: shadow + body + spines + flower,
    before: pot + rim,
    head: { place: '', back: '', skull: '', below: cheeks, above: '' },
    eyes: { open: openEyes, happy: happyEyes },
    brows: {
      level: '',
      raised: faceLine('M72 84Q80 81 88 84', 3) + faceLine('M112 80Q120 74 128 80', 3),
    },
    mouths: [
      smile,
      kaktusMouth('M93 114H107Q107 121 100 121T93 114Z'),
      kaktusMouth('M91 113H109Q109 125 100 125T91 113Z', oval(100, 122.5, 4.5, 2.5, '#F7867E')),
      laugh,
    ],
    laugh,
    doubt: faceLine('M91 119Q96 114 100 118T109 116'),
    poses: mapPoses((pose) => ({ before: '', turn: 0, ...kaktusArms[pose] })),
  };
}

const animals = { hund: belloCompanion, kaktus: kaktusParts };
export type CompanionName = Name | keyof typeof animals;

/** People wear their own clothes unless the place asks for others. */
export const drawCompanion = (who: CompanionName, wears?: readonly Wearing[]): CompanionDrawing =>
  onSheet(
    who in animals ? animals[who as keyof typeof animals]() : personParts(who as Name, wears),
  );
