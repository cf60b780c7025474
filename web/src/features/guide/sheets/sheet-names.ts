/** Which sheets there are to print, and which of them a lesson has enough words for. */
import { boardSize } from './bingo-boards';

const sheetNames = ['cards', 'bingo', 'colouring', 'certificate'] as const;

export type SheetName = (typeof sheetNames)[number];

export function readSheetName(text: string | null): SheetName | null {
  return sheetNames.find((name) => name === text) ?? null;
}

export function sheetsFor(wordCount: number): SheetName[] {
  return sheetNames.filter((name) => name !== 'bingo' || wordCount > boardSize);
}
