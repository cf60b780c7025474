/** Turns a sentence for the voice into the signs that it was trained with. */

/** A sign of sound, a pause or an end, and its stress: 0 none, 1 main, 2 second. */
export type Sign = [sign: string, stress: number];

/** How texts are pronounced, in the signs of the IPA; words are separated by spaces. */
export type Pronounce = (texts: string[]) => Promise<string[]>;

const stresses: Record<string, number> = { ˈ: 1, ˌ: 2 };
const vowels = 'aeiouyøœɑɐɔəɛɜɪʊʏæʌɒɚ';
const joined = 'ː\u0303\u0329\u0361ʲ';

/** The voice knows German sounds only; others become the nearest one. */
const nearest: Record<string, string> = {
  ɜː: 'øː',
  ɒ: 'ɔ',
  ɹ: 'r',
  ʌ: 'a',
  w: 'v',
  ɔː: 'oː',
  l̩: 'l',
  œ̃: 'œ',
  e: 'eː',
  i: 'iː',
  æ: 'ɛ',
  ɚ: 'ɜ',
};

/** A stress lasts from its mark to the end of the vowel, and a second vowel of one syllable shares it. */
export function signsOf(ipa: string): Sign[] {
  const signs: Sign[] = [];
  let stress = 0;
  for (const letter of ipa) {
    const last = signs.at(-1);
    if (letter in stresses) stress = stresses[letter] ?? 0;
    else if (joined.includes(letter)) {
      if (last) last[0] += letter;
    } else if (/\p{L}/u.test(letter)) {
      const glide = last && !stress && 'ɪʊø'.includes(letter) && ['a', 'ɔ'].includes(last[0]);
      signs.push([letter, glide ? last[1] : stress]);
      if (vowels.includes(letter)) stress = 0;
    }
  }
  return signs.map(([sign, strength]) => [nearest[sign] ?? sign, strength]);
}

type Clause = { words: { text: string; sound: string | undefined }[]; pause: string };

function clausesOf(sentence: string): Clause[] {
  return [...sentence.matchAll(/([^.,?]+)([.,?])/g)].map(([, clause = '', pause = '']) => ({
    words: clause
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [, text = '', sound] = /^([^{]*)(?:\{(.*)\})?$/.exec(word) ?? [];
        return { text, sound };
      }),
    pause,
  }));
}

/** A clause is pronounced as a whole, because words lose their stress in it; words spelt by sound keep theirs. */
async function clauseSigns({ words }: Clause, pronounce: Pronounce): Promise<Sign[]> {
  const texts = words.map(({ text }) => text);
  const [whole = ''] = await pronounce([texts.join(' ')]);
  const together = whole.split(' ');
  const heard =
    together.length === words.length
      ? together
      : (await pronounce(texts)).map((ipa) => ipa.replaceAll(' ', ''));
  return words.flatMap(({ sound }, place) => {
    const signs = signsOf(sound ?? heard[place] ?? '');
    return place > 0 ? [[' ', 0], ...signs] : signs;
  });
}

export async function sentenceSigns(sentence: string, pronounce: Pronounce): Promise<Sign[]> {
  const signs: Sign[] = [['^', 0]];
  for (const clause of clausesOf(sentence)) {
    if (signs.length > 1) signs.push([' ', 0]);
    signs.push(...(await clauseSigns(clause, pronounce)), [clause.pause, 0]);
  }
  return [...signs, ['$', 0]];
}
