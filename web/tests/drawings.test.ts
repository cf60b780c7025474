/** The drawings are text: a slip in one would silently cut off the rest of the picture. */
import { expect, test } from 'vitest';
import { pieces } from '../src/ui/art/landscape/landscape';
import { strip } from '../src/ui/art/landscape/strip';
import { vista } from '../src/ui/art/landscape/vista';
import { body, flower, pot } from '../src/ui/art/mascot/figure';
import type { Pose } from '../src/ui/art/mascot/pose';

const poses = Object.entries(
  import.meta.glob<Record<string, Pose>>('../src/ui/art/mascot/poses/*.ts', { eager: true }),
).map(([path, module]) => [path.split('/').pop() ?? '', Object.values(module)[0]!] as const);

const drawings: [string, string][] = [
  ['strip', strip(pieces)],
  ['vista', vista(pieces)],
  ['figure', body + flower() + pot],
  ...poses.flatMap(([file, { face, behind = '', worn = '', held = '' }]) =>
    [face, behind, worn, held].map((part): [string, string] => [file, part]),
  ),
];

test('the poses are found', () => expect(poses.length).toBeGreaterThan(0));

test.each(drawings)('%s is drawn to its end', (_, drawing) => {
  const { documentElement } = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    'image/svg+xml',
  );
  const others = documentElement.querySelectorAll(':not(g, path, circle, ellipse, rect)');
  expect([documentElement.tagName, ...others].join()).toBe('svg');
});
