/**
 * Runs before the first script of a page from another tool. In the sandbox, cookies and storage throw; here they get a
 * memory, which the host stores for the next time.
 */
import { cookieText, setCookie } from './cookies.ts';
import { answerDialogs } from './dialogs.ts';
import { openInFrame, openLinksBeside } from './frame-links.ts';
import { openMemory, type LessonMemory } from './lesson-memory.ts';
import { reportStart } from './start.ts';
import { workersFromFiles } from './workers.ts';

declare global {
  interface Window {
    kaktusAdapter: LessonMemory;
    /** That of the outermost page of this origin. */
    kaktusOpenInFrame: typeof openInFrame;
    /** SCORM 1.2 and 2004, in packages that report by it. */
    API?: object;
    API_1484_11?: object;
  }
}

function lessonOf(script: HTMLScriptElement): string {
  // …/<book>/<lesson>/kaktus-adapter/storage.js
  return new URL(script.src).pathname.split('/').slice(-4, -2).join('/');
}

function give(target: object, name: string, described: PropertyDescriptor): void {
  Object.defineProperty(target, name, { configurable: true, ...described });
}

/** The memory of the window around a page in a frame, if both have one origin; its cookies and storage are one. */
function memoryAround(): LessonMemory | null {
  try {
    return host.kaktusAdapter;
  } catch {
    return null;
  }
}

const host = window.parent;
/** A page in a frame of the lesson: the lesson itself is in a frame of the library's page, which is the top. */
const isInner = host !== window.top;
const around = isInner ? memoryAround() : null;
const ownName = Object.getOwnPropertyDescriptor(window, 'name')!;
const memory =
  around ??
  openMemory(
    lessonOf(document.currentScript as HTMLScriptElement),
    {
      // An inner frame's name is the lesson's, which finds the frame by it.
      read: () => (isInner ? '' : String(ownName.get!.call(window))),
      write: (name) => !isInner && ownName.set!.call(window, name),
    },
    (message) => !isInner && host.postMessage(message, '*'),
  );

const jar = memory.area('cookies');
give(document, 'cookie', {
  get: () => cookieText(jar),
  set: (text) => setCookie(jar, String(text), Date.now()),
});
give(window, 'localStorage', { value: memory.area('local') });
give(window, 'sessionStorage', { value: memory.area('session') });

// The frame's name holds our memory; the lesson gets one of its own.
let shownName = '';
if (!isInner)
  give(window, 'name', { get: () => shownName, set: (name) => (shownName = String(name)) });

// Lessons look for a learning platform in the windows around them, where the sandbox shows them only an error.
// Some look only there, and not in their own window. Pages of one origin see each other.
type Platform = { parent: Platform; postMessage: Window['postMessage']; [more: string]: unknown };
const platform: Platform = {
  get parent() {
    return platform;
  },
  get API() {
    return window.API;
  },
  get API_1484_11() {
    return window.API_1484_11;
  },
  postMessage: host.postMessage.bind(host),
};
if (!around) give(window, 'parent', { get: () => platform });

// In the sandbox, even asking whether there are service workers throws. Lessons can do without them.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

give(window, 'Worker', { value: workersFromFiles(window.Worker), writable: true });

give(window, 'kaktusAdapter', { value: memory });
give(window, 'kaktusOpenInFrame', { value: around ? host.kaktusOpenInFrame : openInFrame });
if (around) openLinksBeside(host.kaktusOpenInFrame);
reportStart(memory, isInner, host);
answerDialogs(
  (name, described) => give(window, name, described),
  // What a page within the lesson stores would not outlast a new beginning.
  isInner ? undefined : { memory: memory.area('scorm'), restart: () => location.reload() },
);

// To a page without an origin every picture is cross-origin: a canvas refuses it unless it was requested with CORS.
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
give(HTMLImageElement.prototype, 'src', {
  ...source,
  set(this: HTMLImageElement, address: string) {
    this.crossOrigin ??= 'anonymous';
    source.set!.call(this, address);
  },
});
