import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { classicScripts } from './classic-scripts.ts';

const source = readFileSync(new URL('gate.js', import.meta.url), 'utf8');

test('the gate is a script of 2009, as it is written and as it is built', async () => {
  const built = (await classicScripts()).get('gate.js')!;
  for (const script of [source, built])
    expect(() => parse(script, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
  expect(gzipSync(built, { level: 9 }).length).toBeLessThanOrEqual(1500);
});

test('fallbacks.js needs no more than the browsers that it is for', async () => {
  const built = (await classicScripts()).get('fallbacks.js')!;
  expect(() => parse(built, { ecmaVersion: 2021, sourceType: 'script' })).not.toThrow();
});

test.each(['en', 'de', 'tr', 'uk', 'ar', 'es', 'pl'])('the gate speaks %s', (language) => {
  const [, texts = ''] = new RegExp(`${language}: \\[([^\\]]+)\\]`).exec(source) ?? [];
  expect(texts.match(/'[^']{6,}'/g)).toHaveLength(3);
});
