/** Sound as numbers: trims silence, brings every recording to the same loudness, and measures it. */
export type Waveform = { rate: number; samples: Float64Array };

export type Loudness = { seconds: number; peak: number; loudness: number };

/** About −18 dB below full scale, the usual level of speech, with room for the loudest syllable. */
const targetLoudness = 0.12;
const highestPeak = 0.85;
const quiet = 0.012;
const frameSeconds = 0.02;
const calmBefore = 0.05;
const calmAfter = 0.15;

/** Reads what the voice and ffmpeg write: 16 bits, one channel. */
export function readWav(file: Buffer): Waveform {
  const start = file.indexOf('data', 12, 'latin1') + 8;
  if (start < 8 || file.readUInt16LE(22) !== 1 || file.readUInt16LE(34) !== 16) {
    throw new Error('This is no WAV file with one channel of 16 bits.');
  }
  const count = Math.floor((file.length - start) / 2);
  const samples = Float64Array.from(
    { length: count },
    (_, place) => file.readInt16LE(start + place * 2) / 32768,
  );
  return { rate: file.readUInt32LE(24), samples };
}

export function writeWav({ rate, samples }: Waveform): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, place) => file.writeInt16LE(Math.round(sample * 32767), 44 + place * 2));
  return file;
}

function frameLoudness({ rate, samples }: Waveform): number[] {
  const length = Math.round(rate * frameSeconds);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(frame * length, (frame + 1) * length);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / length);
  });
}

/** Pauses say nothing about how loud a voice is, so only frames with sound count. */
export function measure(wave: Waveform): Loudness {
  const frames = frameLoudness(wave).filter((level) => level > quiet);
  const power = frames.reduce((sum, level) => sum + level * level, 0) / (frames.length || 1);
  const peak = wave.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { seconds: wave.samples.length / wave.rate, peak, loudness: Math.sqrt(power) };
}

/** Leaves a short pause before the first and after the last sound. */
export function trim(wave: Waveform): Waveform {
  const levels = frameLoudness(wave);
  const first = levels.findIndex((level) => level > quiet);
  if (first < 0) return { ...wave, samples: new Float64Array() };
  const last = levels.map((level) => level > quiet).lastIndexOf(true);
  const from = Math.max(0, Math.round((first * frameSeconds - calmBefore) * wave.rate));
  const to = Math.round(((last + 1) * frameSeconds + calmAfter) * wave.rate);
  return { ...wave, samples: wave.samples.slice(from, to) };
}

/** One after the other, with a pause between them; all have the rate of the first. */
export function join(waves: readonly Waveform[], pauseSeconds: number): Waveform {
  const rate = waves[0]?.rate ?? 0;
  const pause = Math.round(rate * pauseSeconds);
  const length = waves.reduce((sum, { samples }) => sum + samples.length, 0);
  const samples = new Float64Array(length + pause * (waves.length - 1));
  let place = 0;
  for (const wave of waves) {
    samples.set(wave.samples, place);
    place += wave.samples.length + pause;
  }
  return { rate, samples };
}

export function level(wave: Waveform): Waveform {
  const { loudness, peak } = measure(wave);
  if (peak === 0) return wave;
  const gain = Math.min(targetLoudness / loudness, highestPeak / peak);
  return { ...wave, samples: wave.samples.map((sample) => sample * gain) };
}
