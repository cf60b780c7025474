/** Pure rules of the service worker's cache: what it answers itself, and what it leaves to the network. */
import { shellAddress } from 'kaktus-shared/lesson-shell';
import { isLandingPicture } from './landing-pictures';

/**
 * 'leave': the browser continues as if there were no worker. 'shell': the application's page, from the cache. 'page':
 * from the network, with a friendly page if there is none. 'file': from the cache, because its address changes with its
 * content. 'word': a picture or a sound of the garden, which is cached once it was asked for. 'thumb': from the network,
 * or else from a book on the device. 'lessonShell': the sandbox of a lesson on the device, for a frame; 'nothing': its
 * address for anything else.
 */
export type CacheRule =
  | 'leave'
  | 'shell'
  | 'page'
  | 'file'
  | 'word'
  | 'thumb'
  | 'lessonShell'
  | 'nothing';

export type RequestFacts = { method: string; url: string; mode: string; destination: string };

/** What belongs to this build: its version, its files, those of its words, and the addresses of its pages. */
export type Build = {
  version: string;
  files: readonly string[];
  words: readonly string[];
  routes: readonly string[];
};

/** Never answered and never cached: API calls, lessons under signed links, mails, probes, the staff's pages. */
const uncachedPaths = /^\/(api|content|mailbox|desk|healthz|readyz)(\/|$)/;

const cachePrefix = 'kaktus-app-';
/** Shared by all builds: the words of a garden are heard without a connection too. */
export const wordCache = 'kaktus-words';

export function cacheRuleFor(
  { method, url, mode, destination }: RequestFacts,
  origin: string,
  build: Build,
): CacheRule {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || uncachedPaths.test(address.pathname))
    return 'leave';
  if (address.pathname === shellAddress)
    return mode === 'navigate' && destination === 'iframe' ? 'lessonShell' : 'nothing';
  if (address.pathname.startsWith('/thumbs/')) return mode === 'navigate' ? 'leave' : 'thumb';
  if (mode === 'navigate') {
    if (destination !== 'document') return 'leave';
    const path = address.pathname.replace(/(?!^)\/+$/, '');
    return build.routes.includes(path) ? 'shell' : 'page';
  }
  if (address.pathname.startsWith('/assets/words/')) return 'word';
  const isAsset = address.pathname.startsWith('/assets/') && !isLandingPicture(address.pathname);
  const isFile = isAsset || build.files.includes(address.pathname);
  return isFile ? 'file' : 'leave';
}

/** Whether a page from the network belongs to this build: every asset that it names is one of ours. */
export function isOfBuild(page: string, { files }: Build): boolean {
  const assetPaths = page.match(/\/assets\/[^"'\s]+/g) ?? [];
  return assetPaths.length > 0 && assetPaths.every((file) => files.includes(file));
}

export function cacheName({ version }: Build): string {
  return cachePrefix + version;
}

/** The caches of other builds, among all caches of this site. */
export function oldCaches(names: readonly string[], build: Build): string[] {
  return names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName(build));
}

/** Cached files of former recordings and drawings, which no garden of this build asks for. */
export function oldWords(cached: readonly string[], { words }: Build): string[] {
  return cached.filter((url) => !words.includes(new URL(url).pathname));
}

/** Players ask for a sound by its bytes; some refuse a whole answer to that. Null if the whole was asked for. */
export function rangeOf(header: string | null, size: number): [start: number, end: number] | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  return start <= end ? [start, end] : null;
}
