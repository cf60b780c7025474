/** Who comes and wants something: waiting, and glad when it is there. */
import { drawPerson } from '../characters/draw-person.ts';
import { people, type Name } from '../characters/people.ts';
import { short } from '../geometry.ts';
import { svgPart } from '../svg/file.ts';

export type Guest = { view: string; still: string; glad: string };

/** From the hips up, as one sees them behind a table. */
export function behindCounter(who: Name): Guest {
  const { height } = people[who].body;
  const top = -height * 1.14;
  const low = -height * 0.36;
  const side = low - top;
  return {
    view: [-side * 0.46, top, side, side].map(short).join(' '),
    still: svgPart(drawPerson({ who }).svg, who),
    glad: svgPart(drawPerson({ who, pose: 'wave', face: 'laughing' }).svg, `${who}-glad`),
  };
}
