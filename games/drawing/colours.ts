/** The colours of the drawings, and light from the upper left. */
export const ink = '#26233A';

/** What a sentence calls by these names is drawn in exactly these. */
export const named = {
  rot: '#DE3B40',
  blau: '#2F6FD0',
  gelb: '#FFD23F',
  gruen: '#2E9E5B',
  orange: '#F68A2E',
  lila: '#8A4FBF',
  rosa: '#F79CB8',
  braun: '#8B5A33',
  schwarz: '#2B2A31',
  weiss: '#FFFFFF',
  grau: '#9AA0A8',
  tuerkis: '#2AA6A1',
  sand: '#E8CFA4',
  jeans: '#4A6FA5',
  wein: '#A33A52',
  senf: '#E0A526',
  moos: '#6B8F4E',
  nacht: '#3B4371',
} as const;

export type ColourName = keyof typeof named;

export const parts = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const mixed = (hex: string, other: string, share: number): string => {
  const second = parts(other);
  const sum = parts(hex).map((part, index) => Math.round(part + (second[index]! - part) * share));
  return `#${sum.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** So light that it would not be seen on paper without an edge. */
export const isPale = (hex: string): boolean => parts(hex).every((part) => part > 222);
export const paleEdge = '#C3B7C2';

/** The side away from the light, a little cooler; and the edge that the light meets. */
export const shade = (hex: string, share = 0.22): string => mixed(hex, '#3A2A55', share);
export const light = (hex: string, share = 0.35): string => mixed(hex, '#FFF6DC', share);
