/** What an author writes about a page: a place, who and what is there, and which of it shows which sentence. */
import type { Face } from '../characters/faces.ts';
import type { BodyPart } from '../characters/parts-of-body.ts';
import type { Name, Wearing } from '../characters/people.ts';
import type { PoseName } from '../characters/poses.ts';
import type { ColourName } from '../colours.ts';
import type { KaktusPose } from '../characters/kaktus.ts';
import type { Action } from './action.ts';
import type { Camera } from './camera.ts';
import type { Season } from './landscapes.ts';
import type { PlaceName } from './places.ts';
import type { Weather } from './sky.ts';

export const answers = ['wiggle', 'jump', 'spin', 'open', 'light', 'sound'] as const;
export type Answer = (typeof answers)[number];

export type Look = { draws: string; colour?: ColourName; text?: string };
export type InHand = string | (Look & { size?: number; turn?: number });

export type Person = {
  who: Name;
  pose?: PoseName;
  face?: Face;
  wears?: readonly Wearing[];
  also?: readonly Wearing[];
  holds?: { left?: InHand; right?: InHand; both?: InHand };
  /** Only head and shoulders, behind a window, a box or a blanket. */
  bust?: true;
};

export type Kaktus = {
  who: 'kaktus';
  pose?: KaktusPose;
  /** `schal`, `bunt` and `schnee` are on his body, any other thing is on his head. */
  wears?: readonly string[];
  holds?: { right?: InHand };
  /** Held up or in something: without his shadow on the ground. */
  lifted?: true;
};

export type Thing = (Person | Kaktus | Look) & {
  /** Its name on this page, if not that of who or what is drawn. */
  as?: string;
  /** Where its foot stands, on a sheet of 500 × 400. */
  at: readonly [x: number, y: number];
  /** What it stands on or hangs on if not on the ground: another thing, `wall` or `air`. */
  on?: string;
  /** For what is in the air: as large as if it stood here. */
  depth?: number;
  /** Larger or smaller than in life. */
  size?: number;
  mirrored?: true;
  turn?: number;
  /** The word of the lesson that it says when it is touched. */
  word?: string;
  touch?: Answer;
};

/** A part of what is drawn says a word: a nose, a garment, a number of things. */
export type Part = {
  as?: string;
  word: string;
  mark?: true;
} & (
  | { of: string; part: BodyPart }
  | { area: readonly [x: number, y: number, width: number, height: number] }
);

export type SceneData = {
  /** Shown on the lesson's thumbnail. */
  cover?: true;
  place: PlaceName;
  season?: Season;
  weather?: Weather;
  /** What the sentences tell: `bright` has the sun, `evening` the lamp on and `night` the moon. */
  hour?: 'day' | 'bright' | 'evening' | 'night';
  /** Where the page is seen from. */
  camera?: Camera;
  /** Heard when the page opens. */
  noise?: string;
  /** Happens after the sentences, and again when one touches what moves. */
  action?: Action;
  /** From the back to the front. */
  things: readonly Thing[];
  parts?: readonly Part[];
  snail: { at: readonly [x: number, y: number]; on?: string; mirrored?: true };
  /** For every sentence, the names of what shows it. */
  shows: readonly (readonly string[])[];
};

/** A picture of the running story: it needs no sentences. */
export type EpisodeScene = Omit<SceneData, 'shows'> & Required<Pick<SceneData, 'action'>>;

/** Three pictures; in the last part of all, Pia is found. */
export type Episode = { pictures: readonly EpisodeScene[]; found?: true };

export const asPage = (scene: EpisodeScene): SceneData => ({ ...scene, shows: [] });

type PersonThing = Thing & Person;
export const isKaktus = (thing: Thing): thing is Thing & Kaktus =>
  'who' in thing && thing.who === 'kaktus';
export const isPerson = (thing: Thing): thing is PersonThing =>
  'who' in thing && thing.who !== 'kaktus';
export const nameOf = (thing: Thing): string =>
  thing.as ?? ('who' in thing ? thing.who : thing.draws);
export const heldIn = (thing: Thing): InHand[] =>
  'who' in thing ? Object.values(thing.holds ?? {}) : [];
export const lookOf = (held: InHand): Look => (typeof held === 'string' ? { draws: held } : held);
