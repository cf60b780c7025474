/** A song as a small score: every syllable of a rhyme has its note and its length, every bar its chords. */
import { accompaniment } from './chords.ts';
import { hertz } from './instruments.ts';
import { lufs } from './loudness.ts';
import { mix, rate, sequence, type Samples } from './synth.ts';

export type SongData = {
  /** Eighths in a minute, and in a bar. */
  tempo: number;
  bar: number;
  /** Eighths before the first bar. */
  upbeat?: number;
  /** Semitones by which it is sung higher than it is written; the voice sings between g and g'. */
  transpose?: number;
  /** One line for each line of the rhyme: `Kir-:a2` is a syllable, its note, and its length in eighths. */
  lines: string[];
  /** One for each bar; `G/C` changes in its middle. */
  chords: string[];
};

export type Syllable = { text: string; note: string; eighths: number };
/** What lights up, and at which second it begins. */
export type SungSyllable = [text: string, second: number];

/** A hyphen at the end of a syllable joins it to the next one; an underscore is a space within one. */
export function syllablesOf(line: string): Syllable[] {
  return line.split(' ').map((token) => {
    const [, text, note, eighths] = /^(.+):([cdefgah]#?[',]?)(\d+)$/.exec(token) ?? [];
    if (!text || !note || !eighths) throw new Error(`"${token}" is no syllable with a note.`);
    return { text: text.replaceAll('_', ' '), note, eighths: Number(eighths) };
  });
}

export const textOf = (line: string): string =>
  syllablesOf(line)
    .map(({ text }) => (text.endsWith('-') ? text.slice(0, -1) : `${text} `))
    .join('')
    .trim();

const eighthOf = ({ tempo }: SongData) => 60 / tempo;

/** One bar of accompaniment comes first, so that everybody can find the beat. */
const opening = ({ bar, upbeat = 0 }: SongData) => bar - upbeat;

export function sung(song: SongData): { lines: SungSyllable[][]; seconds: number } {
  let place = opening(song);
  const lines = song.lines.map((line) =>
    syllablesOf(line).map(({ text, eighths }): SungSyllable => {
      const second = Math.round(place * eighthOf(song) * 100) / 100;
      place += eighths;
      return [text.endsWith('-') ? text.slice(0, -1) : `${text} `, second];
    }),
  );
  return { lines, seconds: Math.round(place * eighthOf(song) * 100) / 100 + 0.5 };
}

/** What does not fit: the rhyme's words, or the number of chords. */
export function songProblems(song: SongData, texts: readonly string[]): string[] {
  const wrong = song.lines.flatMap((line, place) =>
    textOf(line) === texts[place] ? [] : [`"${textOf(line)}" is not "${texts[place]}"`],
  );
  const eighths = song.lines.flatMap(syllablesOf).reduce((sum, one) => sum + one.eighths, 0);
  const bars = eighths / song.bar;
  if (bars !== song.chords.length) wrong.push(`${bars} bars have ${song.chords.length} chords`);
  if (song.lines.length !== texts.length) wrong.push('it has other lines than the rhyme');
  return wrong;
}

/** One for each syllable: when it begins and ends, in seconds from the beginning of its line, and its pitch. */
export type SungNote = [start: number, end: number, hertz: number];
/** A line as it is sung, from its beginning in the song. */
export type SungLine = { text: string; second: number; notes: SungNote[] };

export function sungLines(song: SongData): SungLine[] {
  const eighth = eighthOf(song);
  let before = opening(song);
  return song.lines.map((line) => {
    let place = 0;
    const notes = syllablesOf(line).map(({ note, eighths }): SungNote => {
      const start = place * eighth;
      place += eighths;
      return [start, place * eighth, pitchOf(song, note)];
    });
    const sungLine = { text: textOf(line), second: before * eighth, notes };
    before += place;
    return sungLine;
  });
}

const pitchOf = ({ transpose = 0 }: SongData, note: string): number =>
  hertz(note) * 2 ** (transpose / 12);

/** How far the instruments stay below the voice, in LUFS. */
export const voiceAbove = 8;

/** Instruments as soft beside the voice as singing with children needs. */
export function withVoice(instruments: Samples, voice: Samples): Samples {
  const difference = lufs({ rate, samples: voice }) - lufs({ rate, samples: instruments });
  return mix([voice, 1], [instruments, 10 ** ((difference - voiceAbove) / 20)]);
}

export function instrumentSounds(song: SongData): Samples {
  const eighth = eighthOf(song);
  const bars = [song.chords[0] ?? 'C', ...song.chords].flatMap((chords, bar) => {
    const halves = chords.split('/');
    const eighths = song.bar / halves.length;
    return halves.flatMap((chord, half) =>
      accompaniment(
        chord,
        (bar * song.bar + half * eighths) * eighth,
        eighths,
        eighth,
        song.transpose,
      ),
    );
  });
  return sequence(bars);
}
