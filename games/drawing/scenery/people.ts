/** The people as stories and games show them, each with what they hold. */
import { drawPerson, type Description } from '../cast/draw.ts';
import { people, type Name } from '../cast/people.ts';
import { group } from '../strokes.ts';
import { cake } from '../things/birthday.ts';

const poses: Record<string, Omit<Description, 'who'>> = {
  steht: {},
  winkt: { pose: 'wave', face: 'laughing' },
  zeigt: { pose: 'point' },
  jubelt: { pose: 'cheer', face: 'laughing' },
  staunt: { face: 'surprised' },
};
const ofEveryone = ['steht', 'winkt'];

const drawn = (who: Name): [string, () => string][] =>
  Object.entries(poses)
    .filter(([name]) => who === 'mia' || who === 'tom' || ofEveryone.includes(name))
    .map(([name, pose]) => [`${who}-${name}`, () => drawPerson({ who, ...pose }).svg]);

const carried = (svg: string, width: number) => ({ svg, width });
const sittingBaby = () =>
  group(drawPerson({ who: 'baby', pose: 'sit' }).svg, 'transform="translate(0 26)"');
const cakeOnPlate = () => group(cake(), 'transform="scale(.32) translate(0 6)"');

/** Who looks out of a window is seen from the shoulders up. */
const bust = (who: Name, shoulders: number) => (): string =>
  `<clipPath id="fenster"><rect x="-60" y="-200" width="120" height="${200 - shoulders}"/></clipPath>` +
  group(drawPerson({ who, face: 'laughing' }).svg, 'clip-path="url(#fenster)"');

export const peopleInScenes: Record<string, () => string> = {
  ...Object.fromEntries((Object.keys(people) as Name[]).flatMap(drawn)),
  'mia-kopf': bust('mia', 68),
  'tom-schlaeft': () => drawPerson({ who: 'tom', pose: 'sleep' }).svg,
  'papa-traegt-baby': () =>
    drawPerson({ who: 'papa', pose: 'carry', holds: { both: carried(sittingBaby(), 20) } }).svg,
  'tante-bringt-kuchen': () =>
    drawPerson({ who: 'tante', pose: 'carry', holds: { both: carried(cakeOnPlate(), 38) } }).svg,
};
