/** Writes the noises and songs that are missing or were made by an older score; needs ffmpeg; for authors only. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allComposed, readComposed, writeComposed } from './composed.ts';
import { readFiles } from '../content/content.ts';
import { toMp3 } from '../voice/mp3.ts';
import { recordingFile } from '../voice/recordings.ts';

const root = new URL('../..', import.meta.url).pathname;

export function main(): number {
  const before = readComposed(root);
  const marks: Record<string, string> = {};
  for (const { file, mark, make } of allComposed(root, readFiles(root))) {
    const path = recordingFile(root, file);
    if (before[file] !== mark || !existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      const wave = make();
      writeFileSync(path, toMp3(wave));
      console.log(`${file}: ${(wave.samples.length / wave.rate).toFixed(1)} s`);
    }
    marks[file] = mark;
  }
  writeComposed(root, marks);
  return 0;
}
