/** The rules of a story: where a step leads, and the stars for the pages that were heard to their end. */
import type { Stars } from 'kaktus-shared/bridge';
import type { Line } from '../../kit/speech';

export type ScenePicture = {
  /** The id of the word it says when it is tapped. */
  word?: string;
  /** Its own picture; without one, that of the word. */
  picture?: string;
  /** Where its foot stands, in hundredths of the scene from the left and from the top. */
  at: [number, number];
  /** Its width, in hundredths of the scene. */
  size: number;
  mirrored?: boolean;
  /** Degrees clockwise. */
  turn?: number;
};

export type Page = { scene: string; pictures: ScenePicture[]; says: Line[] };

export type Story = { title: { says: Line }; pages: Page[] };

export function pageAfter(page: number, step: 1 | -1, pages: number): number | 'end' {
  const next = Math.max(0, page + step);
  return next < pages ? next : 'end';
}

export function starsForReading(heard: number, pages: number): Stars {
  const share = heard / pages;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : 1;
}
