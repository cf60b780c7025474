/** The rules of a rhyme: which words a line shows, and the stars for the lines that were heard. */
import type { Word } from '../../kit/lesson';
import type { Stars } from 'kaktus-shared/bridge';
import type { Line } from '../../kit/speech/line';

export type RhymeLine = {
  says: Line;
  /** Ids of the words whose pictures stand before the line. */
  words?: string[];
  /** A picture before the line that belongs to no word. */
  picture?: string;
  /** What the hands do while the line is spoken. */
  gesture?: string;
};

/** The syllables of each line, and the second at which each begins; and how long it takes to sway to one side. */
export type Song = {
  says: Line;
  lines: [text: string, second: number][][];
  seconds: number;
  swaySeconds: number;
};

export type Rhyme = { title: { says: Line }; lines: RhymeLine[]; song?: Song };

export type Beat = { line: number; syllable: number };

/** What is sung at a second; nothing before the first syllable. */
export function beatAt({ lines }: Song, second: number): Beat | null {
  let beat: Beat | null = null;
  lines.forEach((syllables, line) =>
    syllables.forEach(([, from], syllable) => {
      if (from <= second) beat = { line, syllable };
    }),
  );
  return beat;
}

/** The two lines that are shown while one of them is sung. */
export function coupletAt(beat: Beat | null, lines: number): number[] {
  const first = (beat?.line ?? 0) & ~1;
  return [first, first + 1].filter((line) => line < lines);
}

export function picturesOf(line: RhymeLine, words: readonly Word[]): string[] {
  const named = (line.words ?? []).flatMap((id) => words.find((word) => word.id === id) ?? []);
  return [...named.map((word) => word.picture), ...(line.picture ? [line.picture] : [])];
}

export function isForHands({ lines }: Rhyme): boolean {
  return lines.some(({ gesture }) => gesture);
}

export function starsForListening(heard: number, lines: number): Stars {
  const share = heard / lines;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : 1;
}
