// @vitest-environment node
import { expect, test } from 'vitest';
import { endRise, melody } from './pitch';
import type { Waveform } from './waveform';

const rate = 22_050;

/** A second of a voice-like tone whose pitch glides over its last third. */
function gliding(from: number, to: number): Waveform {
  let phase = 0;
  const samples = Float64Array.from({ length: rate }, (_, place) => {
    const share = Math.max(0, (place / rate - 0.66) / 0.34);
    phase += (2 * Math.PI * (from + (to - from) * share)) / rate;
    return 0.3 * Math.sin(phase) + 0.15 * Math.sin(2 * phase);
  });
  return { rate, samples };
}

test('the pitch of a steady tone is found', () => {
  const pitches = melody(gliding(220, 220)).filter((pitch) => pitch !== null);
  expect(pitches.length).toBeGreaterThan(80);
  expect(Math.max(...pitches.map((pitch) => Math.abs(pitch - 220)))).toBeLessThan(5);
});

test('a voice that goes up at the end rises, and one that goes down falls', () => {
  expect(endRise(gliding(200, 300))).toBeGreaterThan(4);
  expect(endRise(gliding(240, 170))).toBeLessThan(-3);
});

test('silence neither rises nor falls', () => {
  expect(endRise({ rate, samples: new Float64Array(rate) })).toBe(0);
});
