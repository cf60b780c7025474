/** How the lessons are built and tested. */
import { createLogger } from 'vite';
import { defineConfig } from 'vitest/config';
import cssFallbacks from '../shared/browsers/css-fallbacks.ts';
import { buildTargets } from '../shared/browsers/targets.ts';
import { productsPlugin } from './tools/products/products-plugin.ts';
import { drawingsOf, sharedChunk } from './tools/products/shared-chunks.ts';

const logger = createLogger('warn');
logger.warn = (message) => {
  throw new Error(`A warning counts as an error: ${message}`);
};

export default defineConfig({
  base: './',
  customLogger: logger,
  css: { postcss: { plugins: [cssFallbacks()] } },
  plugins: [productsPlugin(import.meta.dirname)],
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: buildTargets('readers'),
    rolldownOptions: {
      // How long a build takes depends on the machine; it is not the lessons' fault.
      checks: { bundlerTimings: false },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) =>
          name === 'player' || name === 'watch'
            ? '[name]-[hash].js'
            : 'activities/[name]-[hash].js',
        chunkFileNames: ({ name }) =>
          name === 'kit'
            ? '[name]-[hash].js'
            : name.startsWith(drawingsOf)
              ? 'drawings/[name]-[hash].js'
              : 'activities/[name]-[hash].js',
        // What only games share stays out of the runtime that every lesson loads first.
        codeSplitting: { groups: [{ name: sharedChunk }] },
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
  test: {
    exclude: ['node_modules', 'dist'],
    restoreMocks: true,
    // Many drawings take seconds on a busy machine, and building all lessons a minute.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [
      // Rules and data are pure, so their tests share one process; each file of screen tests gets a page of its own.
      {
        extends: true,
        test: { name: 'rules', include: ['**/*.test.ts'], environment: 'node', isolate: false },
      },
      {
        extends: true,
        test: { name: 'screens', include: ['**/*.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
});
