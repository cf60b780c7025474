/** Follows a text while it is read aloud: which line, and which of its words. */
import { useState } from 'preact/hooks';
import type { Line } from './line';

export type Place = { line: number; word: number };

/** The word at a share of the text, measured in letters. */
export function wordAt(text: string, share: number): number {
  const spoken = text.slice(0, Math.floor(Math.max(0, share) * text.length) + 1);
  return spoken.trim().split(/\s+/).length - 1;
}

export function useReading() {
  const [place, setPlace] = useState<Place | null>(null);

  const follow = (lines: readonly Line[]): Line[] =>
    lines.map((one, line) => ({
      ...one,
      onProgress: (share) => {
        const word = wordAt(one.text, share);
        setPlace((before) => {
          if (share >= 1) return before?.line === line ? null : before;
          return before?.line === line && before.word === word ? before : { line, word };
        });
      },
    }));

  return { place, follow };
}
