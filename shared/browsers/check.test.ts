import postcss from 'postcss';
import { expect, test } from 'vitest';
import { cssProblems } from './css-check.ts';
import cssFallbacks from './css-fallbacks.ts';
import { jsProblems } from './js-check.ts';
import type { Audience } from './targets.ts';

const inCss = (css: string, audience: Audience = 'readers') =>
  cssProblems(postcss.parse(css), audience).map(({ feature }) => feature);
const inJs = (script: string, audience: Audience = 'readers') =>
  jsProblems('x.tsx', script, audience, () => false).map(({ feature }) => feature);

test.each([
  ['.a:has(.b) { top: 0 }', ':has'],
  ['@container (width < 3px) { .a { top: 0 } }', '@container'],
  ['.a { height: 100dvh }', 'dvh'],
  ['.a { height: 1cqi }', 'cqi'],
  ['.a { rotate: 3deg }', 'rotate'],
  ['.a { overflow: clip }', 'overflow: clip'],
  ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['.a { color: oklch(50% 0 0) }', 'oklch()'],
  ['@media (width < 3px) { .a { top: 0 } }', '@media (width < …)'],
  ['.a { .b { top: 0 } }', 'nested rules'],
  ['@layer x { .a { top: 0 } }', '@layer'],
  ['@starting-style { .a { top: 0 } }', '@starting-style'],
  ['.a:dir(rtl) { top: 0 }', ':dir'],
])('%s is found', (css, feature) => {
  expect(inCss(css)).toContain(feature);
});

test.each([
  '.a { height: 100vh; height: 100dvh }',
  '@supports (height: 1dvh) { .a { height: 1dvh } }',
  '.a { aspect-ratio: 1; inset: 0; gap: 1px } .a:is(.b):focus-visible { top: 0 }',
])('%s is fine', (css) => {
  expect(inCss(css)).toEqual([]);
});

test.each([
  '.a { height: calc(100dvh - 3cqi) }',
  '.a { container-type: size; rotate: 3deg; overflow: clip }',
  '.a:has(.b) { gap: 3cqw }',
  '@container (width < 3px) { .a { gap: 3cqw; scale: 2 } }',
])('%s is fine with what the build adds', (css) => {
  const { root } = postcss([cssFallbacks()]).process(css, { from: 'x.css' });
  expect(cssProblems(root as postcss.Root, 'readers')).toEqual([]);
});

test.each([
  ['[1].findLast((n) => n)', '.findLast'],
  ['const x = [1].toSorted()', '.toSorted'],
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['structuredClone({})', 'structuredClone'],
  ['AbortSignal.timeout(3)', 'AbortSignal.timeout'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['document.body.checkVisibility()', '.checkVisibility'],
  ['document.body.inert = true', '.inert'],
  ['const x = <div inert>x</div>', '<div inert>'],
  ['const x = <div popover="auto">x</div>', '<div popover>'],
  ['addEventListener("scrollend", f); window.addEventListener("scrollend", f)', 'event scrollend'],
  ['x.style.translate = "1px"', 'style.translate'],
  ['/(?<=a)b/.test("ab")', '/(?<=…)/'],
  ['Response.json({})', 'Response.json'],
])('%s is found', (script, feature) => {
  expect(inJs(script)).toContain(feature);
});

test.each([
  '[1].at(-1); crypto.randomUUID(); "a".replaceAll("a", "b")',
  'document.createElement("dialog").showModal()',
  'event.getCoalescedEvents?.()',
  'const structuredClone = (x) => x; structuredClone(1)',
])('%s is fine', (script) => {
  expect(inJs(script)).toEqual([]);
});

test('the desk may use more', () => {
  expect(inJs('[1].findLast((n) => n); AbortSignal.any([])', 'desk')).toEqual([]);
  expect(inCss('.a:has(.b) { height: 100dvh }', 'desk')).toEqual([]);
});
