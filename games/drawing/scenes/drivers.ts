/** Cars, buses and trams on their way: somebody drives them, and somebody rides along. */
import { drawPerson } from '../characters/draw-person.ts';
import { people, type Name } from '../characters/people.ts';
import { short } from '../geometry.ts';
import { group } from '../strokes.ts';
import * as traffic from '../things/traffic.ts';

type Seat = {
  who: Name;
  window: string;
  /** Where the shoulders are in the middle of the window, and how large a centimetre is there. */
  at: readonly [x: number, y: number];
  scale: number;
};

/** Of everybody, only what the window shows. */
function seated({ who, window, at: [x, y], scale }: Seat): string {
  const { height, head } = people[who].body;
  const foot = y + (height - head * 1.4) * scale;
  const { svg } = drawPerson({ who, pose: 'stand' });
  const own = svg.replace(/(\bid="|url\(#)/g, `$1${who}-`);
  return (
    `<clipPath id="seat-${who}"><path d="${window}"/></clipPath>` +
    group(
      group(own, `transform="translate(${x} ${short(foot)}) scale(${scale})"`),
      `clip-path="url(#seat-${who})"`,
    )
  );
}

const { windows } = traffic;

export const drivenCar = (): string =>
  traffic.car() + seated({ who: 'tante', window: windows.car, at: [17, -44], scale: 0.34 });

export const drivenLorry = (): string =>
  traffic.lorry() + seated({ who: 'onkel', window: windows.lorry, at: [52, -42], scale: 0.36 });

export const drivenBus = (): string =>
  traffic.bus() +
  seated({ who: 'cousine', window: windows.bus[0], at: [-61, -53], scale: 0.4 }) +
  seated({ who: 'opa', window: windows.bus[2], at: [30, -53], scale: 0.4 }) +
  seated({ who: 'papa', window: windows.bus[3], at: [57, -49], scale: 0.4 });

/** Under the wire of its place. */
export const drivenTram = (): string =>
  traffic.tramAlone() +
  seated({ who: 'oma', window: windows.tram[1], at: [37, -52], scale: 0.46 }) +
  seated({ who: 'mama', window: windows.tram[2], at: [68, -52], scale: 0.42 });
