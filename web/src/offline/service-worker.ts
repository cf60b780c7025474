/**
 * Caches the application's own files, so that a second visit is instant and a visit without a connection gets a
 * friendly page. Each version is one cache, filled before it is used. It never contains personal data (see
 * cache-rules.ts). Books on the device are stored by the pages (device/books); here is only the sandbox of their lessons.
 */
import { shellPolicy } from 'kaktus-shared/lesson-shell';
import {
  cacheName,
  isOfBuild,
  oldCaches,
  oldWords,
  rangeOf,
  cacheRuleFor,
  wordCache,
  type Build,
} from './cache-rules';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (scripts/service-worker-plugin.ts). */
declare const __BUILD__: Build;
declare const __LESSON_SHELL__: string;

const build = __BUILD__;
const shell = '/';
const offlinePage = '/offline.html';
/** A note beside the files: the windows that were open when this version took over may still need the previous one. */
const windowsOfBefore = '/windows-of-before';

const ownCache = () => caches.open(cacheName(build));

async function openWindows(): Promise<string[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.map(({ id }) => id);
}

/**
 * The server's current page; rejected if it is of another version than this worker. It is used for every page, so
 * it does not name the files of a particular one.
 */
async function fetchShell(): Promise<Response | null> {
  const answer = await fetch(shell, { cache: 'no-cache' });
  const page = await answer.text();
  if (!answer.ok || !isOfBuild(page, build)) return null;
  const headers = new Headers(answer.headers);
  headers.delete('Link');
  // It is already decompressed here.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(page, { headers });
}

async function install(): Promise<void> {
  const cache = await ownCache();
  const page = await fetchShell();
  if (!page) throw new Error('The server has another version of the application by now.');
  await cache.addAll(
    build.files.map((file) =>
      // Hashed files never change: those that the page has just loaded are taken from the browser's own cache.
      file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' }),
    ),
  );
  await cache.put(shell, page);
  await self.skipWaiting();
}

async function forgetOtherVersions(): Promise<void> {
  const names = oldCaches(await caches.keys(), build);
  await Promise.all(names.map((name) => caches.delete(name)));
  await forgetOldWords();
}

async function forgetOldWords(): Promise<void> {
  const cache = await caches.open(wordCache);
  const cached = (await cache.keys()).map(({ url }) => url);
  await Promise.all(oldWords(cached, build).map((url) => cache.delete(url, { ignoreVary: true })));
}

/** Open windows keep the files of their version, because they may ask for another page of it at any time. */
async function activate(): Promise<void> {
  const windows = await openWindows();
  if (windows.length === 0) return forgetOtherVersions();
  await (await ownCache()).put(windowsOfBefore, new Response(JSON.stringify(windows)));
}

async function tidyUp(cache: Cache): Promise<void> {
  const note = await cache.match(windowsOfBefore);
  if (!note) return;
  const before = (await note.json()) as string[];
  const now = await openWindows();
  if (before.some((id) => now.includes(id))) return;
  await forgetOtherVersions();
  await cache.delete(windowsOfBefore);
}

/** Looks for a newer page in the background: one of this version is cached, another version is fetched completely. */
async function renew(cache: Cache): Promise<void> {
  const page = await fetchShell();
  if (page) await cache.put(shell, page);
  else await self.registration.update();
}

async function orOfflinePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await ownCache();
    return (await cache.match(offlinePage)) ?? Response.error();
  }
}

async function answerShell(event: FetchEvent): Promise<Response> {
  const cache = await ownCache();
  const cached = await cache.match(shell, { ignoreVary: true });
  if (!cached) return orOfflinePage(event.request);
  event.waitUntil(
    renew(cache)
      .catch(() => undefined)
      .then(() => tidyUp(cache)),
  );
  return cached;
}

/** Looks in this version first; an open window may need a file of the previous one. */
async function answerFile(request: Request): Promise<Response> {
  const options = { ignoreVary: true, ignoreSearch: true };
  const cached = await (await ownCache()).match(request, options);
  return cached ?? (await caches.match(request, options)) ?? fetch(request);
}

async function wholeWord(url: string): Promise<Response> {
  const cache = await caches.open(wordCache);
  const cached = await cache.match(url, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(url);
  // On a device without room it is shown and played all the same.
  if (answer.ok) await cache.put(url, answer.clone()).catch(() => undefined);
  return answer;
}

async function answerWord(request: Request): Promise<Response> {
  const whole = await wholeWord(request.url);
  const header = request.headers.get('Range');
  if (!header || !whole.ok) return whole;
  const content = await whole.arrayBuffer();
  const range = rangeOf(header, content.byteLength);
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' };
  if (!range) return new Response(content, { headers });
  const [start, end] = range;
  return new Response(content.slice(start, end + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${content.byteLength}` },
  });
}

/** A picture on a tile: that of a book on the device stays visible without a connection. */
async function answerThumb(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    // Without a picture, the tile shows the mascot; an error would only fill the console.
    return (
      (await caches.match(request, { ignoreVary: true })) ?? new Response(null, { status: 204 })
    );
  }
}

/** The same page for everybody, and never without its policy. */
const lessonShell = () =>
  new Response(__LESSON_SHELL__, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': shellPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });

const nothing = () =>
  new Response('', { status: 404, headers: { 'Content-Security-Policy': shellPolicy } });

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const rule = cacheRuleFor(request, self.location.origin, build);
  if (rule === 'shell') event.respondWith(answerShell(event));
  if (rule === 'page') event.respondWith(orOfflinePage(request));
  if (rule === 'file') event.respondWith(answerFile(request));
  if (rule === 'word') event.respondWith(answerWord(request));
  if (rule === 'thumb') event.respondWith(answerThumb(request));
  if (rule === 'lessonShell') event.respondWith(lessonShell());
  if (rule === 'nothing') event.respondWith(nothing());
});
