/** The theme of the library: what sounds at the end of a lesson, and out of a radio. */
import { accompaniment } from './chords.ts';
import { hertz, melodyTone } from './instruments.ts';
import { sequence, type Samples } from './synth.ts';

const eighth = 0.17;
const melody = "g1 g1 a1 g2 e1 c'2 h1 c'3";
const chords = ['C', 'F', 'G', 'C'];

export function themeSounds(): Samples {
  let place = 0;
  const tones = melody.split(' ').map((note) => {
    const length = Number(note.slice(-1));
    const tone = [place * eighth, melodyTone(hertz(note.slice(0, -1)), length * eighth)] as const;
    place += length;
    return tone;
  });
  return sequence([
    ...tones,
    ...chords.flatMap((chord, bar) => accompaniment(chord, bar * 3 * eighth, 3, eighth)),
  ]);
}
