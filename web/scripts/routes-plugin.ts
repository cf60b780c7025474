/** Writes dist/routes.json, from which the server knows which addresses are pages. */
import type { Plugin } from 'vite';
import { paths } from '../src/ui/paths.ts';

export function routesPlugin(): Plugin {
  return {
    name: 'kaktus-routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: `${JSON.stringify(Object.values(paths), null, 2)}\n`,
      });
    },
  };
}
