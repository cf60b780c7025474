/** Writes the files of all drawings: `npm run draw`, after a change below `drawing/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictures } from '../drawing/pictures.ts';
import { svgFile } from '../drawing/svg/file.ts';

const folder = new URL('../pictures/', import.meta.url).pathname;

/** The drawings whose files are missing or show something older, with what they should hold. */
export function outdated(): Map<string, string> {
  const files = [...pictures].map(([path, draw]) => [path, svgFile(draw())] as const);
  return new Map(
    files.filter(([path, content]) => {
      const file = join(folder, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== content;
    }),
  );
}

export function main(): number {
  const files = outdated();
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.log(`${pictures.size} drawings, ${files.size} of them written anew.`);
  return 0;
}
