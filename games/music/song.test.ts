import { expect, test } from 'vitest';
import { hertz } from './instruments';
import { songProblems, songSounds, sung, textOf, type SongData } from './song';
import { finished, rate } from './synth';

const song: SongData = {
  tempo: 120,
  bar: 6,
  upbeat: 1,
  lines: ["Kir-:c1 sche_–:e2 gut:c'3"],
  chords: ['C/G'],
};

test('syllables make the text of the rhyme again', () => {
  expect(textOf(song.lines[0] ?? '')).toBe('Kirsche – gut');
  expect(songProblems(song, ['Kirsche – gut'])).toEqual([]);
});

test('other words, a missing chord and a missing line are named', () => {
  expect(songProblems({ ...song, chords: [] }, ['Kirsche gut', 'und mehr'])).toEqual([
    '"Kirsche – gut" is not "Kirsche gut"',
    '1 bars have 0 chords',
    'it has other lines than the rhyme',
  ]);
});

test('the first syllable comes after a bar without words, shortened by the upbeat', () => {
  expect(sung(song)).toEqual({
    lines: [
      [
        ['Kir', 2.5],
        ['sche – ', 3],
        ['gut ', 4],
      ],
    ],
    seconds: 6,
  });
});

test('a song lasts as long as its notes, and is neither silent nor clipped', () => {
  const { samples } = finished(songSounds(song));
  expect(samples.length / rate).toBeGreaterThan(5.5);
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest).toBeGreaterThan(0.2);
  expect(loudest).toBeLessThan(0.81);
});

test('an octave doubles the pitch', () => {
  expect(hertz('a')).toBeCloseTo(440, 0);
  expect(hertz("a'")).toBeCloseTo(880, 0);
  expect(() => hertz('x')).toThrow('There is no note x.');
});
