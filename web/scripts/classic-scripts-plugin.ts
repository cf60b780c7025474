/** Puts gate.js and fallbacks.js beside the pages; while developing, serves them. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classicScripts } from '../../shared/browsers/classic-scripts.ts';

const styles = ['app', 'features', 'ui'].map((folder) =>
  join(import.meta.dirname, '../src', folder),
);

export function classicScriptsPlugin(): Plugin {
  return {
    name: 'kaktus-classic-scripts',
    async generateBundle() {
      for (const [fileName, source] of await classicScripts(...styles))
        this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer({ middlewares }) {
      const scripts = await classicScripts(...styles);
      middlewares.use((request, response, next) => {
        const script = scripts.get((request.url ?? '').slice(1));
        if (script === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(script);
      });
    },
  };
}
