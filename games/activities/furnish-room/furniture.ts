/** The furniture of the room, and the places on, under, beside and in it. */
export type Piece = {
  name: 'fenster' | 'schrank' | 'regal' | 'tuer' | 'bett' | 'tisch';
  /** The middle of its foot and its width, in percent of an upright and of a broad room. */
  tall: [x: number, y: number, width: number];
  wide: [x: number, y: number, width: number];
  ratio: number;
  view: string;
  /** Where a thing stands, in percent of the piece: its middle, or beside the piece where it begins. */
  places: Record<string, [x: number, y: number]>;
};

/** From the wall to the front: what is nearer stands lower. */
export const furniture: Piece[] = [
  {
    name: 'fenster',
    tall: [88, 40, 19],
    wide: [28, 40, 12],
    ratio: 0.95,
    view: '0 0 106 112',
    places: {},
  },
  {
    name: 'tuer',
    tall: [69, 56, 22],
    wide: [84, 56, 11],
    ratio: 0.56,
    view: '0 0 100 178',
    places: { 'neben-tuer': [100, 103] },
  },
  {
    name: 'schrank',
    tall: [17, 61, 30],
    wide: [9.5, 62, 15],
    ratio: 0.78,
    view: '0 0 100 128',
    places: { 'auf-schrank': [50, 3], 'in-schrank': [50, 91] },
  },
  {
    name: 'regal',
    tall: [46.5, 61, 27],
    wide: [50, 62, 14],
    ratio: 0.78,
    view: '0 0 100 128',
    places: { 'auf-regal': [50, 3], 'in-regal': [54, 94] },
  },
  {
    name: 'tisch',
    tall: [74, 92, 36],
    wide: [68, 91, 20],
    ratio: 1.05,
    view: '0 0 130 124',
    places: { 'auf-tisch': [26, 31], 'unter-tisch': [54, 103] },
  },
  {
    name: 'bett',
    tall: [25.5, 97, 46],
    wide: [27, 95, 25],
    ratio: 1.12,
    view: '0 0 160 143',
    places: { 'auf-bett': [74, 47], 'unter-bett': [30, 101], 'neben-bett': [100, 101] },
  },
];

export const allPlaces = furniture.flatMap(({ places }) => Object.keys(places));
