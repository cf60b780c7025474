/** The rules of writing: a first letter or a figure is traced, then whole words, then words are typed by ear. */
import type { Lesson, Word } from '../../kit/lesson';
import { letterLine } from '../../kit/speech/letter-names';
import kitManifest from '../../kit/manifest.json';
import type { Task } from '../../kit/series/series';
import { shuffle, type Random } from 'kaktus-shared/shuffle';
import { phraseLines, wordLine, type Line } from '../../kit/speech/line';
import type { Mistake } from './following.ts';
import manifest from './manifest.json';
import { placeLetters, type PlacedLetter } from './tracks.ts';

/** How many words a game has at each level. */
export type WritingData = {
  letters: number;
  traced: number;
  typed: number;
  /** Traced in place of first letters, by the ids of words for numbers. */
  figures?: Readonly<Record<string, string>>;
};
/** The answers are strokes, `s0-2`: the third stroke of the first letter. */
type TraceTask = Task & { word: Word; letters: readonly PlacedLetter[]; traced: number };
/** The answers are places, `p3`; the choices are keys, `k-h`. */
type TypeTask = Task & { word: Word; letters: readonly string[]; keys: readonly string[] };

const phrase = phraseLines('writing', manifest.phrases);
const kitPhrase = phraseLines('kit', kitManifest.phrases);

export const strokeId = (letter: number, stroke: number) => `s${letter}-${stroke}`;
/** Which letter and which stroke of it an answer is. */
export const strokeAt = (id: string) =>
  id.slice(1).split('-').map(Number) as [letter: number, stroke: number];

/** What a mistake is called: the first says what to do, the second lets Kaktus show it, the third leads the finger. */
export const mistakeId = (mistake: Mistake, tries: number) =>
  (['', 'look', 'together'] as const)[tries] || mistake;

function mistakeLines(id: string): Line[] {
  if (id === 'look') return [kitPhrase('look')];
  return id in manifest.phrases ? [phrase(id)] : [];
}

/** Words that begin with letters of their own come first. */
function byFirstLetter(order: readonly Word[]): Word[] {
  const seen = new Set<string>();
  const isNew = ({ de }: Word) => !seen.has(de.charAt(0)) && seen.add(de.charAt(0));
  const fresh = order.filter(isNew);
  return [...fresh, ...order.filter((word) => !fresh.includes(word))];
}

type Traced = Pick<TraceTask, 'letters' | 'traced' | 'tells'> & {
  intro: keyof typeof manifest.phrases;
};

function tracedOf(lesson: Lesson, word: Word, level: 1 | 2, figure: string | undefined): Traced {
  const letters = placeLetters((level === 1 && figure) || word.de);
  const said = wordLine(lesson, word);
  if (level === 2) return { letters, traced: letters.length, intro: 'word', tells: [said] };
  if (figure) return { letters, traced: letters.length, intro: 'number', tells: [said] };
  return {
    letters,
    traced: 1,
    intro: 'first',
    tells: [letterLine(letters[0]?.letter ?? ''), said],
  };
}

export function traceTasks(
  lesson: Lesson,
  order: readonly Word[],
  level: 1 | 2,
  { letters: firsts, traced: wholes, figures }: WritingData,
): TraceTask[] {
  const begun = figures ? order : byFirstLetter(order);
  const words = level === 1 ? begun.slice(0, firsts) : order.slice(0, wholes);
  return words.map((word, at) => {
    const { letters, traced, intro, tells } = tracedOf(lesson, word, level, figures?.[word.id]);
    const strokes = letters
      .slice(0, traced)
      .flatMap(({ tracks }, letter) => tracks.map((_, stroke) => strokeId(letter, stroke)));
    return {
      word,
      letters,
      traced,
      ask: [wordLine(lesson, word)],
      intro: at === 0 ? [phrase(intro)] : [],
      tells,
      named: mistakeLines,
      again: [],
      wants: strokes,
      choices: strokes,
      // Traced letters prove nothing yet.
      words: () => [],
    };
  });
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);
const small = (letter: string) => letter.toLocaleLowerCase('de');
const umlauts = ['ä', 'ö', 'ü', 'ß'];
const strangers = 4;
const strangeLetters = 'abdefghiklmnoprstuwz';

export const placeId = (place: number) => `p${place}`;
export const keyId = (letter: string) => `k-${small(letter)}`;

/** The keys in the order of the alphabet: the letters of the word, a few others, and always the umlauts and ß. */
function keysFor(letters: readonly string[], random: Random): string[] {
  const plain = letters.filter(isLetter).map(small);
  const others = [...strangeLetters].filter((letter) => !plain.includes(letter));
  const strange = shuffle(others, random).slice(0, strangers);
  const keys = [...new Set([...plain, ...strange])].filter((letter) => !umlauts.includes(letter));
  return [...keys.sort(), ...umlauts];
}

/** The first place that is still empty; signs such as the hyphen stand there from the beginning. */
export function nextPlace(letters: readonly string[], got: readonly string[]): number {
  return letters.findIndex((sign, place) => isLetter(sign) && !got.includes(placeId(place)));
}

/** The letter as the key shows it: a word that begins with a capital letter begins with capital keys. */
export function keyFace(key: string, letters: readonly string[], next: number): string {
  const letter = letters[next] ?? '';
  const isCapital = letter !== small(letter);
  return isCapital && key !== 'ß' ? key.toLocaleUpperCase('de') : key;
}

export function typeTasks(
  lesson: Lesson,
  order: readonly Word[],
  random: Random,
  { typed }: WritingData,
): TypeTask[] {
  return order.slice(0, typed).map((word, at) => {
    const letters = [...word.de];
    const keys = keysFor(letters, random);
    const wants = letters.flatMap((sign, place) => (isLetter(sign) ? [placeId(place)] : []));
    return {
      word,
      letters,
      keys,
      ask: [wordLine(lesson, word)],
      intro: at === 0 ? [phrase('type')] : [],
      tells: [wordLine(lesson, word)],
      named: (id) => (id.startsWith('k-') ? [letterLine(id.slice(2))] : []),
      wants,
      choices: keys.map(keyId),
      spares: (id, got) => id === keyId(letters[nextPlace(letters, got)] ?? ''),
      // A word is known when its last letter is written.
      words: (place) => (place === wants.at(-1) ? [word.id] : []),
    };
  });
}
