/** Writes the files of all drawings: `npm run draw`, after a change below `drawing/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameDrawings } from '../../drawing/games/games.ts';
import { pictures } from '../../drawing/pictures.ts';
import { svgFile } from '../../drawing/svg/file.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Every file that is drawn: its path, and what it should hold. */
function drawn(): Map<string, string> {
  return new Map([
    ...[...pictures].map(([path, draw]) => [`pictures/${path}`, svgFile(draw())] as const),
    ...Object.entries(gameDrawings).map(
      ([game, draw]) =>
        [`activities/${game}/drawings.json`, `${JSON.stringify(draw(), null, 2)}\n`] as const,
    ),
  ]);
}

/** The drawings whose files are missing or show something older, with what they should hold. */
export function outdated(): Map<string, string> {
  return new Map(
    [...drawn()].filter(([path, content]) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== content;
    }),
  );
}

export function main(): number {
  const files = outdated();
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  console.log(`${drawn().size} files, ${files.size} of them written anew.`);
  return 0;
}
