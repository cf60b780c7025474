import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noiseOf } from '../../music/noise-of';
import { noises } from '../../music/noises';
import { songProblems } from '../../music/song';
import { finished } from '../../music/synth';
import { allComposed, readComposed, songsOf } from './composed';
import { readFiles } from '../content/content';
import { recordingFile } from '../voice/recordings';
import { measure } from '../voice/waveform';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);

test('every noise and song in the folder is the one that is composed now (npm run compose)', () => {
  const composed = allComposed(root, content);
  expect(readComposed(root)).toEqual(
    Object.fromEntries(composed.map(({ file, mark }) => [file, mark])),
  );
  expect(composed.filter(({ file }) => !existsSync(recordingFile(root, file)))).toEqual([]);
});

test('every song fits its rhyme', () => {
  const songs = songsOf(content);
  expect(songs.length).toBeGreaterThan(0);
  expect(songs.map(({ id, song, texts }) => [id, songProblems(song, texts)])).toEqual(
    songs.map(({ id }) => [id, []]),
  );
});

test.each(Object.entries(noises))('%s is heard, and short', (_, sounds) => {
  const { seconds, loudness } = measure(finished(sounds()));
  expect(seconds).toBeLessThan(3);
  expect(loudness).toBeGreaterThan(0.05);
});

test('what is touched makes a noise that exists', () => {
  expect(Object.values(noiseOf).filter((name) => !(name in noises))).toEqual([]);
});

test('a page opens with a noise that exists, and so does its action', () => {
  const scenes = content.books.flatMap(({ lessons }) => lessons.flatMap((one) => one.scenes ?? []));
  const heard = scenes.flatMap(({ noise, action }) => [noise ?? [], action?.noise ?? []].flat());
  expect(heard).toContain('knall');
  expect(heard.filter((name) => !(name in noises))).toEqual([]);
});
