// @vitest-environment node
import { expect, test } from 'vitest';
import { join, level, measure, readWav, trim, writeWav, type Waveform } from './waveform';

const rate = 16_000;

function tone(strength: number, before: number, sounding: number, after: number): Waveform {
  const samples = new Float64Array((before + sounding + after) * rate);
  for (let place = before * rate; place < (before + sounding) * rate; place += 1) {
    samples[place] = strength * Math.sin((place * 2 * Math.PI * 220) / rate);
  }
  return { rate, samples };
}

test('a wave is the same after it was written and read', () => {
  const { rate: readRate, samples } = readWav(writeWav(tone(0.5, 0, 0.1, 0)));
  expect(readRate).toBe(rate);
  expect(samples[20]).toBeCloseTo(tone(0.5, 0, 0.1, 0).samples[20] ?? 0, 3);
  expect(() => readWav(Buffer.alloc(60))).toThrow('no WAV file');
});

test('silence at both ends is cut down to a short calm', () => {
  expect(measure(trim(tone(0.5, 1, 0.5, 2))).seconds).toBeCloseTo(0.7, 1);
  expect(trim(tone(0, 1, 0.5, 1)).samples).toHaveLength(0);
});

test('quiet and loud voices come out equally loud', () => {
  const quiet = measure(level(tone(0.05, 0.2, 1, 0.5)));
  const loud = measure(level(tone(0.9, 0.2, 1, 0.5)));
  expect(quiet.loudness).toBeCloseTo(loud.loudness, 3);
  expect(quiet.loudness).toBeGreaterThan(0.1);
});

test('a wave with one sharp peak is raised only until the peak fits', () => {
  const wave = tone(0.02, 0, 1, 0);
  wave.samples[500] = 0.5;
  const { peak, loudness } = measure(level(wave));
  expect(peak).toBeCloseTo(0.85, 2);
  expect(loudness).toBeLessThan(0.1);
});

test('waves follow each other after a pause', () => {
  const both = join([tone(0.5, 0, 0.5, 0), tone(0.5, 0, 0.25, 0)], 0.25);
  expect(measure(both).seconds).toBe(1);
  expect(both.samples.subarray(0.5 * rate, 0.75 * rate).every((sample) => sample === 0)).toBe(true);
});
