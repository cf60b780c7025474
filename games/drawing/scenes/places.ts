/** All places by the names that authors use. */
import * as near from './close-ups.ts';
import * as land from './landscapes.ts';
import * as rooms from './rooms.ts';
import type { Weather } from './sky.ts';

type Ask = { season: land.Season; weather: Weather };

export const places = {
  wiese: ({ weather }) => land.meadow(weather),
  park: ({ season, weather }) => land.park(season, weather),
  bauernhof: ({ weather }) => land.farm(weather),
  berge: ({ weather }) => land.mountains(weather),
  wald: ({ weather }) => land.forest(weather),
  strand: ({ weather }) => land.beach(weather),
  strasse: ({ weather }) => land.street(weather),
  bahnhof: ({ weather }) => land.railway(weather),
  zootor: ({ weather }) => land.zooGate(weather),
  zoo: ({ weather }) => land.zoo(weather),
  markt: ({ weather }) => land.market(weather),
  'wiese-nah': ({ weather }) => near.amongFlowers(weather),
  'wald-nah': ({ weather }) => near.underTree(weather),
  wueste: ({ weather }) => land.desert(weather),
  kinderzimmer: rooms.childsRoom,
  zimmer: rooms.bareRoom,
  atelier: rooms.studio,
  kueche: rooms.kitchen,
  bad: rooms.bathroom,
  klasse: rooms.classroom,
  festzimmer: rooms.partyRoom,
  flur: rooms.hall,
} as const satisfies Record<string, (ask: Ask) => land.Place>;

export type PlaceName = keyof typeof places;
