/** The family as photographs: whoever is meant fills the frame, with somebody whose relative it is at the shoulder. */
import { drawPerson, type Description } from '../characters/draw-person.ts';
import { people, type Name } from '../characters/people.ts';
import { light, named, shade, type ColourName } from '../colours.ts';
import { short } from '../geometry.ts';
import { group, line, oval, shape } from '../strokes.ts';

/** Drawn from the back to the front. */
const together = (places: readonly (readonly [description: Description, x: number])[]): string =>
  places
    .map(([description, x]) => group(drawPerson(description).svg, `transform="translate(${x} 0)"`))
    .join('');

const baby: Description = { who: 'baby', pose: 'sit' };

export const family = (): string =>
  together([
    [{ who: 'oma' }, -112],
    [{ who: 'opa' }, 114],
    [{ who: 'papa' }, 40],
    [{ who: 'mama' }, -38],
    [{ who: 'mia', pose: 'wave' }, -76],
    [{ who: 'tom' }, 78],
    [baby, 2],
  ]);

const frame = 'M-52 -94Q-52 -106 -40 -106H40Q52 -106 52 -94V-8Q52 4 40 4H-40Q-52 4 -52 -8Z';
const hairline = -99;

/** Head and shoulders: a head of this size whose crown is at `top`, or lower, so that the hair is in the picture. */
function upTo(top: number, x: number, description: Description, size: number): string {
  const { height, head } = people[description.who].body;
  const { svg, box } = drawPerson(description);
  const scale = size / head;
  const foot = Math.max(top + height * scale, hairline - box[1] * scale);
  return group(svg, `transform="translate(${x} ${short(foot)}) scale(${short(scale)})"`);
}

type Photo = {
  who: Name;
  colour: ColourName;
  beside: Name;
  side: 1 | -1;
};

function photo({ who, colour, beside, side }: Photo): string {
  const id = `foto-${who}`;
  const paper = light(named[colour], 0.5);
  return (
    `<clipPath id="${id}"><path d="${frame}"/></clipPath>` +
    group(
      shape(frame, paper) +
        oval(0, 10, 70, 50, shade(paper, 0.1)) +
        group(upTo(-52, side * 38, { who: beside }, 23), 'opacity=".36"') +
        upTo(-84, side * -7, { who }, 53),
      `clip-path="url(#${id})"`,
    ) +
    line(frame, '#FFFDF7', 7) +
    line(frame, shade(named[colour], 0.1), 2.4)
  );
}

export const mother = (): string => photo({ who: 'mama', colour: 'gelb', beside: 'mia', side: 1 });
export const father = (): string => photo({ who: 'papa', colour: 'moos', beside: 'tom', side: -1 });
export const grandmother = (): string =>
  photo({ who: 'oma', colour: 'rosa', beside: 'mia', side: -1 });
export const grandfather = (): string =>
  photo({ who: 'opa', colour: 'tuerkis', beside: 'tom', side: 1 });
export const sister = (): string => photo({ who: 'lena', colour: 'blau', beside: 'mia', side: 1 });
export const brother = (): string =>
  photo({ who: 'tom', colour: 'orange', beside: 'mia', side: -1 });
export const aunt = (): string => photo({ who: 'tante', colour: 'rot', beside: 'mama', side: -1 });
export const uncle = (): string =>
  photo({ who: 'onkel', colour: 'lila', beside: 'tante', side: 1 });
export const girlCousin = (): string =>
  photo({ who: 'cousine', colour: 'gruen', beside: 'tante', side: 1 });
export const boyCousin = (): string =>
  photo({ who: 'cousin', colour: 'sand', beside: 'onkel', side: -1 });

/** On its blanket: nobody else is so small. */
export const babyAlone = (): string =>
  oval(0, -1, 46, 9, light(named.tuerkis, 0.2)) +
  oval(0, -3, 38, 6, light(named.tuerkis, 0.5)) +
  group(drawPerson(baby).svg, 'transform="translate(0 -3)"');
