/** Writes the list of packages whose code or fonts are in the pages, for tools/third_party.py. */
import type { Plugin } from 'vite';
import { thirdPartyList } from '../../shared/third-party.ts';

export function thirdPartyPlugin(list: string): Plugin {
  let root = '';
  return {
    name: 'kaktus-third-party',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const source = thirdPartyList(bundle, root);
      this.emitFile({ type: 'asset', fileName: `.vite/${list}.json`, source });
    },
  };
}
