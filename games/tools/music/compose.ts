/** Writes the noises and songs that are missing or were made by an older score; needs ffmpeg, and for songs the voice; for authors only. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allComposed, readComposed, writeComposed } from './composed.ts';
import { readFiles } from '../content/content.ts';
import { toMp3 } from '../voice/mp3.ts';
import { recordingFile } from '../voice/recordings.ts';
import { openVoice, type Voice } from '../voice/voice.ts';

const root = new URL('../..', import.meta.url).pathname;

/** `quick`: songs in the first draw of each line, unheard. */
export async function main(words: string[]): Promise<number> {
  const before = readComposed(root);
  const marks: Record<string, string> = {};
  const folder = mkdtempSync(join(tmpdir(), 'kaktus-compose-'));
  let voice: Voice | undefined;
  try {
    for (const { file, mark, make } of allComposed(root, readFiles(root))) {
      const path = recordingFile(root, file);
      if (before[file] !== mark || !existsSync(path)) {
        mkdirSync(dirname(path), { recursive: true });
        const { wave, figures } = await make({
          voice: () => (voice ??= openVoice(folder)),
          isQuick: words.includes('quick'),
        });
        writeFileSync(path, toMp3(wave));
        console.log(`${file}: ${(wave.samples.length / wave.rate).toFixed(1)} s`, figures ?? '');
        writeComposed(root, { ...before, ...marks, [file]: mark });
      }
      marks[file] = mark;
    }
  } finally {
    voice?.close();
    rmSync(folder, { recursive: true });
  }
  writeComposed(root, marks);
  return 0;
}
