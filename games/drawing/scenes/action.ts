/** What happens on a page after its sentences: once, about two seconds. The drawing shows how it ends. */
import { between, short, type Point } from '../geometry.ts';
import type { Face } from '../characters/faces.ts';
import type { KaktusPose } from '../characters/kaktus.ts';
import type { PoseName } from '../characters/poses.ts';

export type Step = {
  /** From 0, the beginning, to 1. */
  at: number;
  /** How far it is from where it is drawn, in the scene's measures. */
  by?: readonly [x: number, y: number];
  turn?: number;
  size?: number;
  hidden?: true;
};

/** Another drawing of a thing, or another pose and face of a person. */
export type OtherLook = { draws?: string; pose?: PoseName | KaktusPose; face?: Face };

export type Move = {
  thing: string;
  /** What it carries, or who rides on it. */
  along?: readonly string[];
  /** Without a step at 0 or 1, it is there as it is drawn. */
  steps?: readonly Step[];
  /** It turns and grows about its middle, like a ball; otherwise about its foot. */
  about?: 'middle';
  /** Without gathering speed and slowing down, like what drives through. */
  steady?: true;
  hops?: { count: number; height: number };
  rocks?: { count: number; degrees: number };
  /** Another look of it, seen in turn with its own: the other leg, the open mouth. */
  strides?: { count: number; look: OtherLook };
};

export type Action = {
  /** In seconds. */
  lasts: number;
  /** Before the sentences, as the page opens. */
  atOnce?: true;
  noise?: string;
  /** When the noise is heard, from 0 to 1. */
  noiseAt?: number;
  moves: readonly Move[];
};

/** As `Element.animate` takes it. */
export type Frame = { offset: number; transform?: string; opacity?: number; easing?: string };

type State = { at: number; by: Point; turn: number; size: number; opacity: number };

const stateOf = ({ at, by = [0, 0], turn = 0, size = 1, hidden }: Step): State => ({
  at,
  by,
  turn,
  size,
  opacity: hidden ? 0 : 1,
});

function statesOf({ steps = [] }: Move): State[] {
  const states = steps.map(stateOf);
  if (states[0]?.at !== 0) states.unshift(stateOf({ at: 0 }));
  if (states.at(-1)!.at !== 1) states.push(stateOf({ at: 1 }));
  return states;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Slow, fast, slow. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const stateBetween = (from: State, to: State, share: number, steady = false): State => {
  const done = steady ? share : eased(share);
  return {
    at: mix(from.at, to.at, share),
    by: between(from.by, to.by, done),
    turn: mix(from.turn, to.turn, done),
    size: mix(from.size, to.size, done),
    opacity: mix(from.opacity, to.opacity, share),
  };
};

const samplesPerHop = 6;

/** Hops and rocking are added to the way, so these moves are written down in small pieces. */
function sampled({ hops, rocks, steady }: Move, states: readonly State[]): State[] {
  const perAction = samplesPerHop * Math.max(hops?.count ?? 0, rocks?.count ?? 0);
  const way = states.slice(1).flatMap((to, place) => {
    const from = states[place]!;
    const pieces = Math.max(1, Math.ceil((to.at - from.at) * perAction));
    return [...Array(pieces).keys()].map((piece) => stateBetween(from, to, piece / pieces, steady));
  });
  return [...way, states.at(-1)!].map((state) => {
    const up = hops ? Math.abs(Math.sin(Math.PI * hops.count * state.at)) * hops.height : 0;
    const tilt = rocks ? Math.sin(2 * Math.PI * rocks.count * state.at) * rocks.degrees : 0;
    return { ...state, by: [state.by[0], state.by[1] - up], turn: state.turn + tilt };
  });
}

/** In CSS, with its fixed point inside, because engines disagree about `transform-origin` in drawings. */
const transformOf = ({ by: [dx, dy], turn, size }: State, [x, y]: Point): string =>
  `translate(${short(x + dx)}px,${short(y + dy)}px) rotate(${short(turn)}deg) ` +
  `scale(${Math.round(size * 100) / 100}) translate(${short(-x)}px,${short(-y)}px)`;

/** The frames of one thing, which stands at `foot` and has its middle at `middle`. */
export function framesOf(move: Move, foot: Point, middle: Point): Frame[] {
  const states = statesOf(move);
  const inPieces = Boolean(move.hops || move.rocks);
  const centre = move.about === 'middle' ? middle : foot;
  const easing = inPieces || move.steady ? 'linear' : 'ease-in-out';
  const fades = states.some(({ opacity }) => opacity < 1);
  return (inPieces ? sampled(move, states) : states).map((state) => ({
    offset: Math.round(state.at * 1000) / 1000,
    transform: transformOf(state, centre),
    ...(fades && { opacity: Math.round(state.opacity * 100) / 100 }),
    easing,
  }));
}

/** The two looks of a thing that strides are seen in turn; at the end, it is its own. */
export function strideFrames(count: number): [own: Frame[], other: Frame[]] {
  const frames = (first: 0 | 1): Frame[] =>
    [...Array(2 * count + 1).keys()].map((beat) => ({
      offset: beat / (2 * count),
      opacity: beat === 2 * count || beat % 2 === 0 ? 1 - first : first,
      easing: 'steps(1)',
    }));
  return [frames(0), frames(1)];
}

/** Away at the end: burst, eaten, driven off. */
export const isGone = (move: Move): boolean => statesOf(move).at(-1)!.opacity === 0;

/** The drawing is the end, so whoever moves comes to where it is drawn, or is gone. */
export const endsAsDrawn = (move: Move): boolean => {
  const { by, turn, size, opacity } = statesOf(move).at(-1)!;
  return opacity === 0 || (by[0] === 0 && by[1] === 0 && turn === 0 && size === 1);
};
