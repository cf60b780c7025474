// @vitest-environment node
import { expect, test } from 'vitest';
import { endRise } from './pitch';
import { asQuestion } from './question';
import { measure, type Waveform } from './waveform';

const rate = 22_050;

/** A second of a voice-like sound that falls towards its end. */
function falling(): Waveform {
  let phase = 0;
  const samples = Float64Array.from({ length: rate }, (_, place) => {
    phase += (2 * Math.PI * (190 - 30 * (place / rate))) / rate;
    return 0.2 * Math.cos(phase) + 0.15 * Math.cos(2 * phase) + 0.1 * Math.cos(3 * phase);
  });
  return { rate, samples };
}

test('a falling end rises, and neither length nor loudness changes', () => {
  const before = falling();
  const after = asQuestion(before);
  expect(endRise(before)).toBeLessThan(0);
  expect(endRise(after)).toBeGreaterThan(1.5);
  expect(after.samples).toHaveLength(before.samples.length);
  expect(measure(after).loudness).toBeCloseTo(measure(before).loudness, 1);
});

test('what comes before the end stays as it is', () => {
  const before = falling();
  const after = asQuestion(before);
  expect([...after.samples.subarray(0, rate / 2)]).toEqual([
    ...before.samples.subarray(0, rate / 2),
  ]);
});

test('silence stays silent', () => {
  const silence = { rate, samples: new Float64Array(rate) };
  expect(asQuestion(silence)).toBe(silence);
});
