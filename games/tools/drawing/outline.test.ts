import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureFile, readContent } from '../content/content';
import { outlined } from './outline';

const root = new URL('../..', import.meta.url).pathname;
const wrapped = (inside: string) => `<svg viewBox="0 0 100 100">${inside}</svg>`;

test('every word becomes a drawing in black and white alone', () => {
  for (const { words } of readContent(root).topics.values())
    for (const { id, picture } of words) {
      const drawn = outlined(readFileSync(pictureFile(root, picture), 'utf8'));
      const colours = [...drawn.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]);
      expect([...new Set(colours)].sort(), id).toEqual(expect.arrayContaining(['#000', '#fff']));
      expect(
        colours.filter((colour) => !['#000', '#fff', 'none'].includes(colour!)),
        id,
      ).toEqual([]);
    }
});

test('an area and its shade get one line around both, another colour its own', () => {
  const shaded = '<path d="M0 0H9V9Z" fill="#f7be3b"/><path d="M1 1H8V8Z" fill="#ebb43b"/>';
  expect(outlined(wrapped(shaded))).toMatch(/(#000.*){2}(#fff.*){2}/);
  const spotted = '<path d="M0 0H9V9Z" fill="#f7be3b"/><path d="M1 1H8V8Z" fill="#2b2a31"/>';
  expect(outlined(wrapped(spotted))).toMatch(/#000.*#fff.*#000.*#fff/);
});

test('a thick line becomes a band, a thin one stays a line, eyes stay dark', () => {
  const band = outlined(
    wrapped('<path d="M0 0H9" stroke="#de3b40" stroke-width="10" fill="none"/>'),
  );
  expect(band).toContain('stroke="#000" stroke-width="12.2"');
  expect(band).toContain('stroke="#fff" stroke-width="10"');
  const thin = outlined(
    wrapped('<path d="M0 0H9" stroke="#de3b40" stroke-width="1" fill="none"/>'),
  );
  expect(thin).not.toContain('#fff');
  expect(outlined(wrapped('<circle r="2" fill="#26233a"/>'))).toContain(
    '<circle r="2" fill="#000"/>',
  );
});

test('a small animal with large eyes looks out of them', () => {
  const hamster = readFileSync(pictureFile(root, { drawing: 'tiere/hamster.svg' }), 'utf8');
  const eyes = [...outlined(hamster).matchAll(/<ellipse [^>]*fill="#000"\/>/g)];
  expect(eyes).toHaveLength(2);
});
