import postcss from 'postcss';
import { expect, test } from 'vitest';
import cssFallbacks, { hasSelectors } from './css-fallbacks.ts';
import { holds } from './fallbacks.ts';

const lowered = (css: string) =>
  postcss([cssFallbacks()])
    .process(css, { from: 'x.css' })
    .css.replace(/\s+/g, ' ')
    .replace(/(?<=\{)(?! )/g, ' ');

test('what all browsers know stays as it is', () => {
  const css = '.a { inline-size: 3vw; overflow: hidden }';
  expect(lowered(css)).toBe(css);
});

test('units of a container come from its measured size', () => {
  expect(lowered('.a { gap: min(3cqi, -1.5cqh) }')).toContain(
    '@supports not (width: 1cqi) { .a { gap: min(calc(3 * var(--cqi, 1vw)), calc(-1.5 * var(--cqh, 1vh))) } }',
  );
});

test('a container is named after its rule, and keeps its own size', () => {
  expect(lowered('.a { container-type: size }')).toContain(
    ".a { --container: size '.a'; contain: size }",
  );
});

test('a container query becomes a mark on the container', () => {
  expect(
    lowered('@container (aspect-ratio > 1.2) and (height < 300px) { .a .b::before { top: 0 } }'),
  ).toContain(
    "@supports not (width: 1cqi) { .a .b:where([data-container~='aspect-ratio>1.2'][data-container~='height<300px'] *)::before { top: 0 } }",
  );
  expect(() => lowered('@container (orientation: portrait) { .a { top: 0 } }')).toThrow(
    'orientation',
  );
});

test('transforms of their own are composed again', () => {
  expect(lowered('.a { rotate: -3deg; translate: -50% calc(1px + 2px) }')).toContain(
    '--rotate: rotate(-3deg); --translate: translate(-50%, calc(1px + 2px)); transform: var(--translate, translate(0)) var(--rotate, translate(0))',
  );
  expect(lowered('@keyframes k { 50% { scale: 1.1 } }')).toContain(
    '50% { transform: var(--translate, translate(0)) var(--rotate, translate(0)) scale(1.1) var(--transform, translate(0)) }',
  );
});

test('a comparison in a media query is written with min and max', () => {
  expect(lowered('@media (width < 400px) and (height >= 3rem) { .a { top: 0 } }')).toContain(
    '@media (max-width: 399.98px) and (min-height: 3rem)',
  );
});

test('what has something gets a mark, except in a module', () => {
  expect(lowered('.a:has(.b > :only-child) .c { top: 0 }')).toContain(
    "@supports not selector(:has(a)) { .a[data-has~='-b-only-child'] .c { top: 0 } }",
  );
  expect(hasSelectors('.a:has(.b) {}', 'x.module.css')).toEqual([]);
  expect(() => lowered('.a:has(> .b) { top: 0 }')).toThrow('anywhere inside');
});

test.each([
  ['aspect-ratio>1.2', 130, 100, true],
  ['aspect-ratio>1.2', 120, 100, false],
  ['aspect-ratio<=1.2', 120, 100, true],
  ['height<300px', 900, 299, true],
  ['height<300px', 900, 300, false],
  ['width<=480px', 480, 900, true],
])('%s of %d × %d is %s', (comparison, width, height, expected) => {
  expect(holds(comparison, width, height)).toBe(expected);
});
