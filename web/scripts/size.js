/** Adds up what the landing page loads, from the build's manifest, and fails beyond the budget; its pictures have one of their own. */
import { readdirSync, readFileSync } from 'node:fs';

const budget = { js: 75_000, css: 15_000, pictures: 120_000, picture: 40_000 };
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const needed = ['index.html', 'src/features/pages/home-page.tsx', 'src/i18n/en/pages.ts'];
const files = new Set();

function collect(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; the landing page has changed its parts.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) collect(imported);
}
needed.forEach(collect);
files.add('theme.js');

const gzipped = { js: true, css: true };
const total = { js: 0, css: 0 };
for (const file of [...files].sort()) {
  const kind = file.split('.').pop();
  const size = readFileSync(new URL(`${file}.gz`, dist)).length;
  total[kind] += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}

/** Moments of lessons, made by e2e/moments.py: all of them are shown, and none is too heavy. */
const taken = readdirSync(new URL('../src/features/pages/moments/', import.meta.url));
const shown = (manifest['src/features/pages/landing-parts.ts']?.assets ?? []).filter((file) =>
  file.endsWith('.webp'),
);
if (taken.length === 0 || shown.length !== taken.length)
  throw new Error('The landing page lacks pictures, or shows others: run make moments.');
const sizes = shown.map((file) => readFileSync(new URL(file, dist)).length);
total.pictures = sizes.reduce((sum, size) => sum + size, 0);
total.picture = Math.max(...sizes);

let failed = false;
for (const [kind, limit] of Object.entries(budget)) {
  const over = total[kind] > limit;
  failed ||= over;
  console.log(
    `landing page ${kind}: ${total[kind]} of ${limit} bytes${kind in gzipped ? ' gzip' : ''}${over ? ' – too much' : ''}`,
  );
}
process.exit(failed ? 1 : 0);
