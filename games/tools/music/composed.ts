/** The sounds that are composed in code: noises, songs, the theme; what each is made of, and the list that notes it. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Waveform } from '../../music/loudness.ts';
import { noises } from '../../music/noises.ts';
import { instrumentSounds, withVoice, type SongData } from '../../music/song.ts';
import { mix, finished, silence, sequence } from '../../music/synth.ts';
import { themeSounds } from '../../music/theme.ts';
import type { Content } from '../content/content-types.ts';
import { fingerprint } from '../voice/recordings.ts';
import { singSong, type Figures } from '../voice/singing.ts';
import type { Voice } from '../voice/voice.ts';

/** `file` is the path below `audio/`, without `.mp3`. */
type Composed = { file: string; mark: string; make: (singer: Singer) => Promise<Made> };
type Singer = { voice: () => Voice; isQuick: boolean };
type Made = { wave: Waveform; figures?: Figures };

export const noiseFile = (name: string): string => `noises/${name}`;

/** What is composed has no other source than the code and the scores. */
function codeMark(root: string): string {
  const folder = join(root, 'music');
  const files = readdirSync(folder).filter((name) => !/\.test\.ts$/.test(name));
  return fingerprint(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}

const singerMark = (root: string): string =>
  fingerprint(readFileSync(join(root, '../voice/singing.py'), 'utf8'));

async function sungWith({ voice, isQuick }: Singer, song: SongData): Promise<Made> {
  const { samples, figures } = await singSong(song, voice(), { isQuick });
  return { wave: finished(withVoice(instrumentSounds(song), samples)), figures };
}

export function songsOf({ books }: Content): { id: string; song: SongData; texts: string[] }[] {
  return books.flatMap(({ slug: book, lessons }) =>
    lessons.flatMap(({ slug, activities }) =>
      activities.flatMap(({ activity, data }) => {
        const { song, lines } = (data ?? {}) as { song?: SongData; lines: { says: string }[] };
        if (!song) return [];
        const id = `${book}/${slug}/${activity}-song`;
        return [{ id, song, texts: lines.map(({ says }) => says) }];
      }),
    ),
  );
}

/** The end of a lesson: the theme, and everybody claps. */
const celebration = () =>
  mix([themeSounds(), 1], [sequence([[1, silence(0.1)], [1.2, noises.applaus()]]), 0.5]); // prettier-ignore

export function allComposed(root: string, content: Content): Composed[] {
  const [code, singer] = [codeMark(root), singerMark(root)];
  return [
    ...Object.entries(noises).map(([name, sounds]) => ({
      file: noiseFile(name),
      mark: code,
      make: async () => ({ wave: finished(sounds()) }),
    })),
    ...songsOf(content).map(({ id, song }) => ({
      file: id,
      mark: fingerprint(code + singer + JSON.stringify(song)),
      make: (singer: Singer) => sungWith(singer, song),
    })),
    {
      file: 'sounds/celebration',
      mark: code,
      make: async () => ({ wave: finished(celebration()) }),
    },
  ];
}

const listFile = (root: string) => join(root, 'audio/composed.json');

export function readComposed(root: string): Record<string, string> {
  return existsSync(listFile(root)) ? JSON.parse(readFileSync(listFile(root), 'utf8')) : {};
}

export function writeComposed(root: string, marks: Record<string, string>): void {
  const sorted = Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(listFile(root), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
