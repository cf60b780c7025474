// @vitest-environment node
import { expect, test } from 'vitest';
import { badness, isGood, judge, letterErrors, type Judgement } from './draws';

const good: Judgement = { errors: 0, likelihood: -0.4, tuneful: true, steady: true };

function silence(seconds: number) {
  return { rate: 22_050, samples: new Float64Array(22_050 * seconds) };
}

test('what was understood is compared by its letters, not by its signs', () => {
  expect(letterErrors('„Ja, fünf!“', 'Ja 5.')).toBe(0);
  expect(letterErrors('Straße', 'Strasse')).toBe(0);
  expect(letterErrors('der Hund', 'der Mund')).toBeCloseTo(1 / 7);
  expect(letterErrors('ja', 'etwas ganz anderes')).toBe(1);
});

test('a draw that drags or rushes is not steady', () => {
  const heard = { text: 'der Hund', likelihood: -0.4 };
  expect(judge('der Hund', silence(1), heard, false).steady).toBe(true);
  expect(judge('der Hund', silence(3), heard, false).steady).toBe(false);
  expect(judge('der Hund', silence(0.3), heard, false).steady).toBe(false);
});

test('a question that does not rise is worse than one that does, and better than a wrong word', () => {
  const heard = { text: 'Ist Mia da', likelihood: -0.4 };
  const flat = judge('Ist Mia da?', silence(1), heard, true);
  expect(isGood(flat)).toBe(false);
  expect(badness(flat)).toBeGreaterThan(badness(good));
  expect(badness(flat)).toBeLessThan(badness({ ...good, errors: 0.4 }));
});

test('between two draws that are understood, the clearer one is better', () => {
  expect(badness(good)).toBeLessThan(badness({ ...good, likelihood: -1.5 }));
});
