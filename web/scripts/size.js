/** Adds up what the landing page loads, from the build's manifest, and fails beyond the budget. */
import { readFileSync } from 'node:fs';

const budget = { js: 75_000, css: 15_000 };
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

const total = { js: 0, css: 0 };
for (const file of [...files].sort()) {
  const kind = file.split('.').pop();
  const size = readFileSync(new URL(`${file}.gz`, dist)).length;
  total[kind] += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}

let failed = false;
for (const [kind, limit] of Object.entries(budget)) {
  const over = total[kind] > limit;
  failed ||= over;
  console.log(
    `landing page ${kind}: ${total[kind]} of ${limit} bytes gzip${over ? ' – too much' : ''}`,
  );
}
process.exit(failed ? 1 : 0);
