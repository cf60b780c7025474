/** The rules of a search picture: who hides where this time, and what is looked for. */
import type { Word } from '../../kit/lesson';
import { shuffle, type Random } from '../../kit/shuffle';

export type Place = { behind: string; tall: [number, number]; wide: [number, number] };
export type Picture = {
  scene: 'zoo' | 'walk';
  hidings: { words: string[]; places: Place[] }[];
};
export type Spot = Place & { word: Word };

const searches = 8;

/** What is larger in the world is larger here, softened so that a bee is still found beside a mountain. */
export const growth = ({ metres = 1.2 }: Word): number =>
  Math.round(100 * Math.min(1.4, Math.max(0.72, (metres / 1.2) ** 0.25))) / 100;

/** Puts every word behind one of its group's places, from the top of the picture to the bottom. */
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
export function searchFor(order: readonly Word[], spots: readonly Spot[]) {
  return order
    .filter((word) => spots.some((spot) => spot.word.id === word.id))
    .slice(0, searches)
    .map((word) => ({ word, wants: [word.id] }));
}
