/** The list with which a device stores a lesson: every file that is played, with its size and its digest. */
import { createHash } from 'node:crypto';
import type { CodeParts } from './built-code.ts';
import { guideFile } from './guide.ts';
import type { Files } from './product.ts';

export const listFile = 'files.json';

/** For grown-ups, for the shelf, or for a page that comes from the server. */
const isPlayed = (name: string, { watch }: CodeParts): boolean =>
  !name.startsWith('outlines/') &&
  ![guideFile, 'thumb.svg', 'browsers/gate.js', watch].includes(name);

export function fileList(files: Files, code: CodeParts): string {
  const listed = [...files]
    .filter(([name]) => isPlayed(name, code))
    .map(([name, source]) => {
      const bytes = Buffer.from(source);
      return [name, bytes.length, createHash('sha256').update(bytes).digest('hex')];
    });
  return JSON.stringify({ modules: code.inOrder, files: listed });
}
