/** How the reader's pages are built, served while developing, and tested. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import cssFallbacks from '../shared/browsers/css-fallbacks.ts';
import { buildTargets } from '../shared/browsers/targets.ts';
import { classicScriptsPlugin } from './scripts/classic-scripts-plugin.ts';
import { deskPagePlugin } from './scripts/desk-page-plugin.ts';
import { assetName, gardenWordsPlugin } from './scripts/garden-words-plugin.ts';
import { routesPlugin } from './scripts/routes-plugin.ts';
import { offlinePage, serviceWorkerPlugin } from './scripts/service-worker-plugin.ts';
import { sitePlugin } from './scripts/site-plugin.ts';
import { themePlugin } from './scripts/theme-plugin.ts';
import { thirdPartyPlugin } from './scripts/third-party-plugin.ts';
import { className, strictLogger } from './vite.shared.ts';

const server = 'http://localhost:8000';
// The server answers only under its own address.
const passedOn = { target: server, changeOrigin: true };

export default defineConfig({
  customLogger: strictLogger(),
  css: { modules: { generateScopedName: className }, postcss: { plugins: [cssFallbacks()] } },
  plugins: [
    react(),
    routesPlugin(),
    classicScriptsPlugin(),
    serviceWorkerPlugin(),
    sitePlugin(server),
    deskPagePlugin(),
    themePlugin(),
    thirdPartyPlugin('third-party'),
    gardenWordsPlugin(),
  ],
  server: {
    proxy: {
      '/api': passedOn,
      '/content': passedOn,
      '/thumbs': passedOn,
      '/THIRD-PARTY.txt': passedOn,
    },
  },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every page has loaded these before it asks for anything else.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        // Nobody waits for this one, so the landing page need not name all that it imports.
        if (file.includes('/landing-parts-')) return needed.filter((name) => name.endsWith('.css'));
        return needed.filter((name) => !/assets\/(react|start|rolldown-runtime)-/.test(name));
      },
    },
    assetsInlineLimit: 0,
    target: buildTargets('readers'),
    rolldownOptions: {
      input: ['index.html', offlinePage],
      checks: { pluginTimings: false },
      output: {
        assetFileNames: assetName,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Few files, because a browser fetches six at a time: what every page starts with,
            {
              name: 'start',
              test: /preload-helper|shared\/(plain-object|change-signal)|src\/(router\/location|i18n\/(language|catalogues|fetch-words|word-loader|en\/shell)|device\/(pending-code|stored|reader-token)|api\/reader-session-state)/,
              includeDependenciesRecursively: false,
            },
            // the mascot as visitors meet him,
            {
              name: 'mascot',
              test: /ui\/art\/mascot\/(kaktus|poses\/waves)/,
              includeDependenciesRecursively: false,
            },
            // what the landing page does not wait for,
            {
              name: 'late',
              test: /shared\/mascot-claps|src\/(app\/(late-parts|error-page|language-list|offline-notice|register-service-worker|visitor-notice)|ui\/(waiting\/offline-placeholder|page\/(notice|sheet)|pictures\/state-icons|art\/(landscape\/strip|mascot\/poses\/(?!waves))))/,
              includeDependenciesRecursively: false,
            },
            // what forms and calls share,
            {
              name: 'forms',
              test: /openapi-fetch|shared\/(bridge|topics|word-memory)|src\/(api\/(answer|reader-client|failure|server-fetch|timed-fetch)|device\/(children|memory|progress)|ui\/(forms\/(checklist|field|password-field|use-submission)|code\/code-typing|dialogs\/))/,
              includeDependenciesRecursively: false,
            },
            // what only somebody with a token asks, with the cache for it,
            {
              name: 'server-state',
              test: /@tanstack|src\/(api\/(query-client|reader-session-calls)|ui\/waiting\/server-state)/,
              includeDependenciesRecursively: false,
            },
            // sign up, verify, log in, change,
            {
              name: 'accounts',
              test: /src\/features\/accounts\//,
              includeDependenciesRecursively: false,
            },
            // type a code, before or after that,
            {
              name: 'code',
              test: /src\/ui\/(code\/|child-font)/,
              includeDependenciesRecursively: false,
            },
            // look after the garden,
            {
              name: 'garden',
              test: /src\/features\/garden\//,
              includeDependenciesRecursively: false,
            },
            // unlock, choose, play: there is no wait from one to the next.
            {
              name: 'play',
              test: /shared\/palettes|src\/(features\/(activation|library|viewer)\/|lesson-host\/|api\/shelf|ui\/(pictures\/(book-use|play-icon)|children\/)|i18n\/day-format)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // One page for all files, emptied before each test: a new one each time would take longer than the tests.
    isolate: false,
    testTimeout: 90_000,
  },
});
