// @vitest-environment node
import { expect, test } from 'vitest';
import { asLoudAsSpeech, lufs, speechLufs } from './loudness';

function tone(hertz: number, decibels: number, seconds: number, rate = 48_000) {
  const peak = 10 ** (decibels / 20);
  const samples = new Float64Array(seconds * rate).map(
    (_, place) => peak * Math.sin((2 * Math.PI * hertz * place) / rate),
  );
  return { rate, samples };
}

const after = (wave: ReturnType<typeof tone>, seconds: number) => ({
  ...wave,
  samples: Float64Array.from([...wave.samples, ...new Float64Array(seconds * wave.rate)]),
});

test.each([48_000, 22_050])(
  'the tone of the standard has the loudness that the standard gives, at %s Hz',
  (rate) => {
    expect(lufs(tone(997, 0, 2, rate))).toBeCloseTo(-3.01, 1);
    expect(lufs(tone(997, -23, 2, rate))).toBeCloseTo(-26.01, 1);
  },
);

test('deep tones sound softer, high ones louder than they are', () => {
  expect(lufs(tone(40, -20, 2))).toBeLessThan(lufs(tone(997, -20, 2)) - 2);
  expect(lufs(tone(3000, -20, 2))).toBeGreaterThan(lufs(tone(997, -20, 2)) + 2);
});

test('a pause does not make a sound softer, and silence has no loudness', () => {
  const steady = tone(997, -20, 2);
  expect(lufs(after(steady, 4))).toBeCloseTo(lufs(steady), 0);
  expect(lufs(tone(997, -200, 1))).toBe(-Infinity);
});

test('what is soft becomes as loud as the voice, and no peak too high', () => {
  const clicks = after(tone(180, -40, 0.05, 22_050), 0.3);
  for (const wave of [tone(440, -3, 1), tone(440, -50, 1), clicks]) {
    const louder = asLoudAsSpeech(wave);
    expect(Math.abs(lufs(louder) - speechLufs)).toBeLessThan(0.6);
    expect(Math.max(...louder.samples.map(Math.abs))).toBeLessThan(0.81);
  }
});

test('silence stays silent', () => {
  const silence = { rate: 22_050, samples: new Float64Array(1000) };
  expect(asLoudAsSpeech(silence).samples.every((value) => value === 0)).toBe(true);
});
