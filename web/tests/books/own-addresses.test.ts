/** How a lesson in the shell gets addresses of its own. */
import { expect, test } from 'vitest';
import {
  fontsOf,
  withOwnImports,
  withOwnLinks,
  withOwnNames,
} from '../../src/lesson-shell/own-addresses';

const addresses: Record<string, string> = {
  'kit-1.js': 'blob:null/kit',
  'activities/play-2.js': 'blob:null/play',
  'pictures/tiere/hund.svg': 'blob:null/hund',
  'paper.svg': 'blob:null/paper',
};
const addressOf = (name: string) => addresses[name];

test('imports are found from the folder of the script, whatever their quotes', () => {
  const script = `import{a}from"../kit-1.js";import"./play-2.js";const c=import(\`./play-2.js\`);`;
  expect(withOwnImports(script, 'activities/story-3.js', addressOf)).toBe(
    'import{a}from"blob:null/kit";import"blob:null/play";const c=import(`blob:null/play`);',
  );
});

test('what is no file of the lesson stays as it is', () => {
  const script = `import"./other.js";const text="../../kit-1.js";const word="kit-1.js"`;
  expect(withOwnImports(script, 'a/b/c.js', addressOf)).toBe(
    `import"./other.js";const text="blob:null/kit";const word="kit-1.js"`,
  );
});

test('links of styles become addresses, those within the page stay', () => {
  const styles = `a{mask:url(./paper.svg)}b{filter:url('#light')}c{background:url("data:,x")}`;
  expect(withOwnLinks(styles, 'kit.css', addressOf)).toBe(
    `a{mask:url("blob:null/paper")}b{filter:url('#light')}c{background:url("data:,x")}`,
  );
});

test('fonts leave the styles and come with their descriptors', () => {
  const styles = `a{b:c}@font-face{font-family:Andika;font-style:italic;font-weight:700;src:url(./a.woff2)format("woff2")}@font-face{font-family:'Two Words';src:url("b.woff2")}`;
  expect(fontsOf(styles, 'kit.css')).toEqual([
    { family: 'Andika', file: 'a.woff2', weight: '700', style: 'italic' },
    { family: 'Two Words', file: 'b.woff2', weight: 'normal', style: 'normal' },
  ]);
  expect(withOwnLinks(styles, 'kit.css', addressOf)).toBe('a{b:c}');
});

test('names of files anywhere in the data become addresses; other texts do not change', () => {
  const data = { a: ['pictures/tiere/hund.svg', 'hund', 3, null], b: { c: 'paper.svg, not' } };
  expect(withOwnNames(data, addressOf)).toEqual({
    a: ['blob:null/hund', 'hund', 3, null],
    b: { c: 'paper.svg, not' },
  });
});
