/**
 * Makes React Router fit the landing page's budget: takes its production build, which its export map does not offer,
 * and lets the bundler drop what only framework mode uses (prefetching, forms, fetchers).
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const displayNames = /^\w+\.displayName = "\w+";$/gm;
const reactCalls = /^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const prefetchingLink = /return shouldPrefetch && .* : link;/;

export function leanRouterPlugin(): Plugin {
  return {
    name: 'kaktus-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(reactCalls, 'var $1 = /* @__PURE__ */ $2')
          .replace(prefetchingLink, 'return link;'),
        map: null,
      }),
    },
  };
}
