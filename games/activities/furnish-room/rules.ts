/** The rules of furnishing: every thing gets a place of its own, and there are four free places to choose from. */
import type { Level } from 'kaktus-shared/bridge';
import type { Series, Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';

export type Thing = {
  name: string;
  picture: string;
  places: { place: string; word: string; says: Line; there: { says: Line } }[];
};
/** What is said of a place that was wrong. */
export type Room = { things: readonly Thing[]; places: Readonly<Record<string, { says: Line }>> };
export type Moving = Task & { thing: Thing; word: string };

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
  { things, places }: Room,
  allPlaces: readonly string[],
  level: Level,
  random: Random,
  intro: readonly Line[],
): Moving[] {
  const spreads = spread(shuffle(things, random), random).slice(0, thingsToPlace);
  const empty = allPlaces.filter((place) => !spreads.some(({ free }) => free.place === place));
  return spreads.map(({ thing, free }, step) => {
    const full = spreads.slice(0, step).map((before) => before.free.place);
    const others = allPlaces.filter((place) => place !== free.place && !full.includes(place));
    const wrong = shuffle(others, random).slice(0, placesToChoose - 1);
    const task: Moving = {
      thing,
      word: free.word,
      ask: [level === 3 ? free.there.says : free.says],
      tells: [free.there.says],
      named: (place) => (places[place] ? [places[place].says] : []),
      wants: [free.place],
      choices: [free.place, ...wrong],
      words: () => [free.word],
      intro: step === 0 ? intro : [],
    };
    // By then other places are full.
    return { ...task, recall: { ...task, intro: [], choices: [free.place, ...empty] } };
  });
}

/** The pictures of what stands at each place; what will be placed again is taken away again. */
export function standingThings(
  { tasks, at: now }: Pick<Series<Moving>, 'tasks' | 'at'>,
  done: number,
): Map<string, string> {
  const waiting = tasks.slice(done).map(({ wants }) => wants[0]);
  return new Map(
    tasks
      .slice(0, done)
      .filter(({ wants }, at) => at === now || !waiting.includes(wants[0]))
      .map(({ wants, thing }) => [wants[0] ?? '', thing.picture]),
  );
}
