/**
 * Adds up what the landing page loads, from the build's manifest, and fails beyond the budget; its pictures have one of their own.
 * Then what the desk loads; no file of a reader may name one of the desk.
 */
import { readdirSync, readFileSync } from 'node:fs';

const budget = { js: 80_000, allJs: 110_000, css: 15_000, pictures: 120_000, picture: 40_000 };
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const needed = ['index.html', 'src/features/pages/home-page.tsx', 'src/i18n/en/pages.ts'];
/** What it fetches by itself once it can be used. */
const neededLater = [
  'src/features/pages/landing-parts.ts',
  'src/i18n/en/landing.ts',
  'src/app/late-parts.ts',
  'src/i18n/en/late.ts',
];
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
['gate.js', 'theme.js'].forEach((file) => files.add(file));

const gzipped = { js: true, allJs: true, css: true };
const total = { js: 0, css: 0 };
function addUp(file) {
  const kind = file.split('.').pop();
  const size = readFileSync(new URL(`${file}.gz`, dist)).length;
  total[kind] += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
const first = [...files].sort();
first.forEach(addUp);
const atFirst = { ...total };
neededLater.forEach(collect);
[...files]
  .filter((file) => file.endsWith('.js') && !first.includes(file))
  .sort()
  .forEach(addUp);
total.allJs = total.js;
total.js = atFirst.js;

/** Moments of lessons, made by e2e/pictures/moments.py: all of them are shown, and none is too heavy. */
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
/** The cache of server state is for signed-in readers. */
if ([...files].some((file) => file.includes('server-state'))) {
  failed = true;
  console.log('the landing page loads the cache of server state');
}
for (const [kind, limit] of Object.entries(budget)) {
  const over = total[kind] > limit;
  failed ||= over;
  console.log(
    `landing page ${kind}: ${total[kind]} of ${limit} bytes${kind in gzipped ? ' gzip' : ''}${over ? ' – too much' : ''}`,
  );
}

const deskFolder = 'assets/desk/';
const deskManifest = JSON.parse(readFileSync(new URL('.vite/desk-manifest.json', dist), 'utf8'));
const deskTotal = { js: 0, css: 0 };
const deskFirst = { js: 0, css: 0 };
const ofEntry = new Set();
function collectDesk(key) {
  const chunk = deskManifest[key];
  if (ofEntry.has(chunk.file)) return;
  ofEntry.add(chunk.file);
  for (const css of chunk.css ?? []) ofEntry.add(css);
  for (const imported of chunk.imports ?? []) collectDesk(imported);
}
collectDesk('desk.html');
const deskFiles = new Set(
  Object.values(deskManifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]),
);
for (const file of deskFiles) {
  const kind = file.split('.').pop();
  if (!file.startsWith(deskFolder)) throw new Error(`${file} of the desk is not in its folder.`);
  if (!(kind in deskTotal)) continue;
  const size = readFileSync(new URL(`${file}.gz`, dist)).length;
  deskTotal[kind] += size;
  if (ofEntry.has(file)) deskFirst[kind] += size;
}
for (const kind of ['js', 'css'])
  console.log(`desk ${kind}: ${deskFirst[kind]} bytes gzip at first, ${deskTotal[kind]} in all`);

const readersFiles = readdirSync(dist, { recursive: true })
  .filter((name) => /\.(js|css|html|json)$/.test(name))
  .filter((name) => !name.startsWith(deskFolder) && !/(^|\/)desk[-.]/.test(name));
for (const name of readersFiles)
  if (readFileSync(new URL(name, dist), 'utf8').includes(deskFolder)) {
    failed = true;
    console.log(`${name} names a file of the desk`);
  }
process.exit(failed ? 1 : 0);
