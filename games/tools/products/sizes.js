/** Adds up what each product loads, and fails beyond the budget. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const budget = { watch: 700, runtime: 15_000, activity: 6_900, firstGame: 400_000, thumb: 15_000 };
const dist = new URL('../../dist/', import.meta.url).pathname;

const transferred = (path) => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;

function measure(product) {
  const size = { watch: 0, runtime: 0, activity: 0, firstGame: 0, thumb: 0 };
  for (const entry of readdirSync(product, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(product, path);
    const bytes = transferred(path);
    if (name === 'thumb.svg') size.thumb = bytes;
    else if (!/^(audio|outlines)\/|^(words|files)\.json$/.test(name)) size.firstGame += bytes;
    // The script that watches the start is no part of the runtime.
    if (/^watch-[^/]+\.js$/.test(name)) size.watch = bytes;
    else if (/^[^/]+\.js$/.test(name)) size.runtime += bytes;
    if (/^activities\/.+\.js$/.test(name)) size.activity = Math.max(size.activity, bytes);
  }
  return size;
}

const headings = Object.keys(budget).map((kind) => kind.padStart(10));
console.log(`${'bytes, text as gzip'.padEnd(38)}${headings.join('')}`);
let failed = false;
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const book of foldersIn(dist)) {
  for (const lesson of foldersIn(join(dist, book.name))) {
    const size = measure(join(dist, book.name, lesson.name));
    const columns = Object.entries(size).map(([kind, bytes]) => {
      const over = bytes > budget[kind];
      failed ||= over;
      return `${over ? '!' : ''}${bytes}`.padStart(10);
    });
    console.log(`${`${book.name}/${lesson.name}`.padEnd(38)}${columns.join('')}`);
  }
}
console.log(
  `${'budget'.padEnd(38)}${Object.values(budget)
    .map((max) => String(max).padStart(10))
    .join('')}`,
);
if (failed) console.error('Beyond the budget where marked with "!".');
process.exit(failed ? 1 : 0);
