/** Names what has no recording yet. That is no fault: until somebody records it, the device's voice says it. */
import { existsSync } from 'node:fs';
import type { Content } from './content-types.ts';
import { recordingFile } from '../voice/recordings.ts';
import { spokenTexts } from './spoken.ts';

/** More lines than these would hide what else the build says. */
const maxListed = 20;

/** One line for each text, which `make build` shows; the last one says what to do. */
export function missingRecordings(root: string, content: Content): string[] {
  const missing = spokenTexts(root, content).filter(
    ({ file }) => !existsSync(recordingFile(root, file)),
  );
  if (missing.length === 0) return [];
  const listed = missing
    .slice(0, maxListed)
    .map(({ file, text }) => `no recording yet of "${text}": games/audio/${file}.mp3`);
  const more = missing.length - listed.length;
  return [
    ...listed,
    ...(more > 0 ? [`no recording yet of ${more} other texts`] : []),
    "the voice of the child's device says these; to record them, see docs/content.md, 'The recordings'",
  ].map((line) => `Warning: ${line}`);
}
