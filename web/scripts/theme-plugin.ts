/** Minifies theme.js, which every page runs before it is painted: it is no module, so the build would only copy it. */
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const theme = new URL('../public/theme.js', import.meta.url);

export function themePlugin(): Plugin {
  return {
    name: 'kaktus-theme',
    apply: 'build',
    generateBundle() {
      const { code } = minifySync('theme.js', readFileSync(theme, 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: code });
    },
  };
}
