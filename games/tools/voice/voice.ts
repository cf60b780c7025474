/** The authors' voice and a listener: a Python program (`voice/voice_program.py`) that answers one request a line. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SungNote } from '../../music/song.ts';
import type { Sign } from './phonemes.ts';
import { readWav, writeWav, type Waveform } from './waveform.ts';

/** `likelihood` says how well the expected text fits: 0 is certain, −3 is a guess. */
export type Heard = { text: string; likelihood: number };

/** `pace` 1 is the original speaker's; `smallness` above 1 makes a smaller one; each `seed` sounds different. */
type Manner = { signs: Sign[]; pace: number; smallness: number; seed: number };

type Singing = { signs: Sign[]; notes: SungNote[]; seed: number };

export type Voice = {
  pronounce: (texts: string[]) => Promise<string[]>;
  speak: (how: Manner) => Promise<Waveform>;
  /** One line with a note for each syllable; `lead` is what sounds before the first note, in seconds. */
  sing: (how: Singing) => Promise<{ wave: Waveform; lead: number }>;
  hear: (wave: Waveform, text: string) => Promise<Heard>;
  close: () => void;
};

const program = new URL('../../../voice/', import.meta.url).pathname;
const python = join(program, '.venv/bin/python');

function modelFolder(): string {
  const folder = process.env.KAKTUS_VOICE;
  if (!folder || !existsSync(join(folder, 'model-voice.onnx'))) {
    throw new Error('KAKTUS_VOICE has to name the folder of the voice (docs/content.md).');
  }
  if (!existsSync(python)) throw new Error("The voice is not installed: run 'make voice'.");
  return folder;
}

/** `folder` is for the waveforms that go back and forth. */
export function openVoice(folder: string): Voice {
  const wav = join(folder, 'voice.wav');
  const child = spawn(python, [join(program, 'voice_program.py')], {
    env: { ...process.env, KAKTUS_VOICE: modelFolder() },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function ask<Answer>(request: object): Promise<Answer> {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('The voice has stopped; the lines above say why.');
    return JSON.parse(value);
  }

  return {
    pronounce: (texts) => ask({ do: 'pronounce', texts }),
    speak: async (how) => {
      await ask({ do: 'speak', wav, ...how });
      return readWav(readFileSync(wav));
    },
    sing: async (how) => {
      const lead = await ask<number>({ do: 'sing', wav, ...how });
      return { wave: readWav(readFileSync(wav)), lead };
    },
    hear: (wave, text) => {
      writeFileSync(wav, writeWav(wave));
      return ask({ do: 'hear', wav, text });
    },
    close: () => child.stdin.end(),
  };
}
