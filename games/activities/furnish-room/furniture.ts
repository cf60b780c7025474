/** The furniture of the room, and the places on, under, beside and in it. */
export type Piece = {
  name: 'schrank' | 'regal' | 'tuer' | 'bett' | 'tisch';
  /** The middle of its foot and its width, in percent of an upright and of a broad room. */
  tall: [x: number, y: number, width: number];
  wide: [x: number, y: number, width: number];
  ratio: number;
  view: string;
  /** The middle of each place in percent of the piece. */
  places: Record<string, [x: number, y: number]>;
};

export const furniture: Piece[] = [
  {
    name: 'schrank',
    tall: [17, 58, 32],
    wide: [9, 88, 15],
    ratio: 0.78,
    view: '0 0 100 128',
    places: { 'auf-schrank': [50, -22], 'in-schrank': [50, 62] },
  },
  {
    name: 'regal',
    tall: [46, 58, 29],
    wide: [49, 88, 14],
    ratio: 0.78,
    view: '0 0 100 128',
    places: { 'auf-regal': [50, -22], 'in-regal': [50, 46] },
  },
  {
    name: 'tuer',
    tall: [71, 58, 23],
    wide: [86, 88, 10],
    ratio: 0.56,
    view: '0 0 100 178',
    places: { 'neben-tuer': [136, 70] },
  },
  {
    name: 'bett',
    tall: [25, 96, 46],
    wide: [28, 94, 23],
    ratio: 1.12,
    view: '0 0 160 143',
    places: { 'auf-bett': [70, 22], 'unter-bett': [49, 83], 'neben-bett': [117, 80] },
  },
  {
    name: 'tisch',
    tall: [73, 96, 38],
    wide: [68, 94, 19],
    ratio: 1.05,
    view: '0 0 130 124',
    places: { 'auf-tisch': [34, 6], 'unter-tisch': [50, 78] },
  },
];

export const allPlaces = furniture.flatMap(({ places }) => Object.keys(places));
