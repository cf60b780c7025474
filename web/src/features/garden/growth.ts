/** Pure rules of the garden: beds of plants from the days on which words were right, and which words are due. */
import { lessonColour } from 'kaktus-shared/palettes';
import { hasOwn } from 'kaktus-shared/plain-object';
import { dueOn, daysLater } from 'kaktus-shared/word-memory';
import type { Topic, Word } from 'virtual:garden-words';
import type { WordDays } from '../../device/children/child-progress';

/** A sprout after the first day, a bud after the second, a flower once the word is known, and a large one later. */
export type Stage = 1 | 2 | 3 | 4;
export type Plant = { topic: string; word: Word; days: string[]; stage: Stage };
export type Bed = {
  topic: string;
  title: string;
  colour: string;
  plants: Plant[];
  /** Words of the topic that do not grow yet. */
  free: number;
};

const maxWatered = 6;

function plantsOf({ topic, words }: Topic, days: Record<string, string[]>): Plant[] {
  return words.flatMap((word) => {
    const right = hasOwn(days, word.id) ? days[word.id]! : [];
    if (right.length === 0) return [];
    return [{ topic, word, days: right, stage: Math.min(right.length, 4) as Stage }];
  });
}

/** One bed for each topic in which something grows. */
export function bedsOf(topics: readonly Topic[], days: WordDays): Bed[] {
  const seen = new Map<string, number>();
  return topics.flatMap((topic) => {
    const [book = ''] = topic.topic.split('/');
    const place = seen.get(book) ?? 0;
    seen.set(book, place + 1);
    const plants = plantsOf(topic, days[topic.topic] ?? {});
    if (plants.length === 0) return [];
    const free = topic.words.length - plants.length;
    const colour = lessonColour(book, place);
    return [{ topic: topic.topic, title: topic.title, colour, plants, free }];
  });
}

/** The words for today's watering: of those that are due, those that have waited longest. */
export function thirsty(beds: readonly Bed[], today: string): Plant[] {
  return beds
    .flatMap(({ plants }) => plants)
    .map((plant) => ({ plant, due: dueOn(plant.days, today) }))
    .filter(({ due }) => due <= today)
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
    .slice(0, maxWatered)
    .map(({ plant }) => plant);
}

/** When to come again, in days from today; once a day is enough, so tomorrow at the earliest. */
export function daysUntilThirsty(beds: readonly Bed[], today: string): number {
  const tomorrow = daysLater(today, 1);
  const next = beds.flatMap(({ plants }) => plants.map(({ days }) => dueOn(days, today))).sort()[0];
  const day = next && next > tomorrow ? next : tomorrow;
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
