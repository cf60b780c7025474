/**
 * The contract between a lesson and the page that hosts it: which messages they send, and what each side accepts.
 * Version 1:
 *
 *   lesson → host  {kaktus: 1, type: 'ready', lesson}               the lesson is on the screen
 *   lesson → host  {kaktus: 1, type: 'ask', lesson}                 what is stored for this lesson?
 *   host → lesson  {kaktus: 1, type: 'kept', progress}              the last progress, or null
 *   lesson → host  {kaktus: 1, type: 'progress', lesson, progress}  store this in place of the last
 *
 * Version 2 adds what lessons from other tools put into cookies and storage:
 *
 *   lesson → host  {kaktus: 2, type: 'memory', lesson, memory}      store this in place of the last
 *   host → lesson  the same message as JSON, in the frame's name    what was stored; such lessons read their storage
 *                                                                   while they load, before any message can arrive
 *
 * Version 3 adds the time of day on the page around the lesson, after 'ready' and whenever it changes:
 *
 *   host → lesson  {kaktus: 3, type: 'mode', dark}                  whether the page is dark: lessons show the evening
 *   host → lesson  the same message as JSON, in the frame's name    a lesson without a stored memory knows it before
 *                                                                   its first picture: no flash of day in the evening
 *
 * Version 4 lets a child hear itself. The host records and plays; no sound ever enters the lesson:
 *
 *   lesson → host  {kaktus: 4, type: 'record', lesson, wish}        what the host should do: see `RecordWish`
 *   host → lesson  {kaktus: 4, type: 'recorder', state}             what it does now: see `RecorderState`
 *
 * Version 5 tells why a lesson does not start, some seconds after its page has loaded; 'ready' takes it back:
 *
 *   lesson → host  {kaktus: 5, type: 'trouble', lesson, reason, drawn}   see `StartFault`; whether anything is drawn
 *
 * Version 6 tells that a file of the open lesson could not be fetched; the host finds out why:
 *
 *   lesson → host  {kaktus: 6, type: 'missing', lesson}
 *
 * Version 7 tells how loud the child is while the host records, whenever that changes:
 *
 *   host → lesson  {kaktus: 7, type: 'loudness', level}             from 0, silence, to 3; see `Loudness`
 *
 * Version 8 asks for silence while the page covers the lesson, as a teacher can for a class:
 *
 *   host → lesson  {kaktus: 8, type: 'quiet', quiet}                whether nothing may sound; afterwards it goes on
 *
 * Version 9 is the greeting of the shell (lesson-shell.ts), in which our own lessons run from the device.
 *
 * Either side may be anybody's work, so anything that is not exactly such a message is ignored. docs/content.md
 * explains it for those who make lessons of their own.
 */
import { isPlain } from './plain-object.ts';

export const bridgeVersion = 1;
export const memoryVersion = 2;
export const modeVersion = 3;
export const recordVersion = 4;
export const troubleVersion = 5;
export const missingVersion = 6;
export const loudnessVersion = 7;
export const quietVersion = 8;
/** How long a lesson's memory may be as JSON, in characters. */
export const longestMemory = 200_000;

export type Stars = 1 | 2 | 3;
export type Level = 1 | 2 | 3;

/** What a child has reached in a lesson. */
export type Progress = {
  /** Stars for each activity. */
  stars: Record<string, Stars>;
  /** The days on which the child got a word right. */
  words: Record<string, string[]>;
  /** Absent until somebody has used the switch; sound is on then. */
  sound?: boolean;
  /** How difficult each activity is next time, as it has gone so far. */
  levels?: Record<string, Level>;
  /** Set by an adult for the whole lesson; without it, every activity has its own. */
  level?: Level;
  /** Games that were left in the middle, by activity. */
  begun?: Record<string, BegunGame>;
  /** The word whose picture the child has chosen at the end of the lesson. */
  sticker?: string;
};

/** All that it takes to play a game again up to where it was left: what it was made of, and every answer since. */
export type BegunGame = {
  /** Of the lesson's content: a game of another version begins anew. */
  version: string;
  level: Level;
  seed: number;
  /** The day on which it began, and what the child knew then. */
  day: string;
  words: Record<string, string[]>;
  moves: string[];
};

/**
 * open: may I ask for a recording here? start: record; the first time, the host asks the people before it. stop: that
 * is enough. play: let the child hear it. forget: throw it away; the game is over.
 */
const recordWishes = ['open', 'start', 'stop', 'play', 'forget'] as const;
export type RecordWish = (typeof recordWishes)[number];

/**
 * unavailable: no microphone, or none for this lesson. asking: people are asked whether they want it. refused: they do
 * not. ready: 'start' will record, or ask first. recorded: 'play' will play it. ended: it has been played.
 */
export type RecorderState =
  | 'unavailable'
  | 'asking'
  | 'refused'
  | 'ready'
  | 'recording'
  | 'recorded'
  | 'playing'
  | 'ended';

/** How loud a child is; a lesson can show it, and learns nothing of what is said. */
export type Loudness = 0 | 1 | 2 | 3;

/** Why a lesson does not start; the server counts by the same names. */
const startFaults = ['nothing_drawn', 'script_refused', 'script_missing', 'error'] as const;
export type StartFault = (typeof startFaults)[number];

/** What a lesson from another tool has stored: texts by name, in the areas that it knows. */
export type Memory = Partial<Record<MemoryArea, Record<string, string>>>;

export type FromLesson =
  | { type: 'ready' }
  | { type: 'ask' }
  | { type: 'progress'; progress: Progress }
  | { type: 'memory'; memory: Memory }
  | { type: 'record'; wish: RecordWish }
  | { type: 'missing' }
  | Trouble;
export type Trouble = { type: 'trouble'; reason: StartFault; drawn: boolean };

const memoryAreas = ['cookies', 'local', 'session', 'scorm', 'h5p'] as const;
export type MemoryArea = (typeof memoryAreas)[number];

type Signed<Message> = Message & { kaktus: typeof bridgeVersion };
export type ToHost =
  | Signed<
      Exclude<FromLesson, { type: 'memory' | 'record' | 'trouble' | 'missing' }> & {
        lesson: string;
      }
    >
  | { kaktus: typeof missingVersion; type: 'missing'; lesson: string }
  | (Trouble & { kaktus: typeof troubleVersion; lesson: string })
  | { kaktus: typeof recordVersion; type: 'record'; lesson: string; wish: RecordWish };
export type ToLesson =
  | Signed<{ type: 'kept'; progress: Progress | null }>
  | { kaktus: typeof modeVersion; type: 'mode'; dark: boolean }
  | { kaktus: typeof recordVersion; type: 'recorder'; state: RecorderState }
  | { kaktus: typeof loudnessVersion; type: 'loudness'; level: Loudness }
  | { kaktus: typeof quietVersion; type: 'quiet'; quiet: boolean };

const limits = { activities: 50, words: 300, days: 10, moves: 500, move: 100 };
const name = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;
const day = /^\d{4}-\d\d-\d\d$/;

const isStars = (value: unknown): value is Stars => value === 1 || value === 2 || value === 3;

const isDays = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= limits.days &&
  value.every((one) => typeof one === 'string' && day.test(one));

const isWord = (value: unknown): value is string => typeof value === 'string' && name.test(value);

const isMove = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.move;

const isBegunGame = (value: unknown): value is BegunGame =>
  isPlain(value) &&
  isMove(value.version) &&
  isStars(value.level) &&
  Number.isSafeInteger(value.seed) &&
  isDays([value.day]) &&
  isRecordOf(value.words, limits.words, isDays) &&
  Array.isArray(value.moves) &&
  value.moves.length <= limits.moves &&
  value.moves.every(isMove);

function isRecordOf<Value>(
  value: unknown,
  limit: number,
  isValue: (one: unknown) => one is Value,
): value is Record<string, Value> {
  if (!isPlain(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= limit && entries.every(([key, one]) => name.test(key) && isValue(one));
}

/**
 * Reads progress from an untrusted value; null if anything in it is too much or not as it should be. A game left in the
 * middle or a sticker is worth less than the stars: if it cannot be read, it alone is lost.
 */
export function readProgress(value: unknown): Progress | null {
  if (!isPlain(value)) return null;
  const { stars, words, sound, levels, level, begun, sticker } = value;
  if (!isRecordOf(stars, limits.activities, isStars)) return null;
  if (!isRecordOf(words, limits.words, isDays)) return null;
  if (sound !== undefined && typeof sound !== 'boolean') return null;
  if (levels !== undefined && !isRecordOf(levels, limits.activities, isStars)) return null;
  if (level !== undefined && !isStars(level)) return null;
  return {
    stars,
    words,
    ...(sound !== undefined && { sound }),
    ...(levels && { levels }),
    ...(level && { level }),
    ...(isRecordOf(begun, limits.activities, isBegunGame) && { begun }),
    ...(isWord(sticker) && { sticker }),
  };
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isPlain(value) && Object.values(value).every((one) => typeof one === 'string');

/** Reads a memory from an untrusted value; null if it is too long or not as it should be. */
export function readMemory(value: unknown): Memory | null {
  if (!isPlain(value)) return null;
  const entries = Object.entries(value);
  const isMemory = entries.every(
    ([area, texts]) => (memoryAreas as readonly string[]).includes(area) && isTexts(texts),
  );
  return isMemory && JSON.stringify(value).length <= longestMemory ? (value as Memory) : null;
}

/** What the host writes into the frame's name. */
export function memoryAsName(lesson: string, memory: Memory): string {
  return JSON.stringify({ kaktus: memoryVersion, type: 'memory', lesson, memory });
}

function readMemoryMessage(data: unknown, lesson: string): Memory | null {
  if (!isPlain(data) || data.kaktus !== memoryVersion) return null;
  return data.type === 'memory' && data.lesson === lesson ? readMemory(data.memory) : null;
}

/** What the lesson finds in its frame's name. */
export function memoryFromName(name: string, lesson: string): Memory | null {
  try {
    return readMemoryMessage(JSON.parse(name), lesson);
  } catch {
    return null;
  }
}

const isOfThisVersion = (data: unknown): data is Record<string, unknown> =>
  isPlain(data) && data.kaktus === bridgeVersion;

function readWish(data: unknown, lesson: string): RecordWish | null {
  if (!isPlain(data) || data.kaktus !== recordVersion || data.lesson !== lesson) return null;
  if (data.type !== 'record') return null;
  return recordWishes.find((wish) => wish === data.wish) ?? null;
}

function readTrouble(data: unknown, lesson: string): Trouble | null {
  if (!isPlain(data) || data.kaktus !== troubleVersion || data.lesson !== lesson) return null;
  const reason = startFaults.find((fault) => fault === data.reason);
  if (data.type !== 'trouble' || !reason || typeof data.drawn !== 'boolean') return null;
  return { type: 'trouble', reason, drawn: data.drawn };
}

const isMissing = (data: unknown, lesson: string): boolean =>
  isPlain(data) &&
  data.kaktus === missingVersion &&
  data.type === 'missing' &&
  data.lesson === lesson;

/** What the host accepts: messages about the lesson on its stage. */
export function readFromLesson(data: unknown, lesson: string): FromLesson | null {
  const memory = readMemoryMessage(data, lesson);
  if (memory) return { type: 'memory', memory };
  const wish = readWish(data, lesson);
  if (wish) return { type: 'record', wish };
  const trouble = readTrouble(data, lesson);
  if (trouble) return trouble;
  if (isMissing(data, lesson)) return { type: 'missing' };
  if (!isOfThisVersion(data) || data.lesson !== lesson) return null;
  if (data.type === 'ready' || data.type === 'ask') return { type: data.type };
  if (data.type !== 'progress') return null;
  const progress = readProgress(data.progress);
  return progress && { type: 'progress', progress };
}

/** What a lesson accepts: the progress that was stored for it. */
export function readFromHost(data: unknown): Progress | null {
  return isOfThisVersion(data) && data.type === 'kept' ? readProgress(data.progress) : null;
}

/** What the host writes into the frame's name if it is dark and nothing else has to be there. */
export function modeAsName(dark: boolean): string {
  return dark ? JSON.stringify({ kaktus: modeVersion, type: 'mode', dark }) : '';
}

/** What the lesson finds in its frame's name. */
export function modeFromName(name: string): boolean {
  try {
    return readModeFromHost(JSON.parse(name)) ?? false;
  } catch {
    return false;
  }
}

/** Whether the page around the lesson is dark; null if the message says something else. */
export function readModeFromHost(data: unknown): boolean | null {
  if (!isPlain(data) || data.kaktus !== modeVersion || data.type !== 'mode') return null;
  return typeof data.dark === 'boolean' ? data.dark : null;
}

/** Whether nothing may sound; null if the message says something else. */
export function readQuietFromHost(data: unknown): boolean | null {
  if (!isPlain(data) || data.kaktus !== quietVersion || data.type !== 'quiet') return null;
  return typeof data.quiet === 'boolean' ? data.quiet : null;
}
