/**
 * What the host says to a lesson that records: see the bridge, versions 4 and 7. Only lessons with a microphone load it.
 */
import { loudnessVersion, recordVersion, type Loudness, type RecorderState } from './bridge.ts';
import { isPlain } from './plain-object.ts';

const states: readonly RecorderState[] = [
  'unavailable',
  'asking',
  'refused',
  'ready',
  'recording',
  'recorded',
  'playing',
  'ended',
];
const loudnesses: readonly Loudness[] = [0, 1, 2, 3];

/** What the host's recorder does; null if the message says something else. */
export function readRecorderFromHost(data: unknown): RecorderState | null {
  if (!isPlain(data) || data.kaktus !== recordVersion || data.type !== 'recorder') return null;
  return states.find((state) => state === data.state) ?? null;
}

/** How loud the child is; null if the message says something else. */
export function readLoudnessFromHost(data: unknown): Loudness | null {
  if (!isPlain(data) || data.kaktus !== loudnessVersion || data.type !== 'loudness') return null;
  return loudnesses.find((level) => level === data.level) ?? null;
}
