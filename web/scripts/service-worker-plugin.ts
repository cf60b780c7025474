/**
 * Builds dist/service-worker.js, one file at a fixed address, which knows every file of the build it belongs to; and puts
 * the offline page at its address.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { buildTargets } from '../../shared/browsers/targets.ts';
import type { Build } from '../src/offline/cache-rules.ts';
import { isLandingPicture } from '../src/offline/landing-pictures.ts';
import { paths } from '../src/ui/places/paths.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const entry = join(web, 'src/offline/service-worker.ts');
const shellEntry = join(web, 'src/lesson-shell/lesson-shell.ts');

export const offlinePage = 'src/offline/offline.html';

/** What the server generates itself, or only home screens and crawlers need, is not cached. */
const notKept = /^(manifest\.webmanifest|icons\/|favicon\.ico|robots\.txt)/;

/** Written by classic-scripts-plugin.ts, at fixed addresses. */
const isClassic = /^(gate|fallbacks)\.js$/;

/** Of these, a device keeps those that grow in its garden. */
const isOfWord = (name: string) => name.startsWith('assets/words/');
const isKeptLater = (name: string) => isLandingPicture(name) || isOfWord(name);

function publicFiles(): string[] {
  return readdirSync(join(web, 'public'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(join(web, 'public/').length))
    .filter((name) => !notKept.test(name))
    .sort();
}

async function scriptOf(input: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: buildTargets('readers'),
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  if (!('output' in made)) throw new Error(`${input} must become one file.`);
  const [{ code, moduleIds }] = made.output;
  if (moduleIds.some((id) => id.includes('/node_modules/')))
    throw new Error(`${input} stands alone: packages in it would not be credited.`);
  return code;
}

/** A page in one piece: the worker answers with it, and it can load nothing. */
async function lessonShell(): Promise<string> {
  const script = (await scriptOf(shellEntry)).replaceAll('</', '<\\/').trim();
  return (
    '<!doctype html><html><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `</head><body><script>${script}</script></body></html>`
  );
}

export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'kaktus-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const offline = bundle[offlinePage];
      if (page?.type !== 'asset' || offline?.type !== 'asset')
        throw new Error('A page is missing.');
      delete bundle[offlinePage];
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline.source });

      const assets = Object.keys(bundle).filter(
        (name) => name.startsWith('assets/') && !isKeptLater(name),
      );
      const names = publicFiles();
      const classic = Object.values(bundle).filter(({ fileName }) => isClassic.test(fileName));
      const digest = createHash('sha256').update(assets.sort().join());
      digest.update(page.source).update(offline.source);
      for (const name of names) digest.update(name).update(readFileSync(join(web, 'public', name)));
      for (const script of classic) if (script.type === 'asset') digest.update(script.source);
      const shell = await lessonShell();
      digest.update(shell);
      const knows: Build = {
        version: digest.digest('hex').slice(0, 12),
        files: [
          ...assets,
          ...names,
          ...classic.map(({ fileName }) => fileName),
          'offline.html',
        ].map((name) => `/${name}`),
        words: Object.keys(bundle)
          .filter(isOfWord)
          .map((name) => `/${name}`),
        routes: Object.values(paths),
      };
      const source = await scriptOf(entry, {
        __BUILD__: JSON.stringify(knows),
        __LESSON_SHELL__: JSON.stringify(shell),
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
