/** Tom's face in large, to point at; and a robot in its parts, each where it belongs. */
import { drawPerson } from '../characters/draw-person.ts';
import { people } from '../characters/people.ts';
import { poses } from '../characters/poses.ts';
import { skeletonOf } from '../characters/skeleton.ts';
import { ink, light, named, shade } from '../colours.ts';
import { at, short } from '../geometry.ts';
import { places } from '../scenes/places.ts';
import { openWindow } from '../scenes/rooms.ts';
import { group, limb, line, oval, shape, solid } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import { svgPart } from '../svg/file.ts';
import { wallAndFloor } from './game-rooms.ts';

const { body, skin } = people.tom;
const { head } = skeletonOf(body, poses.stand);
/** A nose that is large enough to be pointed at. */
const nose = group(
  oval(0, 14, 6.4, 5, shade(skin, 0.16)) + oval(-1.6, 12.6, 2, 1.4, light(skin, 0.4)),
  `transform="translate(${at(head)}) scale(${body.head / 100})"`,
);
const bathroom = group(places.bad().behind, 'transform="translate(-38 -118) scale(.15)"');

const steel = '#9FB0C3';
const withMirrored = (part: string): string =>
  part + group(part, 'transform="matrix(-1 0 0 1 200 0)"');

const arm =
  limb(
    [
      [64, 88],
      [44, 88],
      [36, 110],
    ],
    steel,
    13,
  ) +
  line('M50 81L53 94M37 92L49 99', shade(steel, 0.3), 3) +
  oval(63, 88, 9, 9, '#6D7C90') +
  oval(62, 87, 5, 5, steel) +
  oval(36, 111, 8.4, 5, '#6D7C90');
const hand =
  line('M28 130L24 141M44 130L48 141', named.orange, 8) +
  solid(
    'hand',
    'M26 114H46Q50 114 50 119V128Q50 134 44 134H28Q22 134 22 128V119Q22 114 26 114Z',
    named.orange,
    'M40 110V138H54V110Z',
  );
const leg =
  solid('leg', 'M76 132H92V168H76Z', steel, 'M86 130V170H94V130Z') +
  line('M76 144H92M76 156H92', shade(steel, 0.3), 3.4);
const foot = solid(
  'foot',
  'M60 186Q60 168 78 168H94V186Q94 189 91 189H63Q60 189 60 186Z',
  named.rot,
  'M84 166V190H96V166Z',
);
const belly =
  solid(
    'belly',
    'M74 72H126Q140 72 140 86V122Q140 136 126 136H74Q60 136 60 122V86Q60 72 74 72Z',
    named.tuerkis,
    'M116 70C124 96 122 116 112 138H144V70Z',
  ) +
  shape(
    'M78 84H122Q128 84 128 90V112Q128 118 122 118H78Q72 118 72 112V90Q72 84 78 84Z',
    '#E7F0F7',
  ) +
  shape(
    'M100 113C84 103 88 93 94 92C98 92 100 96 100 97C100 96 102 92 106 92C112 93 116 103 100 113Z',
    named.rot,
  ) +
  oval(80, 127, 4, 4, named.gelb) +
  oval(92, 127, 4, 4, named.rot) +
  oval(104, 127, 4, 4, named.gruen);
const robotHead =
  line('M100 16V6', '#8A8696', 4.6) +
  oval(100, 3, 6, 6, named.rot) +
  shape(
    'M60 32H54Q50 32 50 37V48Q50 52 54 52H60ZM140 32H146Q150 32 150 37V48Q150 52 146 52H140Z',
    '#6D7C90',
  ) +
  solid(
    'head',
    'M76 14H124Q140 14 140 30V52Q140 68 124 68H76Q60 68 60 52V30Q60 14 76 14Z',
    '#B8C7D6',
    'M116 12C124 34 122 52 112 70H144V12Z',
  ) +
  [84, 116]
    .map(
      (x) =>
        oval(x, 36, 11, 11, '#FFFFFF') +
        oval(x + 1, 37, 5.4, 5.4, ink) +
        oval(x + 2.6, 35, 1.8, 1.8, '#FFFFFF'),
    )
    .join('') +
  line('M88 54Q100 62 112 54', ink, 3.4) +
  oval(70, 52, 5, 3.6, '#F7867E', 'opacity=".5"') +
  oval(130, 52, 5, 3.6, '#F7867E', 'opacity=".5"');

const parts: Record<string, { whole: string; alone: string }> = {
  bein: { whole: withMirrored(leg), alone: leg },
  fuss: { whole: withMirrored(foot), alone: foot },
  arm: { whole: withMirrored(arm), alone: arm },
  hand: { whole: withMirrored(hand), alone: hand },
  bauch: { whole: belly, alone: belly },
  kopf: { whole: robotHead, alone: robotHead },
};

/** On a sheet of 200 × 200. */
const workshop = (): string =>
  group(
    wallAndFloor({ wall: '#DCE6EE', floor: '#C9A777', width: 400, floorLine: 336 }) +
      openWindow(26, 44, 92, 92, named.rot) +
      shape('M286 96H392V106H286Z', '#C98B4B') +
      [named.rot, named.gelb, named.blau]
        .map((colour, place) =>
          shape(`M${296 + place * 32} 70H${320 + place * 32}V96H${296 + place * 32}Z`, colour),
        )
        .join('') +
      line('M312 150V206M312 150L304 140M312 150L320 140', '#8A8696', 7) +
      line('M356 160V206', '#C98B4B', 7) +
      shape('M338 144H374V162H338Z', '#6D7C90'),
    'transform="scale(.5)"',
  );

export const pointAndBuild = () => ({
  face: {
    behind: `<g class="scene-world">${svgPart(bathroom, 'bathroom')}</g>`,
    still: svgPart(drawPerson({ who: 'tom', face: 'open' }).svg + nose, 'still'),
    glad: svgPart(drawPerson({ who: 'tom', face: 'beaming' }).svg + nose, 'glad'),
  },
  workshop: `<g class="scene-world">${svgPart(workshop(), 'workshop')}</g>`,
  robot: Object.fromEntries(
    Object.entries(parts).map(([name, { whole, alone }]) => [
      name,
      {
        whole: svgPart(whole, name),
        alone: svgPart(alone, `${name}-alone`),
        view: boxOf(alone).map(short).join(' '),
      },
    ]),
  ),
});
