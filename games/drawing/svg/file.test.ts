import { expect, test } from 'vitest';
import { boxOf } from './box';
import { svgFile } from './file';

const drawing =
  '<clipPath id="hund"><path d="M0 0H10V10H0Z"/></clipPath><path d="M 0.25 -1.04 L 10 -3 L -0.5 9.96 Z" fill="#FFFFFF" clip-path="url(#hund)"/>';

test('is cut to the edges of what is drawn', () => {
  expect(svgFile(drawing)).toContain('viewBox="0 0 10 10"');
});

test('is small: short numbers, names and colours', () => {
  expect(svgFile(drawing)).toContain('d="M.3-1L10-3L-.5 10Z" fill="#fff"');
  expect(svgFile(drawing)).not.toContain('hund');
});

test('looks as before', () => {
  const [before, after] = [boxOf(drawing), boxOf(svgFile(drawing))];
  before.forEach((value, place) => expect(after[place]).toBeCloseTo(value, 0));
});

test('names each clipping shape once', () => {
  expect(svgFile(drawing + drawing).match(/<clipPath/g)).toHaveLength(1);
});
