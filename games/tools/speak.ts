/** Makes the recordings that are missing or say an old text; needs pico2wave and ffmpeg; for authors only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFiles } from './content.ts';
import { markup } from './pronunciation.ts';
import {
  bitRate,
  planRecordings,
  readRecordings,
  recordingFile,
  soundOf,
  voiceMark,
  writeRecordings,
} from './recordings.ts';
import { spokenTexts, type Spoken } from './spoken.ts';
import { level, measure, readWav, trim, writeWav, type Loudness } from './waveform.ts';

const root = new URL('..', import.meta.url).pathname;
const allowed = { shortest: 0.3, longest: 8, highestPeak: 0.99, quietest: 0.04 };
const installHint =
  'On Debian: apt-get install libttspico-utils ffmpeg (libttspico-utils is in the section non-free).';

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (error) throw new Error(`${program} cannot be started. ${installHint}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** Neither the date nor the machine affects the file, so the same text always gives the same bytes. */
function toMp3(wav: Buffer): Buffer {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-f', 'wav', '-i', 'pipe:0'];
  const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const mp3 = ['-ac', '1', '-b:a', bitRate, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'];
  return run('ffmpeg', [...quiet, ...same, '-codec:a', 'libmp3lame', ...mp3, 'pipe:1'], wav);
}

function say(text: string, folder: string): Buffer {
  const wav = join(folder, 'voice.wav');
  run('pico2wave', ['-l', 'de-DE', '-w', wav, markup(text)]);
  return toMp3(writeWav(level(trim(readWav(readFileSync(wav))))));
}

function listen(path: string): Loudness {
  const wav = ['-f', 'wav', '-ac', '1', '-codec:a', 'pcm_s16le', 'pipe:1'];
  return measure(readWav(run('ffmpeg', ['-loglevel', 'error', '-i', path, ...wav])));
}

function faultOf({ seconds, peak, loudness }: Loudness): string | null {
  if (seconds < allowed.shortest || seconds > allowed.longest)
    return `lasts ${seconds.toFixed(1)} s`;
  if (peak > allowed.highestPeak) return 'is clipped';
  return loudness < allowed.quietest ? 'is too quiet' : null;
}

function makeAll(lines: Spoken[], made: (line: Spoken) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'kaktus-speak-'));
  try {
    for (const line of lines) {
      const path = recordingFile(root, line.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, say(line.text, folder));
      made(line);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(spoken: Spoken[], faults: string[]): number {
  const bytes = spoken.reduce((sum, { file }) => sum + statSync(recordingFile(root, file)).size, 0);
  console.log(`${spoken.length} recordings, ${Math.round(bytes / 1000)} kB`);
  faults.forEach((fault) => console.error(fault));
  return faults.length > 0 ? 1 : 0;
}

/** Without arguments it measures new recordings; with `all`, every one. */
export function main([scope]: string[]): number {
  const spoken = spokenTexts(root, readFiles(root));
  const recordings = readRecordings(root);
  const { make, take, outdated, unused } = planRecordings(spoken, recordings, (file) =>
    soundOf(root, file),
  );
  const note = ({ file, text }: Spoken, voice?: string) => {
    recordings[file] = { text, sound: soundOf(root, file) ?? '', ...(voice && { voice }) };
  };

  makeAll(make, (line) => note(line, voiceMark(line.text)));
  take.forEach((line) => note(line));
  const dropped = unused.filter((file) => recordings[file]?.voice);
  for (const file of dropped) {
    rmSync(recordingFile(root, file), { force: true });
    delete recordings[file];
  }
  writeRecordings(root, recordings);
  console.log(`made ${make.length}, took over ${take.length}, dropped ${dropped.length}`);

  const faults = (scope === 'all' ? spoken : [...make, ...take]).flatMap(({ file }) => {
    const fault = faultOf(listen(recordingFile(root, file)));
    return fault ? [`audio/${file}.mp3 ${fault}`] : [];
  });
  return report(spoken, [
    ...faults,
    ...outdated.map(
      ({ file, text }) => `audio/${file}.mp3 is an old recording; record "${text}" or delete it`,
    ),
  ]);
}
