/** The rules of a search picture: who hides where this time, and what is looked for. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson, Word } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { formLine } from '../../kit/speech/word-lines';
import { whereTask } from '../../kit/series/word-tasks';

/** Where a foot stands, and how high a metre is there, in hundredths of the sheet. */
type Standing = [x: number, y: number, metre: number];
export type Place = { tall: Standing; wide: Standing };
export type Picture = {
  scene: 'zoo' | 'walk';
  hidings: { words: string[]; places: Place[] }[];
};
export type Spot = Place & { word: Word };

const searches = 8;

/** True to scale: what has no size of its own is a metre high. */
export const heightAt = ([, , metre]: Standing, { metres = 1 }: Word): number =>
  Math.round(metre * metres * 10) / 10;

/** Puts every word at one of its group's places, from the top of the picture to the bottom. */
export function hide(picture: Picture, words: readonly Word[], random: Random): Spot[] {
  const spots = picture.hidings.flatMap((hiding) => {
    if (hiding.words.length !== hiding.places.length) {
      throw new Error(`${hiding.words} need as many places.`);
    }
    const places = shuffle(hiding.places, random);
    return hiding.words.map((id, index) => {
      const word = words.find((candidate) => candidate.id === id);
      if (!word) throw new Error(`The lesson has no word ${id}.`);
      return { ...(places[index] as Place), word };
    });
  });
  return spots.sort((one, other) => one.tall[1] - other.tall[1]);
}

/** What is looked for: the first words of the order that hide in the picture. */
export function searchTasks(
  lesson: Lesson,
  order: readonly Word[],
  spots: readonly Spot[],
  level: Level,
  intro: readonly Line[],
): Task[] {
  const hidden = spots.map((spot) => spot.word.id);
  const targets = order.filter(({ id }) => hidden.includes(id)).slice(0, searches);
  return targets.map((word, at) => {
    const foundIds = targets.slice(0, at).map(({ id }) => id);
    const plain = whereTask(
      lesson,
      word.id,
      hidden.filter((id) => !foundIds.includes(id)),
    );
    const ask = level === 3 ? [formLine(lesson, word, 'use')] : plain.ask;
    return { ...plain, ask, intro: at === 0 ? intro : [] };
  });
}
