/** The rules of the tree: it goes through the four seasons, and each has its weather. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const seasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** What may happen in a season; one of the rows is played. */
const happenings: Record<Season, readonly (readonly string[])[]> = {
  fruehling: [['wolke'], ['regen', 'regenschirm']],
  sommer: [['sonne'], ['wolke', 'sonne']],
  herbst: [['wind', 'blatt'], ['regen', 'regenschirm'], ['wind']],
  winter: [['schnee', 'schneemann']],
};

export const weather = [
  'sonne',
  'regen',
  'schnee',
  'wind',
  'wolke',
  'blatt',
  'regenschirm',
  'schneemann',
];

/** Their pictures show the same: a cloud, drops, snow, something blown away. */
export const mistakable = [
  ['wolke', 'regen', 'schnee', 'wind'],
  ['regen', 'regenschirm'],
  ['schnee', 'schneemann'],
  ['wind', 'blatt'],
];

const choices = 4;

export type SeasonTask = Task & { season: Season };

function dress(season: Season, random: Random): SeasonTask {
  const asks = { say: season, word: season, thing: season, things: shuffle(seasons, random) };
  return { season, ...asks, place: '', places: [] };
}

function happen(season: Season, event: string, random: Random): SeasonTask {
  const unfair = mistakable.filter((group) => group.includes(event)).flat();
  const fair = weather.filter((other) => other !== event && !unfair.includes(other));
  const things = shuffle([event, ...shuffle(fair, random).slice(0, choices - 1)], random);
  return { season, say: event, word: event, thing: event, things, place: '', places: [] };
}

/** A year that may start in any season. */
export function seasonTasks(random: Random): SeasonTask[] {
  const first = Math.floor(random() * seasons.length);
  const year = [...seasons.slice(first), ...seasons.slice(0, first)];
  const tasks = year.flatMap((season) => {
    const [events = []] = shuffle(happenings[season], random);
    return [dress(season, random), ...events.map((event) => happen(season, event, random))];
  });
  return tasks.map((task, at) => (at === 0 ? { ...task, intro: 'start' } : task));
}
