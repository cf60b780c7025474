/** Makes the recordings that are missing or say an old text; needs the voice, its listener and ffmpeg; for authors only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFiles } from './content.ts';
import { badness, draws, isGood, judge, type Judgement } from './draws.ts';
import { sentenceSigns } from './phonemes.ts';
import {
  bitRate,
  planRecordings,
  readRecordings,
  recordingFile,
  soundOf,
  voiceMark,
  writeRecordings,
} from './recordings.ts';
import { markup } from './pronunciation.ts';
import { partsOf, smallness, type Part } from './speakers.ts';
import { spokenTexts, type Spoken } from './spoken.ts';
import { openVoice, type Voice } from './voice.ts';
import * as waveform from './waveform.ts';
import type { Loudness, Waveform } from './waveform.ts';

const root = new URL('..', import.meta.url).pathname;
const allowed = { shortest: 0.3, longest: 8, highestPeak: 0.99, quietest: 0.04 };
/** Children hear every word for the first time, so the voice speaks at two thirds of its own pace. */
const paces = { word: 0.68, noun: 0.62, sentence: 0.64 };
const pauseBetweenSentences = 0.1;

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (error) throw new Error(`${program} cannot be started. On Debian: apt-get install ${program}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** Neither the date nor the machine affects the file, so the same sound always gives the same bytes. */
function toMp3(wav: Buffer): Buffer {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-f', 'wav', '-i', 'pipe:0'];
  const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const mp3 = ['-ac', '1', '-b:a', bitRate, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'];
  return run('ffmpeg', [...quiet, ...same, '-codec:a', 'libmp3lame', ...mp3, 'pipe:1'], wav);
}

function paceOf(sentence: string): number {
  const words = sentence.split(' ').length;
  if (words === 1) return paces.word;
  return words === 2 ? paces.noun : paces.sentence;
}

type Draw = { seed: number; slowness: number };

async function sayOnce(parts: Part[], { seed, slowness }: Draw, voice: Voice): Promise<Waveform> {
  const waves: Waveform[] = [];
  for (const { speaker, text } of parts) {
    for (const sentence of markup(text)) {
      const wave = await voice.speak({
        signs: await sentenceSigns(sentence, voice.pronounce),
        pace: paceOf(sentence) / slowness,
        smallness: smallness[speaker],
        seed,
      });
      waves.push(waveform.level(waveform.trim(wave)));
    }
  }
  return waveform.level(waveform.join(waves, pauseBetweenSentences));
}

type Said = { wave: Waveform; heard: string; judgement: Judgement };

async function say(line: Spoken, voice: Voice, most: number): Promise<Said> {
  const parts = partsOf(line);
  const rises = markup(line.text).at(-1)?.endsWith('?') ?? false;
  let best: Said | null = null;
  for (const draw of draws.slice(0, most)) {
    const wave = await sayOnce(parts, draw, voice);
    const heard = await voice.hear(wave, line.text);
    const said = { wave, heard: heard.text, judgement: judge(line.text, wave, heard, rises) };
    if (!best || badness(said.judgement) < badness(best.judgement)) best = said;
    if (isGood(best.judgement)) break;
  }
  if (!best) throw new Error('No draw was made.');
  return best;
}

function listen(path: string): Loudness {
  const wav = ['-f', 'wav', '-ac', '1', '-codec:a', 'pcm_s16le', 'pipe:1'];
  return waveform.measure(
    waveform.readWav(run('ffmpeg', ['-loglevel', 'error', '-i', path, ...wav])),
  );
}

function faultOf({ seconds, peak, loudness }: Loudness): string | null {
  if (seconds < allowed.shortest || seconds > allowed.longest)
    return `lasts ${seconds.toFixed(1)} s`;
  if (peak > allowed.highestPeak) return 'is clipped';
  return loudness < allowed.quietest ? 'is too quiet' : null;
}

/** The same text by the same speaker is said once, and every file of it gets the same sound. */
async function makeAll(
  lines: Spoken[],
  most: number,
  made: (line: Spoken) => void,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const doubtful: string[] = [];
  const known = new Map<string, Buffer>();
  const folder = mkdtempSync(join(tmpdir(), 'kaktus-speak-'));
  const voice = openVoice(folder);
  try {
    for (const line of lines) {
      const path = recordingFile(root, line.file);
      const mark = voiceMark(line);
      let mp3 = known.get(mark);
      if (!mp3) {
        const { wave, heard, judgement } = await say(line, voice, most);
        mp3 = toMp3(waveform.writeWav(wave));
        known.set(mark, mp3);
        if (!isGood(judgement)) doubtful.push(`audio/${line.file}.mp3 "${line.text}": "${heard}"`);
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, mp3);
      made(line);
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

/** Without arguments it measures new recordings; with `all`, every one; with `quick`, the first draw of each text is taken. */
export async function main([scope]: string[]): Promise<number> {
  const spoken = spokenTexts(root, readFiles(root));
  const recordings = readRecordings(root);
  const { make, take, outdated, unused } = planRecordings(spoken, recordings, (file) =>
    soundOf(root, file),
  );
  const note = ({ file, text }: Spoken, voice?: string) => {
    recordings[file] = { text, sound: soundOf(root, file) ?? '', ...(voice && { voice }) };
  };

  const most = scope === 'quick' ? 1 : draws.length;
  const doubtful = await makeAll(make, most, (line) => {
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
  console.log(`made ${make.length}, took over ${take.length}, dropped ${dropped.length}`);
  if (doubtful.length > 0) console.log(`Listen to these first:\n${doubtful.join('\n')}`);

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
