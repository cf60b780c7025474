/**
 * Draws what needs the mascot outside the application: icons for home screens and tabs and the pictures of the offline
 * page, from the same drawings as on the pages. Run it when those change, and commit what it writes:
 * `node web/scripts/draw-pictures.js` (needs Chromium for the PNGs).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

const web = new URL('..', import.meta.url).pathname;
const icons = join(web, 'public/icons');
const offline = join(web, 'public/offline');
const browser = process.env.BROWSER ?? 'chromium';

const vite = await createServer({
  root: web,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

const load = (file) => vite.ssrLoadModule(`/src/ui/art/${file}`);
const { Kaktus } = await load('mascot/kaktus.tsx');

const withoutClasses = (svg) => svg.replaceAll(/ class="[^"]*"/g, '');
const standalone = (size, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
const write = (path, svg) => writeFileSync(path, `${svg}\n`);

const mascot = (pose) =>
  withoutClasses(renderToStaticMarkup(createElement(Kaktus, { pose }))).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  );

/** The mascot in front of the sun; `size` is its share of the picture, `round` the radius of the tile's corners. */
function icon(waving, { size, round }) {
  const side = 512 * size;
  const left = (512 - side) / 2;
  const top = (512 - side) / 2 + side * 0.015;
  const placed = waving.replace(
    '<svg ',
    `<svg x="${left}" y="${top}" width="${side}" height="${side}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<clipPath id="tile"><rect width="512" height="512" rx="${round}"/></clipPath>
<g clip-path="url(#tile)">
<rect width="512" height="512" fill="#FFF1CF"/>
<circle cx="256" cy="${256 - side * 0.02}" r="${side * 0.48}" fill="#FFC145" opacity=".3"/>
<circle cx="256" cy="${256 - side * 0.02}" r="${side * 0.4}" fill="#FFC145"/>
<path d="M0 ${256 + side * 0.33}Q150 ${256 + side * 0.27} 270 ${256 + side * 0.32}T512 ${256 + side * 0.29}V512H0Z" fill="#F8C998"/>
<path d="M0 ${256 + side * 0.41}Q180 ${256 + side * 0.36} 300 ${256 + side * 0.41}T512 ${256 + side * 0.38}V512H0Z" fill="#EEB083"/>
${placed}
</g>
</svg>`;
}

function paint(svg, pixels) {
  const folder = mkdtempSync(join(tmpdir(), 'icon-'));
  const page = join(folder, 'icon.html');
  const picture = join(folder, 'icon.png');
  const style = `margin:0;display:block;width:${pixels}px;height:${pixels}px`;
  writeFileSync(page, `<body style="margin:0">${svg.replace('<svg ', `<svg style="${style}" `)}`);
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      `--window-size=${pixels},${pixels}`,
      `--screenshot=${picture}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  const png = readFileSync(picture);
  rmSync(folder, { recursive: true });
  return png;
}

/** The file that browsers ask for without being told of one: a list of PNGs, each with its side, length and place. */
function ico(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let place = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(png.readUInt32BE(16), entry);
    head.writeUInt8(png.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

async function landscape(time) {
  const { strip } = await load('landscape/strip.ts');
  const { pieces, views } = await load('landscape/landscape.tsx');
  const { default: names } = await load('landscape/landscape.module.css');
  const { default: css } = await load('landscape/landscape.module.css?inline');
  const day = readFileSync(join(web, '../shared/landscape.css'), 'utf8');
  const rules = `${day}${css}`.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{}]+\{[^{}]*\}/g);
  const used = rules.filter((rule) =>
    rule.includes('body.dark')
      ? time === 'night' && (rule.includes(names.shade) || rule.includes('--far'))
      : rule.includes(':root') || rule.trim().startsWith(`.${names.shade} `),
  );
  const style = used
    .join('')
    .replaceAll(`body.dark .${names.landscape}`, ':root')
    .replaceAll('body.dark ', '')
    .replaceAll(/\s+/g, ' ');
  const size = `viewBox="${views.strip}" preserveAspectRatio="xMidYMax slice" width="2560" height="180"`;
  return standalone(size, `<style>${style}</style>${strip(pieces)}`);
}

async function skyLight(time) {
  const { sun, moon } = await load('landscape/sky.ts');
  return standalone('viewBox="0 0 100 100"', time === 'day' ? sun : moon);
}

const { sleeps } = await load('mascot/poses/sleeps.ts');
write(join(offline, 'kaktus-sleeps.svg'), mascot(sleeps));
for (const time of ['day', 'night']) {
  write(join(offline, `landscape-${time}.svg`), await landscape(time));
  write(join(offline, `light-${time}.svg`), await skyLight(time));
}

const { waves } = await load('mascot/poses/waves.ts');
const waving = mascot(waves);
const tile = icon(waving, { size: 0.86, round: 112 });
const save = (name, svg, pixels) => writeFileSync(join(icons, name), paint(svg, pixels));
save('kaktus-192.png', tile, 192);
save('kaktus-512.png', tile, 512);
// Phones cut these to a shape of their own: only a circle of 80 % is certain to be visible, and corners must be filled.
save('kaktus-maskable-512.png', icon(waving, { size: 0.74, round: 0 }), 512);
save('apple-touch-icon.png', icon(waving, { size: 0.8, round: 0 }), 180);
// In a tab there is room for the face only: drawn apart from the mascot.
const face = readFileSync(join(web, 'public/favicon.svg'), 'utf8');
const faces = [16, 32, 48].map((pixels) => paint(face, pixels));
writeFileSync(join(web, 'public/favicon.ico'), ico(faces));

await vite.close();
