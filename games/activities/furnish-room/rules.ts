/** The rules of furnishing: every thing gets a place of its own, and there are four free places to choose from. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';

export type Thing = {
  name: string;
  picture: string;
  places: { place: string; word: string; says: Line; there: { says: Line } }[];
};
export type Moving = {
  name: string;
  picture: string;
  word: string;
  /** Where it goes, and where it then is. */
  says: Line;
  there: Line;
  wants: [string];
  choices: string[];
};

const thingsToPlace = 8;
const placesToChoose = 4;

/** Finds a place for each thing so that no two collide; for as many things as possible. */
function spread(things: readonly Thing[], random: Random) {
  const taken = new Set<string>();
  return things.flatMap((thing) => {
    const free = shuffle(thing.places, random).find(({ place }) => !taken.has(place));
    if (!free) return [];
    taken.add(free.place);
    return [{ thing, free }];
  });
}

export function movings(
  things: readonly Thing[],
  allPlaces: readonly string[],
  random: Random,
): Moving[] {
  const spreads = spread(shuffle(things, random), random).slice(0, thingsToPlace);
  return spreads.map(({ thing, free }, step) => {
    const full = spreads.slice(0, step).map((before) => before.free.place);
    const others = allPlaces.filter((place) => place !== free.place && !full.includes(place));
    const wrong = shuffle(others, random).slice(0, placesToChoose - 1);
    return {
      name: thing.name,
      picture: thing.picture,
      word: free.word,
      says: free.says,
      there: free.there.says,
      wants: [free.place],
      choices: [free.place, ...wrong],
    };
  });
}
