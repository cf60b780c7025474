/** Lets a lesson start workers: a page without an origin may not start one from a file, but from a text of its own. */

const importing = (address: string) =>
  URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(address)})`]));

export function workersFromFiles(own: typeof Worker): typeof Worker {
  return class extends own {
    constructor(file: string | URL, options?: WorkerOptions) {
      const { href } = new URL(file, document.baseURI);
      const isFile = href.startsWith('http') && options?.type !== 'module';
      super(isFile ? importing(href) : file, options);
    }
  };
}
