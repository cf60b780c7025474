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

/** The syllables of each line, and the second at which each begins. */
export type Song = { says: Line; lines: [text: string, second: number][][]; seconds: number };

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
