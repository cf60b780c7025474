import { expect, test } from 'vitest';
import { boxOf } from './box';

const rounded = (svg: string) => boxOf(svg).map((value) => Math.round(value * 10) / 10 + 0);

test.each([
  ['straight lines', '<path d="M0 0H10V20H0Z" fill="#fff"/>', [0, 0, 10, 20]],
  ['relative steps', '<path d="M5 5l5 0l0-5z" fill="#fff"/>', [5, 0, 5, 5]],
  ['a curve, not its control points', '<path d="M0 0Q10 20 20 0" fill="#fff"/>', [0, 0, 20, 10]],
  ['smooth curves', '<path d="M0 0Q5 10 10 0T20 0" fill="#fff"/>', [0, -5, 20, 10]],
  ['a stroke', '<path d="M0 0H10" fill="none" stroke="#000" stroke-width="4"/>', [-2, -2, 14, 4]],
  ['a round shape', '<ellipse cx="5" cy="5" rx="5" ry="3" fill="#000"/>', [0, 2, 10, 6]],
  [
    'a turned group',
    '<g transform="translate(10 0) rotate(90)"><rect width="4" height="2"/></g>',
    [8, 0, 2, 4],
  ],
  [
    'a turn around a point',
    '<rect width="4" height="2" transform="rotate(180 2 1)"/>',
    [0, 0, 4, 2],
  ],
  [
    'a mirrored group',
    '<g transform="scale(-1 1)"><rect x="2" width="4" height="2"/></g>',
    [-6, 0, 4, 2],
  ],
  [
    'what is left of a clipped shape',
    '<clipPath id="a"><rect width="4" height="4"/></clipPath><rect x="-9" y="1" width="99" height="2" clip-path="url(#a)"/>',
    [0, 1, 4, 2],
  ],
])('measures %s', (_what, svg, box) => {
  expect(rounded(svg)).toEqual(box);
});

test('refuses what it cannot measure', () => {
  expect(() => boxOf('<text>Taxi</text>')).toThrow('text');
  expect(() => boxOf('<path d="M0 0A5 5 0 0 0 9 9"/>')).toThrow('command A');
});
