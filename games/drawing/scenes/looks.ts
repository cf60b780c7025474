/** Draws one thing of a scene in centimetres, standing on 0: a word, a prop, a person and what they hold, or Kaktus. */
import { drawPerson, type Held } from '../characters/draw-person.ts';
import { people, type Name } from '../characters/people.ts';
import { light, named, shade, type ColourName } from '../colours.ts';
import { short } from '../geometry.ts';
import { group } from '../strokes.ts';
import { boxOf, type Box } from '../svg/box.ts';
import { wordDrawings } from '../words/word-drawings.ts';
import { heights } from '../heights.ts';
import { drawKaktus, kaktusHand, kaktusHead, type KaktusWears } from '../characters/kaktus.ts';
import { drawProp, props, type PropName } from './props.ts';
import {
  isKaktus,
  isPerson,
  lookOf,
  type InHand,
  type Kaktus,
  type Look,
  type Person,
  type Thing,
} from './scene-data.ts';

const words: Record<string, () => string> = Object.assign({}, ...Object.values(wordDrawings));

const isProp = (name: string): name is PropName => name in props;
export const isDrawn = (name: string): boolean => isProp(name) || name in words || name in people;

const luminance = (hex: string): number =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0) / 765;
const isColoured = (hex: string): boolean => {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 36;
};

/** Everything coloured in one colour, as light and as dark as it was. */
function recoloured(svg: string, colour: ColourName): string {
  const hexes = [...svg.matchAll(/#[\da-fA-F]{6}/g)].map(([hex]) => hex).filter(isColoured);
  const usual = hexes.reduce((sum, hex) => sum + luminance(hex), 0) / Math.max(1, hexes.length);
  return svg.replace(/#[\da-fA-F]{6}/g, (hex) => {
    if (!isColoured(hex)) return hex;
    const away = luminance(hex) - usual;
    return away < -0.06
      ? shade(named[colour], 0.2)
      : away > 0.12
        ? light(named[colour], 0.3)
        : named[colour];
  });
}

const drawn = new Map<string, string>();

/** Measured once, because many pages use the same drawing. */
function inCentimetres(look: Look): string {
  const key = JSON.stringify(look);
  const before = drawn.get(key);
  if (before) return before;
  const { draws, colour, text } = look;
  const draw = words[draws];
  if (!isProp(draws) && !draw) throw new Error(`Nothing called ${draws} can be drawn.`);
  const plain = isProp(draws) ? drawProp(draws, colour, text) : draw!();
  const svg = !isProp(draws) && colour ? recoloured(plain, colour) : plain;
  const [x, y, width, height] = boxOf(svg);
  const trueHeight = heights[draws];
  const factor = trueHeight && !isProp(draws) ? trueHeight / height : 1;
  const sized = isProp(draws)
    ? svg
    : group(
        svg,
        `transform="scale(${factor.toFixed(4)}) translate(${short(-x - width / 2)} ${short(-y - height)})"`,
      );
  drawn.set(key, sized);
  return sized;
}

/** What hangs from a hand or stands in it is taken at its foot, all else in its middle. */
const takenAtFoot = new Set([
  'luftballon',
  'regenschirm',
  'drachen',
  'torte',
  'kuchen',
  'eis',
  'keks',
  'teller',
  'blech',
  'krone',
  'jo-jo',
  'papagei',
  'milchzahn',
  'kamm',
  'apfel',
  'birne',
  'erdbeere',
  'kartoffel',
  'salat',
  'marmelade',
  'honig',
  'heft',
  'buch',
  'klebestift-offen',
]);

/** By a handle; how far below the top the hand is. */
const takenNearTop: Readonly<Record<string, number>> = { korb: 0.1 };

function inHand(held: InHand): Held & { width: number; isChild: boolean } {
  const look = lookOf(held);
  const { size = 1, turn = 0 } = typeof held === 'string' ? {} : held;
  const isChild = look.draws in people;
  const svg = isChild
    ? drawPerson({ who: look.draws as Name, pose: 'sit' }).svg
    : inCentimetres(look);
  const [x, y, width, height] = boxOf(svg);
  const up = takenAtFoot.has(look.draws) ? 1 : isChild ? 0.9 : (takenNearTop[look.draws] ?? 0.5);
  return {
    svg: group(
      svg,
      `transform="scale(${size}) translate(${short(-x - width / 2)} ${short(-y - height * up)})"`,
    ),
    width: width * size * 0.8,
    turn,
    isChild,
  };
}

function personOf(thing: Person): string {
  const { who, pose, face, wears, also, holds = {}, bust } = thing;
  const { svg } = drawPerson({
    who,
    pose,
    face,
    wears,
    also,
    holds: {
      left: holds.left ? inHand(holds.left) : undefined,
      right: holds.right ? inHand(holds.right) : undefined,
      both: holds.both ? inHand(holds.both) : undefined,
    },
  });
  if (!bust) return svg;
  const { height, head } = people[who].body;
  const low = -(height - head * 1.75);
  return `<clipPath id="bust"><path d="M-90 -260H90V${short(low)}H-90Z"/></clipPath><g transform="translate(0 ${short(-low)})"><g clip-path="url(#bust)">${svg}</g></g>`;
}

const kaktusSize = 0.36;
const onBody = new Set<string>(['schal', 'bunt', 'schnee']);

function kaktusOf({ pose = 'stand', wears = [], holds = {}, lifted }: Kaktus): string {
  const body = drawKaktus(
    pose,
    wears.filter((piece) => onBody.has(piece)) as KaktusWears[],
    lifted,
  );
  const hats = wears
    .filter((piece) => !onBody.has(piece))
    .map((piece) =>
      group(
        inCentimetres({ draws: piece }),
        `transform="translate(${kaktusHead[0]} ${kaktusHead[1]}) scale(2.6)"`,
      ),
    );
  const [x, y] = kaktusHand(pose);
  const held = holds.right
    ? group(
        inHand(holds.right).svg,
        `transform="translate(${x} ${y}) rotate(${inHand(holds.right).turn ?? 0}) scale(${short(1 / kaktusSize)})"`,
      )
    : '';
  return group(body + hats.join('') + held, `transform="scale(${kaktusSize})"`);
}

function drawingOf(thing: Thing): string {
  if (isKaktus(thing)) return kaktusOf(thing);
  if (isPerson(thing)) return personOf(thing);
  return inCentimetres({ draws: thing.draws, colour: thing.colour, text: thing.text });
}

const things = new Map<string, { svg: string; box: Box }>();

const ofLooks = [
  'who',
  'pose',
  'face',
  'wears',
  'also',
  'holds',
  'left',
  'right',
  'both',
  'bust',
  'lifted',
  'draws',
  'colour',
  'text',
  'size',
  'turn',
];

/** The same look is drawn and measured once, wherever it stands. */
export function drawThing(thing: Thing): { svg: string; box: Box } {
  const key = JSON.stringify(thing, ofLooks);
  const before = things.get(key);
  if (before) return before;
  const svg = drawingOf(thing);
  const look = { svg, box: boxOf(svg) };
  things.set(key, look);
  return look;
}
