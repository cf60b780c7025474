/** Where a page is seen from: at eye level if nothing else is said, from the floor, from above, or close. */
import type { Point } from '../geometry.ts';
import type { Box } from '../svg/box.ts';
import type { Place } from './landscapes.ts';

export const heightsOfView = ['low', 'above'] as const;

export type Camera = {
  /** `low` is Kaktus' height, `above` a balcony. */
  from?: (typeof heightsOfView)[number];
  /** What of the scene fills the page: left, top and width; its height follows. */
  frame?: readonly [x: number, y: number, width: number];
};

const lowScale = 1.32;
/** From the floor one sees less ground, and whoever stands there is tall. */
function fromBelow(place: Place): Place {
  const grown = (drawing: string) =>
    drawing &&
    `<g transform="translate(${250 * (1 - lowScale)} 0) scale(${lowScale})">${drawing}</g>`;
  return {
    sky: grown(place.sky),
    behind: grown(place.behind),
    before: '',
    horizon: place.horizon * lowScale,
    eye: place.eye * 0.55,
    ground: place.ground * lowScale,
  };
}

const farEdge = 64;
/** From above, the ground fills the page, and what is far is hardly smaller. */
function fromAbove({ behind, ground }: Place): Place {
  const stretch = (400 - farEdge) / (400 - ground);
  const top = farEdge - ground * stretch;
  return {
    sky: '',
    behind: `<g transform="translate(0 ${top.toFixed(1)}) scale(1 ${stretch.toFixed(3)})">${behind}</g>`,
    before: '',
    horizon: -420,
    eye: 520,
    ground: farEdge + 8,
  };
}

export function placeSeenBy(place: Place, { from }: Camera = {}): Place {
  if (from === 'low') return fromBelow(place);
  return from === 'above' ? fromAbove(place) : place;
}

const wholeScene = [0, 0, 500] as const;

export const frameBox = ({ frame: [x, y, width] = wholeScene }: Camera = {}): Box => [
  x,
  y,
  width,
  width * 0.8,
];

export const pointSeenBy = (camera: Camera | undefined, [x, y]: Point): Point => {
  const [left, top, width] = frameBox(camera);
  return [((x - left) * 500) / width, ((y - top) * 500) / width];
};

export const boxSeenBy = (camera: Camera | undefined, [x, y, width, height]: Box): Box => {
  const larger = 500 / frameBox(camera)[2];
  return [...pointSeenBy(camera, [x, y]), width * larger, height * larger];
};

/** Brings the frame to the whole page. */
export function frameTransform(camera: Camera | undefined): string {
  if (!camera?.frame) return '';
  const [x, y, width] = camera.frame;
  return `scale(${(500 / width).toFixed(3)}) translate(${-x} ${-y})`;
}
