import { expect, test } from 'vitest';
import { hertz } from './instruments';
import { lufs } from './loudness';
import {
  instrumentSounds,
  songProblems,
  sung,
  sungLines,
  textOf,
  voiceAbove,
  withVoice,
  type SongData,
} from './song';
import { rate, sine, wave } from './synth';

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

test('a note begins and ends in its line, and sounds higher where the song is transposed', () => {
  const [line] = sungLines({ ...song, transpose: 12 });
  expect(line?.second).toBe(2.5);
  expect(line?.notes.map(([start, end]) => [start, end])).toEqual([
    [0, 0.5],
    [0.5, 1.5],
    [1.5, 3],
  ]);
  expect(line?.notes[0]?.[2]).toBeCloseTo(hertz("c'"), 3);
});

test('the instruments last as long as the notes, and stay well below the voice', () => {
  const instruments = instrumentSounds(song);
  expect(instruments.length / rate).toBeGreaterThan(5.5);
  const voice = wave(sine, [[0, 300]], 6).map((sample) => sample / 3);
  const together = withVoice(instruments, voice);
  const rest = together.map((sample, place) => sample - (voice[place] ?? 0));
  const loudness = [voice, rest].map((samples) => lufs({ rate, samples }));
  expect(loudness[0]! - loudness[1]!).toBeCloseTo(voiceAbove, 0);
});

test('an octave doubles the pitch', () => {
  expect(hertz('a')).toBeCloseTo(440, 0);
  expect(hertz("a'")).toBeCloseTo(880, 0);
  expect(() => hertz('x')).toThrow('There is no note x.');
});
