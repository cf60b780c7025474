/**
 * How the staff's pages are built: apart from the reader's, after them and into the same folder. So no chunk is shared,
 * and nothing that is done for the desk can change a byte of a reader's page.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../shared/browsers/targets.ts';
import { thirdPartyPlugin } from './scripts/third-party-plugin.ts';
import { className, strictLogger } from './vite.shared.ts';

export default defineConfig({
  customLogger: strictLogger(),
  css: { modules: { generateScopedName: className } },
  plugins: [react(), thirdPartyPlugin('desk-third-party')],
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/desk',
    manifest: '.vite/desk-manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: buildTargets('desk'),
    rolldownOptions: { input: 'desk.html', checks: { pluginTimings: false } },
  },
});
