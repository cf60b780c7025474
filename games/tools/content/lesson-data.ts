/**
 * A lesson's data for an activity, prepared for playing: pictures become paths, texts under `says` become lines with a
 * recording, and a sentence with an `each` becomes one line for every combination of its lists.
 */
import type { Line } from '../../kit/speech/line.ts';
import { sung, textOf, type SongData } from '../../music/song.ts';
import type { Picture } from './content-types.ts';

type Collected = { pictures: Picture[]; lines: Line[]; songs: string[] };
export type ReadyData = Collected & { data: unknown };

type List = Record<string, string>;
/** `each` names the lists that fill the gaps of the sentence; `also` has sentences that do not follow it. */
type Pattern = { each: Record<string, string>; says: string; also?: Record<string, string> };

/** Paths in a product: a picture that is a word and part of a scene is there once. */
export function picturePath(picture: Picture): string {
  return `pictures/${picture.drawing}`;
}

function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false;
  const [[key, source] = [], ...others] = Object.entries(value);
  return key === 'drawing' && typeof source === 'string' && !others.length;
}

const isPattern = (value: object): value is Pattern => 'each' in value && 'says' in value;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Das sind {number} {kind}.' for every number and kind, under names such as `3-aepfel`. */
function fill({ each, says, also = {} }: Pattern, lists: Record<string, List>): List {
  let filled: [name: string, text: string][] = [['', says]];
  for (const [gap, list] of Object.entries(each)) {
    const items = Object.entries(lists[list] ?? {});
    if (items.length === 0) throw new Error(`There is no list ${list} for "${says}".`);
    filled = filled.flatMap(([name, text]) =>
      items.map(([key, word]): [string, string] => [
        name ? `${name}-${key}` : key,
        text.replaceAll(`{${gap}}`, word),
      ]),
    );
  }
  return { ...Object.fromEntries(filled.map(([name, text]) => [name, capital(text)])), ...also };
}

type Place = { recording: string; lists: Record<string, List>; collected: Collected };

function readyLines(says: unknown, at: Place): unknown {
  const { recording, collected } = at;
  if (Array.isArray(says)) {
    return says.map((text, place) =>
      readyLines(text, { ...at, recording: `${recording}-${place + 1}` }),
    );
  }
  const line = { text: String(says), recording };
  collected.lines.push(line);
  return line;
}

/** Who dances sways on every third eighth of a bar of six, and on every second one of a bar of eight. */
const swaySeconds = ({ tempo, bar }: SongData): number =>
  Math.round(((bar === 6 ? 3 : 2) * 6000) / tempo) / 100;

/** When each syllable begins; its notes are in the file. */
function readySong(song: SongData, { recording, collected }: Place): unknown {
  collected.songs.push(recording);
  const says = { text: song.lines.map(textOf).join(' '), recording };
  return { says, ...sung(song), swaySeconds: swaySeconds(song) };
}

const inside = (at: Place, key: string | number) => ({
  ...at,
  recording: `${at.recording}-${key}`,
});

function readyValue(value: unknown, at: Place): unknown {
  if (isPicture(value)) {
    at.collected.pictures.push(value);
    return picturePath(value);
  }
  if (Array.isArray(value)) {
    return value.map((item, place) => readyValue(item, inside(at, place + 1)));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isPattern(value)) {
    return Object.fromEntries(
      Object.entries(fill(value, at.lists)).map(([name, text]) => [
        name,
        readyLines(text, inside(at, name)),
      ]),
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, readyEntry(key, item, at)]),
  );
}

function readyEntry(key: string, item: unknown, at: Place): unknown {
  if (key === 'says') return readyLines(item, at);
  return key === 'song'
    ? readySong(item as SongData, inside(at, key))
    : readyValue(item, inside(at, key));
}

/** A recording is named after the place of its text: `kaktus-1/tiere/story-pages-3-1` is the first of page 3. */
export function readyData(lessonId: string, activity: string, data: unknown): ReadyData {
  const collected: Collected = { pictures: [], lines: [], songs: [] };
  const { lists = {} } = (data ?? {}) as { lists?: Record<string, List> };
  const at = { recording: `${lessonId}/${activity}`, lists, collected };
  return { data: readyValue(data, at), ...collected };
}
