/** How a body stands: directions of its limbs, 0 down, 90 to the right, 180 up. Left and right as seen. */
type LimbPose = { upper: number; lower: number };

export type Pose = {
  arms: [left: LimbPose, right: LimbPose];
  legs: [left: LimbPose, right: LimbPose];
  /** How much of the legs' length is between hips and ground; thighs that point at us are short. */
  thigh?: number;
  lean?: number;
  headTilt?: number;
  /** With the finger of the right hand, or with the whole mitten. */
  points?: true;
  /** The whole figure, for lying. */
  turn?: number;
};

const hanging: [LimbPose, LimbPose] = [
  { upper: -16, lower: -6 },
  { upper: 16, lower: 6 },
];
const straight: [LimbPose, LimbPose] = [
  { upper: -4, lower: -1 },
  { upper: 4, lower: 1 },
];

export const poses = {
  stand: { arms: hanging, legs: straight },
  walk: {
    arms: [
      { upper: -34, lower: -8 },
      { upper: 30, lower: 62 },
    ],
    legs: [
      { upper: -24, lower: -34 },
      { upper: 26, lower: 2 },
    ],
    lean: 3,
  },
  sit: {
    arms: [
      { upper: -20, lower: 22 },
      { upper: 20, lower: -22 },
    ],
    legs: [
      { upper: -28, lower: 0 },
      { upper: 28, lower: 0 },
    ],
    thigh: 0.42,
  },
  lie: {
    arms: [
      { upper: -30, lower: -20 },
      { upper: 30, lower: 20 },
    ],
    legs: [
      { upper: -5, lower: -2 },
      { upper: 6, lower: 2 },
    ],
    turn: -90,
  },
  carry: {
    arms: [
      { upper: -26, lower: 62 },
      { upper: 26, lower: -62 },
    ],
    legs: straight,
  },
  wave: { arms: [hanging[0], { upper: 118, lower: 168 }], legs: straight, headTilt: 5 },
  point: {
    arms: [hanging[0], { upper: 82, lower: 94 }],
    legs: straight,
    headTilt: 3,
    points: true,
  },
  reach: {
    arms: [
      { upper: -150, lower: -172 },
      { upper: 150, lower: 172 },
    ],
    legs: straight,
  },
  eat: {
    arms: [
      { upper: -20, lower: 30 },
      { upper: 34, lower: -138 },
    ],
    legs: straight,
  },
  'eat-both': {
    arms: [
      { upper: -34, lower: 138 },
      { upper: 34, lower: -138 },
    ],
    legs: straight,
  },
  wash: {
    arms: [
      { upper: -36, lower: 128 },
      { upper: 36, lower: -128 },
    ],
    legs: straight,
  },
  sleep: {
    arms: [
      { upper: -18, lower: 20 },
      { upper: 18, lower: -20 },
    ],
    legs: [
      { upper: -5, lower: -2 },
      { upper: 6, lower: 2 },
    ],
    turn: -90,
    headTilt: 8,
  },
  clap: {
    arms: [
      { upper: -34, lower: 96 },
      { upper: 34, lower: -96 },
    ],
    legs: straight,
  },
  cheer: {
    arms: [
      { upper: -128, lower: -158 },
      { upper: 128, lower: 158 },
    ],
    legs: straight,
  },
  /** Claps with the hands apart, before they meet. */
  'clap-wide': {
    arms: [
      { upper: -52, lower: 58 },
      { upper: 52, lower: -58 },
    ],
    legs: straight,
  },
  /** Points at what is beside and above. */
  show: {
    arms: [hanging[0], { upper: 96, lower: 118 }],
    legs: straight,
    headTilt: 4,
    points: true,
  },
  /** Thinks, with a hand at the head. */
  wonder: { arms: [hanging[0], { upper: 70, lower: -158 }], legs: straight, headTilt: 9 },
  'point-up': { arms: [hanging[0], { upper: 118, lower: 172 }], legs: straight, points: true },
  'point-down': {
    arms: [hanging[0], { upper: 46, lower: 20 }],
    legs: straight,
    headTilt: 8,
    points: true,
  },
  spread: {
    arms: [
      { upper: -84, lower: -98 },
      { upper: 84, lower: 98 },
    ],
    legs: straight,
  },
  fists: {
    arms: [
      { upper: -52, lower: 150 },
      { upper: 52, lower: -118 },
    ],
    legs: straight,
  },
  hush: { arms: [hanging[0], { upper: 40, lower: -146 }], legs: straight, points: true },
  /** Each hand points at its ear. */
  'point-ears': {
    arms: [
      { upper: -87, lower: -180 },
      { upper: 87, lower: 180 },
    ],
    legs: straight,
    points: true,
  },
  comb: { arms: [hanging[0], { upper: 142, lower: 186 }], legs: straight, headTilt: -4 },
  rub: {
    arms: [
      { upper: -30, lower: 58 },
      { upper: 16, lower: 6 },
    ],
    legs: straight,
  },
  stamp: {
    arms: [
      { upper: -40, lower: 20 },
      { upper: 40, lower: -20 },
    ],
    legs: [
      { upper: -4, lower: -1 },
      { upper: 44, lower: -30 },
    ],
  },
  dance: {
    arms: [
      { upper: -126, lower: -168 },
      { upper: 62, lower: 136 },
    ],
    legs: [
      { upper: -16, lower: -4 },
      { upper: 30, lower: -28 },
    ],
    lean: -5,
    headTilt: -6,
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
