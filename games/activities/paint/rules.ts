/** The rules of painting: each part of the picture gets a colour of its own, and the butterfly gets them all. */
import { shuffle, type Random } from '../../kit/shuffle';
import type { Task } from '../../kit/tasks';

export const coloursOf: Record<string, readonly string[]> = {
  ballon: ['rot', 'blau', 'orange'],
  wolke: ['weiss', 'grau', 'rosa'],
  haus: ['gelb', 'rosa', 'blau'],
  dach: ['rot', 'braun', 'orange'],
  baum: ['gruen', 'gelb'],
  katze: ['schwarz', 'grau', 'braun'],
  auto: ['blau', 'lila', 'gruen'],
  blume: ['lila', 'rosa', 'rot'],
};
export const butterfly = 'schmetterling';
const painted = 6;
const moreColours = 1;
export const paletteSize = painted + moreColours + 1;

/** Gives each part one of its colours so that none comes twice. */
function dress(parts: readonly string[], used: readonly string[], random: Random): string[] | null {
  const [part, ...rest] = parts;
  if (!part) return [];
  for (const colour of shuffle(coloursOf[part] ?? [], random)) {
    const others = used.includes(colour) ? null : dress(rest, [...used, colour], random);
    if (others) return [colour, ...others];
  }
  return null;
}

export function paintTasks(random: Random): Task[] {
  const parts = shuffle(Object.keys(coloursOf), random);
  const dressed = dress(parts, [], random);
  if (!dressed) throw new Error('The picture has too few colours.');
  const palette = [...shuffle(dressed.slice(0, painted + moreColours), random), 'bunt'];
  const places = [...parts.slice(0, painted), butterfly];
  return [...dressed.slice(0, painted), 'bunt'].map((colour, at) => {
    const place = places[at] ?? butterfly;
    return {
      say: `${place}-${colour}`,
      word: colour,
      thing: colour,
      things: palette,
      place,
      places: places.slice(at),
      ...(at === 0 && { intro: 'start' }),
    };
  });
}
