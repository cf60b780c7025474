/** All places by the names that authors use. */
import * as near from './close-ups.ts';
import * as journey from './journey.ts';
import * as land from './landscapes.ts';
import * as own from './own-rooms.ts';
import * as rooms from './rooms.ts';
import type { Weather } from './sky.ts';
import * as year from './year.ts';
import * as zoo from './zoo-places.ts';

type Ask = { season: land.Season; weather: Weather };

export const places = {
  wiese: ({ weather }) => land.meadow(weather),
  park: ({ season, weather }) => land.park(season, weather),
  jahr: ({ weather }) => year.parkInYear(weather),
  bauernhof: ({ weather }) => land.farm(weather),
  berge: ({ weather }) => land.mountains(weather),
  wald: ({ weather }) => land.forest(weather),
  strand: ({ weather }) => land.beach(weather),
  landstrasse: ({ weather }) => journey.countryRoad(weather),
  haustuer: ({ weather }) => journey.frontDoor(weather),
  strasse: ({ weather }) => land.street(weather),
  bahnhof: ({ weather }) => land.railway(weather),
  zootor: ({ weather }) => land.zooGate(weather),
  zoo: ({ weather }) => land.zoo(weather),
  'zoo-weide': ({ weather }) => zoo.paddock(weather),
  'zoo-felsen': ({ weather }) => zoo.lionRocks(weather),
  'zoo-wasser': ({ weather }) => zoo.crocodilePool(weather),
  'zoo-eis': ({ weather }) => zoo.bearsAndIce(weather),
  'zoo-wald': ({ weather }) => zoo.jungle(weather),
  markt: ({ weather }) => land.market(weather),
  'wiese-nah': ({ weather }) => near.amongFlowers(weather),
  'wald-nah': ({ weather }) => near.underTree(weather),
  wueste: ({ weather }) => land.desert(weather),
  kinderzimmer: rooms.childsRoom,
  zimmer: rooms.bareRoom,
  atelier: rooms.studio,
  'mias-zimmer': own.miasRoom,
  'mias-tisch': own.miasDesk,
  'unter-mias-bett': own.underMiasBed,
  kueche: rooms.kitchen,
  'kueche-esstisch': own.kitchenTable,
  'kueche-herd': own.kitchenWorktop,
  'kueche-boden': own.kitchenFloorView,
  'kueche-tuer': own.kitchenDoor,
  bad: rooms.bathroom,
  klasse: rooms.classroom,
  festzimmer: rooms.partyRoom,
  flur: rooms.hall,
} as const satisfies Record<string, (ask: Ask) => land.Place>;

export type PlaceName = keyof typeof places;
