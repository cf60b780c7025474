/**
 * What lies before a place that goes on towards us, as on a lesson's map: the colours of its ground and of a path; and
 * what the cards of a game hang or stand on there.
 */
import type { Season } from './landscapes.ts';
import type { PlaceName } from './places.ts';

export type Ground = {
  floor: string;
  /** The path's own colour, and that of its edges. */
  path: readonly [middle: string, edge: string];
};

/** A line outside, shelves in rooms, tables where people sell, cook or learn. */
export type Furniture = 'line' | 'shelf' | 'table';

const ofRooms: Partial<Record<PlaceName, Furniture>> = {
  markt: 'table',
  kueche: 'table',
  klasse: 'table',
  festzimmer: 'table',
  atelier: 'table',
  kinderzimmer: 'shelf',
  zimmer: 'shelf',
  bad: 'shelf',
  flur: 'shelf',
};

export const furnitureOf = (place: PlaceName): Furniture => ofRooms[place] ?? 'line';

const sand = ['#F3DFB4', '#D9BC83'] as const;
const snowTracks = ['#DCE6F2', '#B9C6D6'] as const;
const stones = ['#FBF1DC', '#C9B99C'] as const;
const runner = (middle: string, edge: string): Ground['path'] => [middle, edge];

const meadow: Ground = { floor: '#6DB65A', path: sand };

const zooPath: Ground = { floor: '#EBD5A4', path: ['#FFF3D6', '#C9A86A'] };
const lilacRoom: Ground = { floor: '#CBA177', path: runner('#C9BFE6', '#7A6AB0') };
const kitchen: Ground = { floor: '#E6C9A2', path: runner('#F4A79B', '#B4462F') };

const grounds: Record<PlaceName, Ground> = {
  wiese: meadow,
  park: meadow,
  jahr: meadow,
  bauernhof: meadow,
  berge: meadow,
  'wiese-nah': meadow,
  'wald-nah': { floor: '#7CA957', path: sand },
  wald: { floor: '#7FA95C', path: sand },
  strand: { floor: '#F2D9A2', path: ['#FFF3D6', '#D9B574'] },
  landstrasse: meadow,
  haustuer: meadow,
  strasse: { floor: '#E4DBCD', path: stones },
  bahnhof: { floor: '#E4DBCD', path: stones },
  zootor: meadow,
  zoo: meadow,
  'zoo-weide': zooPath,
  'zoo-felsen': zooPath,
  'zoo-wasser': zooPath,
  'zoo-eis': zooPath,
  'zoo-wald': zooPath,
  markt: { floor: '#E3D6C2', path: stones },
  wueste: { floor: '#CFA873', path: sand },
  kinderzimmer: { floor: '#D9AC74', path: runner('#9AD0C8', '#3E8E86') },
  zimmer: { floor: '#D9AC74', path: runner('#9AD0C8', '#3E8E86') },
  atelier: { floor: '#CFA677', path: runner('#F7C3B4', '#C4603F') },
  'mias-zimmer': lilacRoom,
  'mias-tisch': lilacRoom,
  'unter-mias-bett': lilacRoom,
  kueche: kitchen,
  'kueche-esstisch': kitchen,
  'kueche-herd': kitchen,
  'kueche-boden': kitchen,
  'kueche-tuer': kitchen,
  bad: { floor: '#BFD9DE', path: runner('#FBE3D6', '#D98C7A') },
  klasse: { floor: '#C9A777', path: runner('#A9CDB9', '#2F6D58') },
  festzimmer: { floor: '#D9AC74', path: runner('#FBC9D4', '#C9577A') },
  flur: lilacRoom,
};

const ofParks: Partial<Record<Season, Ground>> = {
  spring: { floor: '#86C56F', path: sand },
  autumn: { floor: '#C49A4E', path: sand },
  winter: { floor: '#F7FAFF', path: snowTracks },
};

export const groundOf = (place: PlaceName, season?: Season): Ground =>
  (place === 'park' && season && ofParks[season]) || grounds[place];
