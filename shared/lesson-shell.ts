/**
 * The shell: the constant page in which a lesson runs that is stored on the device. Only the service worker answers its
 * address, with this policy: an opaque origin and no network at all, so neither the frame nor the lesson can be trusted
 * with more than what the page hands over. The shell greets the page around it, with a port on which the page answers
 * with the lesson; from then on, both talk as `bridge.ts` says.
 */
import { isPlain } from './plain-object.ts';

export const shellAddress = '/lesson-shell';

export const shellPolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline' blob:",
  'img-src blob: data:',
  'media-src blob: data:',
  "connect-src 'none'",
  "frame-src 'none'",
].join('; ');

/** The origin of a page that has none of its own, as messages name it. */
export const opaqueOrigin = 'null';

/**
 * The next number after those of `bridge.ts`, and raised with every change of what page and shell send each other: a
 * page does not answer the shell of another version, which the worker may still have, and opens the library's lesson.
 */
const shellVersion = 9;
type Greeting = { kaktus: typeof shellVersion; type: 'shell' };
export const shellGreeting: Greeting = { kaktus: shellVersion, type: 'shell' };

export const isShellGreeting = (data: unknown): data is Greeting =>
  isPlain(data) && data.kaktus === shellVersion && data.type === 'shell';

export type HandedFile = [name: string, content: Blob];

/** A lesson as the page hands it to the shell, without its sounds. */
export type HandedLesson = {
  /** `<book>/<lesson>` */
  lesson: string;
  files: HandedFile[];
  /** The scripts that import each other, each after those that it imports. */
  modules: string[];
  /** Whether this browser needs what `browsers/fallbacks.js` mends. */
  needsFallbacks: boolean;
};
/** Most of a lesson's files. Nobody hears them before its player runs: then the shell asks for them. */
export type HandedSounds = HandedFile[];
export const askForSounds = 'sounds';

export const isSound = (name: string): boolean => name.endsWith('.mp3');
