// @vitest-environment node
import { expect, test } from 'vitest';
import type { SungNote } from '../../music/song';
import { rate, sine, wave } from '../../music/synth';
import { figuresOf, noteFaults } from './singing';

const lead = 0.2;
const notes: SungNote[] = [
  [0, 0.4, 220],
  [0.4, 0.8, 330],
];

/** A tone for each note, this much too late and too high, with a pause before it. */
function tones({ late = 0, cents = 0 } = {}) {
  const samples = new Float64Array(rate * 2);
  for (const [start, end, hertz] of notes) {
    const tone = wave(sine, [[0, hertz * 2 ** (cents / 1200)]], end - start - 0.08);
    samples.set(
      tone.map((sample) => sample / 2),
      Math.round((lead + start + late) * rate),
    );
  }
  return { rate, samples };
}

test('a line that is sung as it is written has no faults', () => {
  const figures = figuresOf(noteFaults(tones(), lead, notes));
  expect(figures.cents).toBeLessThan(15);
  expect(figures.onsetMs).toBeLessThanOrEqual(20);
  expect(figures.onsetsInTime).toBe(1);
});

test('a note that is half a tone too high is found', () => {
  const figures = figuresOf(noteFaults(tones({ cents: 50 }), lead, notes));
  expect(figures.cents).toBeGreaterThan(35);
  expect(figures.cents).toBeLessThan(65);
});

test('notes that come too late are found', () => {
  const figures = figuresOf(noteFaults(tones({ late: 0.09 }), lead, notes));
  expect(figures.onsetMs).toBeGreaterThan(70);
  expect(figures.onsetsInTime).toBe(0);
});

test('silence has no pitch to be wrong', () => {
  const silent = { rate, samples: new Float64Array(rate) };
  expect(noteFaults(silent, lead, notes)).toEqual([
    { cents: null, onsetMs: null },
    { cents: null, onsetMs: null },
  ]);
});
