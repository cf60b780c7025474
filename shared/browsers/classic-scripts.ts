/** Builds gate.js and fallbacks.js, which pages and lessons carry beside their modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { comparisons, hasMark, hasSelectors } from './css-fallbacks.ts';
import { buildTargets } from './targets.ts';

const here = import.meta.dirname;

/** The minifier writes texts as templates, which are younger than the browsers that this script is for. */
function gateScript(): string {
  const source = readFileSync(join(here, 'gate.js'), 'utf8');
  const { code } = minifySync('gate.js', source, { compress: { target: 'es2015' } });
  return code.replace(/`([^`"$\\]*)`/g, '"$1"');
}

function stylesIn(folder: string): { file: string; style: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => name.endsWith('.css') && !/node_modules|dist/.test(parentPath),
    )
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((file) => ({ file, style: readFileSync(file, 'utf8') }));
}

/** What the container queries and the `:has()` of these folders ask, so that fallbacks.js can answer. */
function questionsIn(folders: readonly string[]) {
  const styles = folders.flatMap(stylesIn);
  const queries = styles.flatMap(({ style }) =>
    [...style.matchAll(/@container ([^{]+?)\s*\{/g)].map(([, query]) => query!),
  );
  const owners = styles
    .flatMap(({ style, file }) => hasSelectors(style, file))
    .map((one) => ({ ...one, mark: hasMark(one.inner) }));
  return {
    __COMPARISONS__: JSON.stringify([...new Set(queries.flatMap(comparisons))]),
    __OWNERS__: JSON.stringify([
      ...new Map(owners.map((one) => [one.owner + one.mark, one])).values(),
    ]),
  };
}

async function fallbacksScript(styles: readonly string[]): Promise<string> {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: questionsIn(styles),
    build: {
      write: false,
      target: buildTargets('readers'),
      modulePreload: false,
      rolldownOptions: { input: join(here, 'start-fallbacks.ts'), output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('fallbacks.js must be one file.');
  return built.output[0].code;
}

/** The two scripts by their names; `styles` are the folders whose container queries have to work. */
export async function classicScripts(...styles: string[]): Promise<Map<string, string>> {
  return new Map([
    ['gate.js', gateScript()],
    ['fallbacks.js', await fallbacksScript(styles)],
  ]);
}
