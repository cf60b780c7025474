/** Kaktus, the mascot, as the pages draw him, in the poses and with the faces that scenes need. */
import * as mascot from '../../../shared/mascot.ts';
import { clappingLeft, clappingRight } from '../../../shared/mascot-claps.ts';
import { at, type Point } from '../geometry.ts';
import { group } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import type { Drawing, Held } from './draw.ts';

const rightArms = {
  stand: ['M142 122C158 127 166 119 166 106', [166, 106]],
  wave: ['M142 118C163 118 171 100 170 76', [170, 76]],
  reach: ['M142 112C160 104 166 84 160 60', [160, 60]],
  point: ['M144 122C160 124 176 120 188 114', [188, 114]],
  listen: ['M146 130C172 134 178 112 160 100', [160, 100]],
  clap: ['', [118, 132]],
} as const satisfies Record<string, readonly [string, Point]>;

const closedEyes = mascot.faceLine('M72 100Q80 108 88 100M112 100Q120 108 128 100');
const faces = {
  glad: mascot.openEyes + mascot.smile,
  laughing: mascot.happyEyes + mascot.laugh,
  surprised: mascot.openEyes + '<ellipse cx="100" cy="119" rx="6" ry="7.5" fill="#26233A"/>',
  sad: mascot.openEyes + mascot.faceLine('M90 122Q100 112 110 122'),
  tired: closedEyes + mascot.faceLine('M93 119Q100 116 107 119'),
  asleep: closedEyes + mascot.faceLine('M94 116Q100 121 106 116'),
  sly: mascot.openEyes + mascot.faceLine('M94 119Q106 122 113 112'),
} as const;

export type KaktusPose = keyof typeof rightArms;
export type KaktusFace = keyof typeof faces;
export const kaktusPoses = Object.keys(rightArms) as KaktusPose[];
export const kaktusFaces = Object.keys(faces) as KaktusFace[];
export type KaktusDescription = {
  pose?: KaktusPose;
  face?: KaktusFace;
  holds?: Held;
  /** On him: snow, paint, a flag. Drawn on his square of 200, with his pot at the foot. */
  wears?: string;
  mirrored?: boolean;
};

/** How tall he is, in centimetres: he reaches to Mia's chest. */
const tall = 72;
const scale = tall / 178;
const blossom = `<g transform="${mascot.flowerPlace}">${mascot.petals}<circle r="7" fill="#FFC145"/></g>`;

export function drawKaktus(description: KaktusDescription = {}): Drawing {
  const { pose = 'stand', face = 'glad', holds, wears = '', mirrored = false } = description;
  const [right, hand] = rightArms[pose];
  const before = pose === 'listen' || holds ? mascot.arm(right) : '';
  const content = [
    pose === 'clap' ? '' : mascot.restingLeft + (before ? '' : mascot.arm(right)),
    mascot.body,
    mascot.spines,
    blossom,
    mascot.cheeks,
    faces[face],
    mascot.pot,
    mascot.rim,
    wears,
    pose === 'clap' ? clappingLeft + clappingRight : '',
    holds
      ? group(
          holds.svg,
          `transform="translate(${at(hand)}) scale(${(1 / scale).toFixed(3)})${holds.turn ? ` rotate(${holds.turn})` : ''}"`,
        )
      : '',
    before,
  ].join('');
  const side = mirrored ? -1 : 1;
  const svg = group(
    content,
    `transform="scale(${(scale * side).toFixed(3)} ${scale.toFixed(3)}) translate(-100 -194)"`,
  );
  return {
    svg,
    get box() {
      return boxOf(svg);
    },
  };
}
