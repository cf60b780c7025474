/** The meadow around one tree through the year, the tree in its four dresses, and what the weather brings. */
import { named, shade } from '../colours.ts';
import { fence, sittingBird } from '../scenes/outside.ts';
import { dots, hill, house, seasons, tufts } from '../scenes/landscapes.ts';
import { cloud, lit, skyBehind, weatherBefore } from '../scenes/sky.ts';
import { group, line, oval, shape } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { leaf, paddlingPool, snowman, sun, umbrella } from '../things/seasons.ts';
import { buds, dressesOfTheYear, treeOfTheYear } from './tree-of-the-year.ts';

const years = {
  fruehling: 'spring',
  sommer: 'summer',
  herbst: 'autumn',
  winter: 'winter',
} as const;
type Year = keyof typeof years;

/** Before any season has come: late in February, and no flower yet. */
const early = {
  top: '#BFDDF0',
  low: '#FBF1DC',
  far: '#BFD3A0',
  middle: '#AECB88',
  ground: '#9CC078',
};

const smoke = [
  [22, -120, 6],
  [29, -134, 8],
  [23, -151, 10],
]
  .map(([x, y, r]) => oval(x!, y!, r!, r!, '#FFFFFF', 'opacity=".8"'))
  .join('');

function home(season: Year | null): string {
  const cold = season === 'herbst' || season === 'winter';
  const roof = season === 'winter' ? '#EEF4FA' : '#C4603F';
  return (
    group(
      (cold ? smoke : '') + shape('M15 -118H29V-84H15Z', '#9C5A44'),
      'transform="translate(424 262) scale(.8)"',
    ) + house(424, 262, 0.8, '#F6E3C5', roof)
  );
}

const onTheGround: Record<Year, string> = {
  fruehling:
    dots(
      [
        [40, 356],
        [150, 378],
        [392, 366],
        [456, 344],
        [206, 352],
      ],
      named.rosa,
    ) +
    dots(
      [
        [84, 384],
        [330, 380],
        [440, 386],
        [300, 346],
      ],
      named.gelb,
    ),
  sommer:
    dots(
      [
        [30, 372],
        [120, 360],
        [312, 384],
        [470, 356],
      ],
      '#FFFFFF',
    ) + group(paddlingPool(), 'transform="translate(404 368) scale(1.3)"'),
  herbst: [
    [150, 364, 20],
    [196, 378, -30],
    [306, 372, 50],
    [352, 356, 0],
    [410, 374, 80],
    [110, 382, 40],
  ]
    .map(([x, y, turn], place) =>
      group(
        shape(
          'M0 -9C7 -5 7 4 0 9C-7 4 -7 -5 0 -9Z',
          [named.orange, named.rot, named.gelb][place % 3]!,
        ),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    )
    .join(''),
  winter: oval(120, 372, 70, 8, '#E3EBF5') + oval(380, 360, 80, 8, '#E3EBF5'),
};

function meadow(season: Year | null): string {
  const { top, low, far, middle, ground } = season ? seasons[years[season]] : early;
  return (
    skyBehind(top, low) +
    group(
      hill(230, 40, far) +
        hill(268, 22, middle) +
        home(season) +
        shape('M0 286C120 264 360 270 500 282V400H0Z', ground) +
        group(fence(), 'transform="translate(76 322) scale(.86)"') +
        (season ? onTheGround[season] : '') +
        (season === 'winter' ? hill(410, 16, '#FFFFFF') : tufts(shade(ground, 0.12))),
      'class="scene-world"',
    )
  );
}

const standing = (drawing: string, x: number, y: number, size: number): string =>
  group(drawing, `transform="translate(${x} ${y}) scale(${size})"`);

const white = '#FFFFFF';
const cloudy = (colour: string): string => lit('cloud', colour);

/** Large enough to be seen before a pale sky. */
const flakes = Array.from({ length: 30 }, (_, place) => {
  const size = 4 + (place % 3) * 1.4;
  return oval((place * 97) % 500, (place * 71) % 390, size, size, white);
}).join('');

const happenings: Record<string, string> = {
  sonne: standing(sun(), 416, 150, 1.16),
  wolke: cloud(108, 96, 1.7, cloudy(white)) + cloud(386, 78, 1.3, cloudy(white)),
  regen:
    shape('M0 0H500V400H0Z', '#6F7F98', 'opacity=".26"') +
    cloud(110, 72, 1.9, cloudy('#A9B6C6')) +
    cloud(374, 66, 1.8, cloudy('#A0ABBD')) +
    cloud(250, 50, 1.5, cloudy('#BAC4CC')) +
    group(weatherBefore('rain'), 'class="season-tree-fall"'),
  schnee: group(flakes, 'class="season-tree-fall"'),
  wind: group(
    line(
      'M20 96H150Q182 96 182 74T162 54T144 70M40 132H170M330 74H430Q460 74 460 98T438 116M344 150H450',
      white,
      8,
    ),
    'class="season-tree-blow"',
  ),
  blatt: group(standing(leaf(named.orange), 362, 326, 0.42), 'class="season-tree-leaf"'),
  regenschirm: standing(umbrella(), 160, 384, 1.02),
  schneemann: standing(snowman(), 130, 384, 0.98),
};

const eachNamed = (drawings: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [name, svgPart(drawing, `${prefix}${name}`)]),
  );

const eachSeason = (draw: (season: Year) => string): Record<string, string> =>
  Object.fromEntries((Object.keys(years) as Year[]).map((season) => [season, draw(season)]));

export const seasonTree = () => ({
  meadows: eachNamed({ none: meadow(null), ...eachSeason(meadow) }, 'm-'),
  trunk: svgPart(treeOfTheYear(), 'trunk'),
  buds: svgPart(buds(), 'buds'),
  crowns: eachNamed(
    eachSeason((season) => dressesOfTheYear[years[season]]),
    'c-',
  ),
  /** It sits on the fence all year. */
  bird: svgPart(sittingBird(), 'bird'),
  happenings: eachNamed(happenings, 'h-'),
});
