/**
 * Writes dist/routes.json: which addresses are pages, and which files each page needs beyond those that every page names.
 * The page of a route is the file named after it: emailChanged is made by features/…/email-changed-page.tsx.
 */
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/ui/places/paths.ts';

type Bundle = Rolldown.OutputBundle;

function chunkWith(bundle: Bundle, file: string): Rolldown.OutputChunk {
  const [chunk, ...others] = Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .filter((one) => one.moduleIds.some((id) => id.endsWith(file)));
  if (!chunk || others.length > 0)
    throw new Error(`One page must be made by a file named ${file}.`);
  return chunk;
}

function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, found);
  }
  return found;
}

const fileOf = (name: string) =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

export function routesPlugin(): Plugin {
  return {
    name: 'kaktus-routes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const everywhere = filesOf(bundle, chunkWith(bundle, '/src/app/main.tsx'));
      const routes = Object.entries(paths).map(([name, path]) => {
        const files = filesOf(bundle, chunkWith(bundle, fileOf(name)));
        return [path, [...files].filter((file) => !everywhere.has(file)).sort()];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify(Object.fromEntries(routes), null, 2)}\n`,
      });
    },
  };
}
