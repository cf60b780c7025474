/** Lets the voice say a text several times, and takes the best. */
import { noises } from '../../music/noises.ts';
import { callOf } from '../../music/noise-of.ts';
import { finished } from '../../music/synth.ts';
import { badness, draws, isGood, judge, type Judgement } from './draws.ts';
import { sentenceSigns } from './phonemes.ts';
import { markup } from './pronunciation.ts';
import { asQuestion } from './question.ts';
import { partsOf, smallness, type Part } from './speakers.ts';
import type { Spoken } from '../content/spoken.ts';
import type { Voice } from './voice.ts';
import { join, level, trim, type Waveform } from './waveform.ts';

/** Children hear every word for the first time, so the voice speaks at two thirds of its own pace. */
const paces = { word: 0.68, noun: 0.62, sentence: 0.64 };
const pauseBetweenSentences = 0.1;

function paceOf(sentence: string): number {
  const words = sentence.split(' ').length;
  if (words === 1) return paces.word;
  return words === 2 ? paces.noun : paces.sentence;
}

type Draw = { seed: number; slowness: number };

async function sayOnce(parts: Part[], { seed, slowness }: Draw, voice: Voice): Promise<Waveform> {
  const waves: Waveform[] = [];
  for (const { speaker, text } of parts) {
    for (const sentence of markup(text)) {
      const wave = await voice.speak({
        signs: await sentenceSigns(sentence, voice.pronounce),
        pace: paceOf(sentence) / slowness,
        smallness: smallness[speaker],
        seed,
      });
      const spoken = level(trim(wave));
      waves.push(sentence.endsWith('?') ? asQuestion(spoken) : spoken);
    }
  }
  return level(join(waves, pauseBetweenSentences));
}

export type Take = { wave: Waveform; heard: string; judgement: Judgement };

const faultless: Judgement = { errors: 0, likelihood: 0, tuneful: true, steady: true };

/** A cow says "Muh!" better than a person. */
function called(text: string): Take | null {
  const noise = callOf[text];
  if (!noise) return null;
  const wave = finished(noises[noise]());
  return { wave, heard: text, judgement: faultless };
}

/** The first draw, which the listener does not check: a fifth of the time. */
export async function sayUnchecked(line: Spoken, voice: Voice): Promise<Take> {
  const wave = () => sayOnce(partsOf(line), draws[0], voice);
  return called(line.text) ?? { wave: await wave(), heard: line.text, judgement: faultless };
}

export async function say(line: Spoken, voice: Voice): Promise<Take> {
  const call = called(line.text);
  if (call) return call;
  const parts = partsOf(line);
  const rises = markup(line.text).at(-1)?.endsWith('?') ?? false;
  let best: Take | null = null;
  for (const draw of draws) {
    const wave = await sayOnce(parts, draw, voice);
    const heard = await voice.hear(wave, line.text.replace(/[„“]/g, ''));
    const take = { wave, heard: heard.text, judgement: judge(line.text, wave, heard, rises) };
    if (!best || badness(take.judgement) < badness(best.judgement)) best = take;
    if (isGood(best.judgement)) break;
  }
  if (!best) throw new Error('No draw was made.');
  return best;
}
