/** The voice says a text a little differently each time; here the best draw is chosen by measuring. */
import { endRise } from './pitch.ts';
import { measure, type Waveform } from './waveform.ts';
import type { Heard } from './voice.ts';

/** Later draws are slower: what was not understood is said more clearly. */
export const draws = [
  { seed: 1, slowness: 1 },
  { seed: 2, slowness: 1.05 },
  { seed: 3, slowness: 1.15 },
  { seed: 4, slowness: 1.3 },
] as const;

export type Judgement = {
  /** Wrong letters in what was understood, as a share of the text. */
  errors: number;
  likelihood: number;
  /** Ends as a sentence of its kind should. */
  tuneful: boolean;
  /** Neither rushed nor dragged. */
  steady: boolean;
};

const allowedPace = { slowest: 5, fastest: 19 };
const numerals =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );

/** What two spellings of the same sound have in common. */
function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, (number) => numerals[Number(number)] ?? number)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]/gu, '');
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, second] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === second ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export function letterErrors(text: string, heard: string): number {
  const expected = letters(text);
  return Math.min(1, distance(expected, letters(heard)) / expected.length);
}

export function judge(text: string, wave: Waveform, heard: Heard, rises: boolean): Judgement {
  const pace = (letters(text).length + 2) / measure(wave).seconds;
  const rise = endRise(wave);
  return {
    errors: letterErrors(text, heard.text),
    likelihood: heard.likelihood,
    tuneful: rises ? rise > 0.5 : rise < 2,
    steady: pace > allowedPace.slowest && pace < allowedPace.fastest,
  };
}

export const isGood = ({ errors, tuneful, steady }: Judgement) => errors === 0 && tuneful && steady;

/** Less is better. To be understood weighs most; how likely the text is decides between equals. */
export function badness({ errors, likelihood, tuneful, steady }: Judgement): number {
  return errors - likelihood / 10 + (tuneful ? 0 : 0.2) + (steady ? 0 : 0.5);
}
