/** The child at the window: Mia with her wardrobe, piece by piece, and the weather outside. */
import { cutOf, type Garment, type Layers } from '../characters/garments.ts';
import { paperDoll, type Fitted } from '../characters/draw-person.ts';
import { named } from '../colours.ts';
import { places } from '../scenes/places.ts';
import { line, oval } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { wallAndFloor, wallLamp, windowIn } from './game-rooms.ts';

const plain =
  (garment: Garment, colour: string): Fitted =>
  (skeleton, id) =>
    cutOf(garment)(skeleton, colour, id);

/** The same piece as on its card, with its dots or its stripes. */
const sewn =
  (garment: Garment, colour: string, details: Layers): Fitted =>
  (skeleton, id) => {
    const cut = cutOf(garment)(skeleton, colour, id);
    return {
      ...cut,
      skirt: `${cut.skirt ?? ''}${details.skirt ?? ''}` || undefined,
      head: `${cut.head ?? ''}${details.head ?? ''}` || undefined,
    };
  };

const dots = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => oval(x, y, 1.6, 1.6, '#FFFFFF')).join('');

/** From the innermost to the outermost, in the colours of the words' own pictures. */
const wardrobe: Record<string, Fitted> = {
  unterwaesche: (skeleton, id) => ({
    ...cutOf('unterhose')(skeleton, '#FFFDF6', `${id}l`),
    ...cutOf('unterhemd')(skeleton, '#FFFDF6', id),
  }),
  socke: plain('socke', '#BFD9EE'),
  hose: plain('hose', named.jeans),
  schuh: plain('schuh', named.blau),
  stiefel: plain('stiefel', named.gelb),
  't-shirt': plain('t-shirt', named.gruen),
  kleid: sewn('kleid', named.gelb, {
    skirt:
      dots([
        [-9, -26],
        [4, -30],
        [12, -24],
        [-2, -22],
        [-14, -20],
      ]) + line('M-14 -49Q0 -46 14 -49', named.orange, 3),
  }),
  rock: plain('rock', named.rot),
  pullover: plain('pullover', named.blau),
  jacke: plain('jacke', named.lila),
  schal: plain('schal', named.orange),
  handschuh: plain('handschuh', named.gruen),
  muetze: sewn('muetze', named.rot, {
    head: line('M-40 -42L-27 -53L-13 -43L0 -54L13 -43L27 -53L40 -42', '#FFFFFF', 5),
  }),
};

const outside = {
  sun: places.park({ season: 'summer', weather: 'sun' }),
  rain: places.park({ season: 'spring', weather: 'rain' }),
  snow: places.park({ season: 'winter', weather: 'snow' }),
  wind: places.park({ season: 'autumn', weather: 'wind' }),
} as const;

const behindMia = windowIn([26, 44, 166, 190], named.tuerkis);

export const dressUp = () => {
  const doll = paperDoll({ who: 'mia', face: 'glad' }, wardrobe);
  const glad = paperDoll({ who: 'mia', face: 'laughing' }, {});
  const sheetsOf = (name: string) => (sheet: string, place: number) =>
    svgPart(sheet, `${name}${place}`);
  return {
    room: svgPart(
      wallAndFloor({ wall: '#F9E3C0', floor: '#D9AC74', width: 400, floorLine: 312 }) +
        oval(292, 372, 96, 17, named.wein) +
        oval(292, 372, 80, 12, '#F3B8A0'),
      'room',
    ),
    frame: svgPart(behindMia.frame + wallLamp(374, 132), 'frame'),
    weather: Object.fromEntries(
      Object.entries(outside).map(([name, place]) => [
        name,
        behindMia.view(place, name as keyof typeof outside),
      ]),
    ),
    body: doll.body.map(sheetsOf('mia')),
    glad: glad.body.map((sheet, place) =>
      sheet === doll.body[place] ? '' : svgPart(sheet, `glad${place}`),
    ),
    worn: Object.fromEntries(
      Object.entries(doll.worn).map(([name, sheets]) => [name, sheets.map(sheetsOf(name))]),
    ),
  };
};
