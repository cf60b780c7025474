/** A street with a zebra crossing, the traffic light before it, and the two signs of the road. */
import { named } from '../colours.ts';
import { street } from '../scenes/landscapes.ts';
import { group, line, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { trafficLight } from '../things/traffic.ts';
import { sceneOf } from './game-rooms.ts';

const crossing = [338, 356, 374, 392]
  .map((x) => `<path d="M${x} 267L${x - 14} 357H${x - 3}L${x + 9} 267Z" fill="#FFF8EC"/>`)
  .join('');

const withCrossing = () => {
  const place = street('sun');
  return { ...place, behind: place.behind + crossing };
};

/** It stands on the near pavement, so whoever drives passes behind it. */
const standing = (lit: 'rot' | 'gruen' | null, name: string): string =>
  svgPart(group(trafficLight(lit), 'transform="translate(434 386) scale(2)"'), name);

const stop =
  solid('stopp', 'M38 8H82L112 38V82L82 112H38L8 82V38Z', named.rot, 'M76 0V120H120V0Z') +
  line(
    'M46 62V40M58 58V32M70 58V36M82 64V46M46 60Q34 52 32 62L44 84Q50 92 62 92Q82 92 82 70V56',
    '#FFFFFF',
    10,
  );

const go =
  solid(
    'los',
    'M60 6A54 54 0 0 1 60 114A54 54 0 0 1 60 6Z',
    named.gruen,
    'M86 0Q112 60 86 120H120V0Z',
  ) + line('M28 60H88M66 36L90 60L66 84', '#FFFFFF', 13);

export const trafficLightGame = () => ({
  street: sceneOf(withCrossing(), 'sun', 'street'),
  lights: {
    dark: standing(null, 'dark'),
    red: standing('rot', 'red'),
    green: standing('gruen', 'green'),
  },
  signs: { stop: svgPart(stop, 'stop'), go: svgPart(go, 'go') },
});
