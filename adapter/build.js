/** Builds the scripts that lessons from other tools are played with, one file each, and copies the H5P player. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, runnerImport } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const player = join(dist, 'player');
const scripts = ['storage', 'scorm12', 'scorm2004', 'h5p'];
const h5p = dirname(createRequire(import.meta.url).resolve('h5p-standalone'));
/** H5P's own code within the player from npm, which names only the licence of the code around it. */
const core = {
  name: 'h5p-php-library',
  version: 'as contained in h5p-standalone',
  licence: 'GPL-3.0-only',
  texts: [readFileSync(join(root, 'licences/GPL-3.0.txt'), 'utf8').trim()],
};

const { module: browsers } = await runnerImport(join(root, '../shared/browsers/targets.ts'), {
  configFile: false,
});

/** A classic script: it has to run before the next element of the page is read. */
async function buildScript(name) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: player,
      emptyOutDir: false,
      reportCompressedSize: false,
      target: browsers.buildTargets('readers'),
      lib: {
        entry: join(root, `src/${name}.ts`),
        formats: ['iife'],
        name: 'kaktus',
        fileName: () => `${name}.js`,
      },
    },
  });
  const files = [output].flat().flatMap((one) => one.output);
  return Object.fromEntries(files.map((file) => [`${name}/${file.fileName}`, file]));
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(player, { recursive: true });
const bundle = {};
for (const name of scripts) Object.assign(bundle, await buildScript(name));
for (const part of ['main.bundle.js', 'frame.bundle.js', 'styles', 'images', 'fonts'])
  cpSync(join(h5p, part), join(player, 'h5p', part), { recursive: true });
copyFileSync(join(root, 'src/h5p-page.css'), join(player, 'h5p-page.css'));

const { module } = await runnerImport(join(root, '../shared/third-party.ts'), {
  configFile: false,
});
const listed = JSON.parse(module.thirdPartyList(bundle, root, [join(h5p, 'main.bundle.js')]));
writeFileSync(join(dist, 'third-party.json'), `${JSON.stringify([...listed, core], null, 2)}\n`);
