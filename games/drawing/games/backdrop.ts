/** A place behind a whole game: a sheet of 1000 × 400, so that a broad screen sees more of it and not less. */
import type { Place } from '../scenes/landscapes.ts';
import { svgPart } from '../svg/file.ts';

const mirroredAt = (x: number, content: string): string =>
  `<g transform="translate(${x} 0) scale(-1 1)">${content}</g>`;

/** The place is in the middle; to its sides it goes on as in a mirror. */
export const backdrop = ({ sky, behind }: Place, name: string): string =>
  svgPart(
    (sky &&
      `<rect width="1000" height="400" fill="url(#sky)"/><g transform="translate(250 0)">${sky}</g>`) +
      `<g class="scene-world">${mirroredAt(250, behind)}${mirroredAt(1250, behind)}<g transform="translate(250 0)">${behind}</g></g>`,
    name,
  );
