/** Lets the end of a sentence rise: the voice has hardly heard a question, and lets them fall like statements. */
import { endRise, melody, stepSeconds } from './pitch.ts';
import type { Waveform } from './waveform.ts';

/** Where the voice opens and closes once: `length` samples around the sample `at`. */
type Beat = { at: number; length: number };

const risingSeconds = 0.4;
/** In semitones above the whole; more than `maxLift` would sound forced. */
const targetRise = 3;
const maxLift = 9;
/** Where no voice sounds, the noise is cut into pieces of this length, which stay where they are. */
const unvoicedSeconds = 0.008;

function strongest(samples: Float64Array, from: number, to: number): number {
  let best = Math.max(0, Math.round(from));
  for (let place = best; place < Math.min(to, samples.length); place += 1) {
    if ((samples[place] ?? 0) > (samples[best] ?? 0)) best = place;
  }
  return best;
}

/** Follows the voice from peak to peak. */
function beatsOf({ rate, samples }: Waveform, pitches: (number | null)[], from: number): Beat[] {
  const lengthAt = (place: number) => {
    const pitch = pitches[Math.floor(place / rate / stepSeconds)];
    return pitch
      ? { length: rate / pitch, voiced: true }
      : { length: rate * unvoicedSeconds, voiced: false };
  };
  const beats: Beat[] = [];
  let at = strongest(samples, from, from + lengthAt(from).length);
  while (at < samples.length) {
    const { length, voiced } = lengthAt(at);
    beats.push({ at, length });
    at = voiced
      ? strongest(samples, at + length * 0.8, at + length * 1.2)
      : Math.round(at + length);
  }
  return beats;
}

/** Puts the beats closer together towards the end, and repeats some: higher, but neither shorter nor thinner. */
function closer(wave: Waveform, beats: Beat[], lift: (at: number) => number): Waveform {
  const [first] = beats;
  if (!first) return wave;
  const samples = new Float64Array(wave.samples.length);
  const weights = new Float64Array(samples.length);
  const add = (place: number, sample: number, weight: number) => {
    if (weight <= 0 || place < 0 || place >= samples.length) return;
    samples[place] = (samples[place] ?? 0) + sample * weight;
    weights[place] = (weights[place] ?? 0) + weight;
  };
  for (let place = 0; place < first.at; place += 1) {
    add(place, wave.samples[place] ?? 0, Math.min(1, (first.at - place) / first.length));
  }
  let nearest = 0;
  for (let at = first.at; at < samples.length;) {
    while (
      Math.abs((beats[nearest + 1]?.at ?? Infinity) - at) < Math.abs((beats[nearest]?.at ?? 0) - at)
    )
      nearest += 1;
    const beat = beats[nearest] ?? first;
    const reach = Math.round(beat.length);
    for (let away = -reach; away <= reach; away += 1) {
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * away) / reach);
      add(Math.round(at) + away, wave.samples[beat.at + away] ?? 0, weight);
    }
    at += beat.length / lift(at);
  }
  return { ...wave, samples: samples.map((sample, place) => sample / (weights[place] || 1)) };
}

export function asQuestion(wave: Waveform): Waveform {
  const pitches = melody(wave);
  const last = pitches.map((pitch) => pitch !== null).lastIndexOf(true);
  const semitones = Math.min(maxLift, targetRise - endRise(wave));
  if (last < 0 || semitones <= 0) return wave;
  const end = last * stepSeconds * wave.rate;
  const start = Math.max(0, end - risingSeconds * wave.rate);
  const lift = (at: number) => {
    const share = Math.min(1, Math.max(0, (at - start) / (0.7 * (end - start))));
    return 2 ** ((semitones * share) / 12);
  };
  return closer(wave, beatsOf(wave, pitches, start), lift);
}
