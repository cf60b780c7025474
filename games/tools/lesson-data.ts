/** A lesson's data for an activity, prepared for playing: pictures become paths, texts under `says` become lines with a recording. */
import type { Line } from '../kit/speech.ts';
import { sung, textOf, type SongData } from '../music/song.ts';
import type { Picture } from './content-types.ts';

type Found = { pictures: Picture[]; lines: Line[]; songs: string[] };
export type ReadyData = Found & { data: unknown };

/** Paths in a product: a picture that is a word and part of a scene is there once. */
export function picturePath(picture: Picture): string {
  return `pictures/${picture.drawing}`;
}

function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false;
  const [[key, source] = [], ...others] = Object.entries(value);
  return key === 'drawing' && typeof source === 'string' && !others.length;
}

function readyLines(says: unknown, recording: string, found: Found): unknown {
  if (Array.isArray(says)) {
    return says.map((text, place) => readyLines(text, `${recording}-${place + 1}`, found));
  }
  const line = { text: String(says), recording };
  found.lines.push(line);
  return line;
}

/** When each syllable begins; its notes are in the file. */
function readySong(song: SongData, recording: string, found: Found): unknown {
  found.songs.push(recording);
  return { says: { text: song.lines.map(textOf).join(' '), recording }, ...sung(song) };
}

function readyValue(value: unknown, recording: string, found: Found): unknown {
  if (isPicture(value)) {
    found.pictures.push(value);
    return picturePath(value);
  }
  if (Array.isArray(value)) {
    return value.map((item, place) => readyValue(item, `${recording}-${place + 1}`, found));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'says'
        ? readyLines(item, recording, found)
        : key === 'song'
          ? readySong(item as SongData, `${recording}-${key}`, found)
          : readyValue(item, `${recording}-${key}`, found),
    ]),
  );
}

/** A recording is named after the place of its text: `kaktus-1/tiere/story-pages-3-1` is the first sentence of page 3. */
export function readyData(lessonId: string, activity: string, data: unknown): ReadyData {
  const found: Found = { pictures: [], lines: [], songs: [] };
  return { data: readyValue(data, `${lessonId}/${activity}`, found), ...found };
}
