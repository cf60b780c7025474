/** The rules of painting: each part of the picture gets a colour of its own, and the butterfly gets them all. */
import type { Level } from 'kaktus-shared/bridge';
import type { Lesson } from '../../kit/lesson';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import { nameWord, whereTask } from '../../kit/series/word-tasks';

type Sentence = { says: Line };
type Colour = { word: string; is: Sentence; not: Sentence };
type Part = { part: string; named: Sentence; colours: readonly Colour[] };
/** The last part is painted last. */
export type Painting = { parts: readonly Part[] };
/** A colour that comes again paints nothing. */
type PaintTask = Task & { part?: string };

const painted = 6;
const colours = { 1: 4, 2: 8, 3: 8 };

/** Gives each part one of its colours so that none comes twice. */
function dress(parts: readonly Part[], used: readonly string[], random: Random): Colour[] | null {
  const [part, ...rest] = parts;
  if (!part) return [];
  for (const colour of shuffle(part.colours, random)) {
    const others = used.includes(colour.word) ? null : dress(rest, [...used, colour.word], random);
    if (others) return [colour, ...others];
  }
  return null;
}

/** The wanted colour among as many as there are wells. */
function palette({ words }: Lesson, colour: string, wells: number, random: Random): string[] {
  const all = words.map(({ id }) => id);
  const others = shuffle(
    all.filter((id) => id !== colour),
    random,
  );
  return shuffle([colour, ...others.slice(0, wells - 1)], random);
}

/** At the first level the colour is chosen, then also where it belongs. */
export function paintTasks(
  lesson: Lesson,
  { parts }: Painting,
  level: Level,
  random: Random,
  intro: readonly Line[],
): PaintTask[] {
  const last = parts.slice(-1);
  const chosen = [...shuffle(parts.slice(0, -1), random).slice(0, painted), ...last];
  const dressed = dress(chosen, [], random);
  if (!dressed) throw new Error('The picture has too few colours.');
  const blank = (at: number) => {
    const before = chosen.slice(0, at);
    return parts.filter((one) => !before.includes(one)).map(({ part }) => part);
  };
  return chosen.flatMap(({ part }, at): PaintTask[] => {
    const colour = dressed[at];
    if (!colour) return [];
    const choices = palette(lesson, colour.word, colours[level], random);
    return [
      {
        part,
        ask: [level === 3 ? colour.not.says : colour.is.says],
        tells: [colour.is.says],
        intro: at === 0 ? intro : [],
        named: (id) =>
          parts
            .flatMap((one) => (one.part === id ? [one.named.says] : []))
            .concat(nameWord(lesson, id)),
        wants: [colour.word],
        choices,
        ...(level > 1 && { place: part, places: blank(at) }),
        recall: whereTask(lesson, colour.word, choices),
      },
    ];
  });
}
