/** Who is who: measures in centimetres, so that people keep their size beside each other. */
import type { ColourName } from '../colours.ts';
import type { Garment } from './garments.ts';
import type { HairStyle } from './hair.ts';
import type { Body } from './skeleton.ts';

export type Extra =
  | 'glasses'
  | 'beard'
  | 'moustache'
  | 'white-moustache'
  | 'wrinkles'
  | 'earrings'
  | 'freckles';

export type Wearing = readonly [garment: Garment, colour: ColourName];

export type Person = {
  body: Body;
  skin: string;
  hair: { style: HairStyle; colour: string };
  extras?: readonly Extra[];
  /** What they wear unless a page says otherwise, the inner things first. */
  wears: readonly Wearing[];
};

const skin = {
  porcelain: '#F6CFB2',
  peach: '#EDB98F',
  olive: '#D69E6C',
  caramel: '#B97A4B',
  brown: '#8F5836',
  dark: '#6E4129',
};

export const people = {
  mia: {
    body: { height: 118, head: 42, shoulders: 15, waist: 14, hips: 15, arm: 9, leg: 11 },
    skin: skin.caramel,
    hair: { style: 'puffs', colour: '#3A2420' },
    wears: [
      ['socke', 'weiss'],
      ['kleid', 'gelb'],
      ['schuh', 'rot'],
    ],
  },
  tom: {
    body: { height: 106, head: 41, shoulders: 15, waist: 15, hips: 15, arm: 9, leg: 11 },
    skin: skin.olive,
    hair: { style: 'curls', colour: '#7A4524' },
    extras: ['freckles'],
    wears: [
      ['hose', 'jeans'],
      ['t-shirt', 'gruen'],
      ['schuh', 'orange'],
    ],
  },
  mama: {
    body: { height: 168, head: 45, shoulders: 20, waist: 17, hips: 22, arm: 11, leg: 13 },
    skin: skin.brown,
    hair: { style: 'cloud', colour: '#2E1D1C' },
    extras: ['earrings'],
    wears: [
      ['hose', 'nacht'],
      ['pullover', 'orange'],
      ['schuh', 'braun'],
    ],
  },
  papa: {
    body: { height: 184, head: 46, shoulders: 28, waist: 26, hips: 23, arm: 12.5, leg: 15 },
    skin: skin.porcelain,
    hair: { style: 'short', colour: '#B5562B' },
    extras: ['beard'],
    wears: [
      ['hose', 'braun'],
      ['hemd', 'blau'],
      ['schuh', 'schwarz'],
    ],
  },
  oma: {
    body: { height: 154, head: 45, shoulders: 22, waist: 25, hips: 27, arm: 12, leg: 13 },
    skin: skin.dark,
    hair: { style: 'bun', colour: '#D5D2D8' },
    extras: ['glasses', 'wrinkles'],
    wears: [
      ['rock-lang', 'lila'],
      ['bluse', 'weiss'],
      ['strickjacke', 'wein'],
      ['schuh', 'braun'],
    ],
  },
  opa: {
    body: { height: 164, head: 45, shoulders: 22, waist: 30, hips: 24, arm: 12, leg: 13 },
    skin: skin.peach,
    hair: { style: 'bald', colour: '#F2F0EC' },
    extras: ['white-moustache', 'wrinkles'],
    wears: [
      ['hose', 'grau'],
      ['hemd', 'sand'],
      ['hosentraeger', 'wein'],
      ['schuh', 'braun'],
      ['kappe', 'moos'],
    ],
  },
  tante: {
    body: { height: 174, head: 44, shoulders: 18, waist: 14, hips: 19, arm: 10, leg: 12 },
    skin: skin.brown,
    hair: { style: 'turban', colour: '#2E1D1C' },
    extras: ['earrings'],
    wears: [
      ['kleid-lang', 'tuerkis'],
      ['schuh', 'senf'],
    ],
  },
  onkel: {
    body: { height: 178, head: 44, shoulders: 21, waist: 19, hips: 18, arm: 11, leg: 13 },
    skin: skin.olive,
    hair: { style: 'quiff', colour: '#26222B' },
    extras: ['moustache'],
    wears: [
      ['hose', 'schwarz'],
      ['hemd', 'weiss'],
      ['weste', 'moos'],
      ['schuh', 'schwarz'],
    ],
  },
  cousine: {
    body: { height: 136, head: 42, shoulders: 15, waist: 13, hips: 15, arm: 9, leg: 11 },
    skin: skin.olive,
    hair: { style: 'braid', colour: '#241C25' },
    wears: [
      ['hose', 'lila'],
      ['t-shirt', 'rosa'],
      ['schuh', 'weiss'],
    ],
  },
  cousin: {
    body: { height: 110, head: 43, shoulders: 17, waist: 20, hips: 18, arm: 10, leg: 12 },
    skin: skin.olive,
    hair: { style: 'fringe', colour: '#241C25' },
    extras: ['glasses'],
    wears: [
      ['hose-kurz', 'moos'],
      ['pullover', 'rot'],
      ['schuh', 'blau'],
    ],
  },
  /** Mia's and Tom's big sister. */
  lena: {
    body: { height: 146, head: 43, shoulders: 17, waist: 14, hips: 17, arm: 9.5, leg: 11.5 },
    skin: skin.caramel,
    hair: { style: 'cloud-with-band', colour: '#5A3424' },
    wears: [
      ['hose', 'jeans'],
      ['t-shirt', 'wein'],
      ['schuh', 'gelb'],
    ],
  },
  /** A child next door, without brothers and sisters. */
  ben: {
    body: { height: 114, head: 42, shoulders: 15, waist: 15, hips: 15, arm: 9, leg: 11 },
    skin: skin.porcelain,
    hair: { style: 'quiff', colour: '#E3B65A' },
    wears: [
      ['hose', 'nacht'],
      ['pullover', 'lila'],
      ['schuh', 'rot'],
    ],
  },
  verkaeufer: {
    body: { height: 178, head: 46, shoulders: 26, waist: 30, hips: 25, arm: 12.5, leg: 14 },
    skin: skin.dark,
    hair: { style: 'bald', colour: '#3A3030' },
    extras: ['moustache'],
    wears: [
      ['hose', 'nacht'],
      ['hemd', 'gelb'],
      ['weste', 'gruen'],
      ['schuh', 'braun'],
    ],
  },
  frau: {
    body: { height: 166, head: 44, shoulders: 19, waist: 17, hips: 21, arm: 10.5, leg: 12.5 },
    skin: skin.porcelain,
    hair: { style: 'bun', colour: '#C9652F' },
    extras: ['earrings'],
    wears: [
      ['rock', 'nacht'],
      ['bluse', 'weiss'],
      ['jacke', 'rosa'],
      ['schuh', 'schwarz'],
    ],
  },
  baby: {
    body: { height: 66, head: 36, shoulders: 11, waist: 13, hips: 12, arm: 9, leg: 10 },
    skin: skin.caramel,
    hair: { style: 'tuft', colour: '#3A2420' },
    wears: [['strampler', 'tuerkis']],
  },
} as const satisfies Record<string, Person>;

export type Name = keyof typeof people;
export const isName = (name: string): name is Name => name in people;
