/** Makes recordings that are missing or say an old text; needs the voice, its listener and ffmpeg; for authors only. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFiles } from '../content/content.ts';
import { isGood } from './draws.ts';
import { listen, toMp3 } from './mp3.ts';
import {
  planRecordings,
  readRecordings,
  recordingFile,
  soundOf,
  voiceMark,
  writeRecordings,
  type Recordings,
} from './recordings.ts';
import { say, sayUnchecked } from './saying.ts';
import { spokenTexts, type Spoken } from '../content/spoken.ts';
import { writeMouths } from './mouths.ts';
import { openVoice } from './voice.ts';
import type { Loudness } from './waveform.ts';

const root = new URL('../..', import.meta.url).pathname;
const allowed = { shortest: 0.3, longest: 8, highestPeak: 0.99, quietest: 0.04 };

function faultOf({ seconds, peak, loudness }: Loudness): string | null {
  if (seconds < allowed.shortest || seconds > allowed.longest)
    return `lasts ${seconds.toFixed(1)} s`;
  if (peak > allowed.highestPeak) return 'is clipped';
  return loudness < allowed.quietest ? 'is too quiet' : null;
}

/** What the voice has said already, by its mark. */
function spokenBefore(recordings: Recordings): Map<string, Buffer> {
  const intact = Object.entries(recordings).filter(
    ([file, { voice, sound }]) => voice && sound === soundOf(root, file),
  );
  return new Map(
    intact.map(([file, { voice = '' }]) => [voice, readFileSync(recordingFile(root, file))]),
  );
}

/** The same text by the same speaker is said once, and every file of it gets the same sound. */
async function makeAll(
  lines: Spoken[],
  sounds: Map<string, Buffer>,
  speak: typeof say,
  onMade: (line: Spoken) => void,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const doubtful: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'kaktus-speak-'));
  const voice = openVoice(folder);
  try {
    for (const line of lines) {
      const path = recordingFile(root, line.file);
      const mark = voiceMark(line);
      let mp3 = sounds.get(mark);
      if (!mp3) {
        const { wave, heard, judgement } = await speak(line, voice);
        mp3 = toMp3(wave);
        sounds.set(mark, mp3);
        if (!isGood(judgement)) doubtful.push(`audio/${line.file}.mp3 "${line.text}": "${heard}"`);
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, mp3);
      onMade(line);
    }
  } finally {
    voice.close();
    rmSync(folder, { recursive: true });
  }
  return doubtful;
}

function report(spoken: Spoken[], faults: string[]): number {
  const bytes = spoken.reduce((sum, { file }) => sum + statSync(recordingFile(root, file)).size, 0);
  console.log(`${spoken.length} recordings, ${Math.round(bytes / 1000)} kB`);
  faults.forEach((fault) => console.error(fault));
  return faults.length > 0 ? 1 : 0;
}

/** `renew`: also what would now sound different; `quick`: the first draw of each, unheard; `all`: check every one. */
export async function main(words: string[]): Promise<number> {
  const spoken = spokenTexts(root, readFiles(root));
  const recordings = readRecordings(root);
  const plan = planRecordings(spoken, recordings, (file) => soundOf(root, file));
  const { take, outdated, unused } = plan;
  const make = words.includes('renew') ? [...plan.make, ...plan.renew] : plan.make;
  const note = ({ file, text }: Spoken, voice?: string) => {
    recordings[file] = { text, sound: soundOf(root, file) ?? '', ...(voice && { voice }) };
  };

  const speak = words.includes('quick') ? sayUnchecked : say;
  const doubtful = await makeAll(make, spokenBefore(recordings), speak, (line) => {
    note(line, voiceMark(line));
    writeRecordings(root, recordings);
  });
  take.forEach((line) => note(line));
  const dropped = unused.filter((file) => recordings[file]?.voice);
  for (const file of dropped) {
    rmSync(recordingFile(root, file), { force: true });
    delete recordings[file];
  }
  writeRecordings(root, recordings);
  await writeMouths(root);
  console.log(`made ${make.length}, took over ${take.length}, dropped ${dropped.length}`);
  if (make.length === plan.make.length && plan.renew.length > 0)
    console.log(`${plan.renew.length} would sound different now: npm run speak -- renew`);
  if (doubtful.length > 0) console.log(`Listen to these first:\n${doubtful.join('\n')}`);

  const faults = (words.includes('all') ? spoken : [...make, ...take]).flatMap(({ file }) => {
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
