/** Short sounds besides speech; they wait for the first tap and are silent when the sound is off. */
import { soundAt } from '../prefetch';
import { isQuiet } from './quiet';

export const sounds = [
  'celebration',
  'drop',
  'flip',
  'page',
  'pop',
  'right',
  'star',
  'tap',
] as const;
export type Sound = (typeof sounds)[number];

/** All files are as loud as the voice (`music/loudness.ts`); a button or a card should be softer. */
const softly = 0.35;
/** A sound that comes later than this no longer belongs to the tap. */
const latestMs = 600;
const loaded = new Map<string, Promise<AudioBuffer>>();
let context: AudioContext | undefined;
let coming: Promise<AudioContext> | undefined;
let isOn = () => false;

/** Browsers allow sound only after a tap or a key, so nothing is set up earlier. */
export function allowSounds(own: Window, on: () => boolean): void {
  isOn = on;
  // Setting up takes longer than everything else that the first tap does, so it waits until that is done.
  const start = () => {
    if (!globalThis.AudioContext) return;
    coming ??= new Promise((resolve) => setTimeout(() => resolve((context = new AudioContext()))));
  };
  own.addEventListener('pointerup', start, { once: true, capture: true });
  own.addEventListener('keydown', start, { once: true, capture: true });
}

function load(name: string, into: AudioContext): Promise<AudioBuffer> {
  const sound = fetch(soundAt(`audio/${name}.mp3`))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => into.decodeAudioData(bytes));
  loaded.set(name, sound);
  return sound;
}

export const playSound = (name: Sound): Promise<void> => play(`sounds/${name}`, softly);

/** What an animal or a thing sounds like; a lesson contains only the noises that its data names. */
export const playNoise = (name: string): Promise<void> => play(`noises/${name}`, 1);

/** It is no error if a sound does not arrive: nothing waits for it. */
async function play(name: string, volume: number): Promise<void> {
  if (!coming || !isOn() || isQuiet()) return;
  const asked = Date.now();
  try {
    // Without waiting if it is there: some devices resume only in the tap itself.
    const player = context ?? (await coming);
    void player.resume();
    const source = player.createBufferSource();
    const gain = player.createGain();
    gain.gain.value = volume;
    source.buffer = await (loaded.get(name) ?? load(name, player));
    source.connect(gain).connect(player.destination);
    if (Date.now() - asked < latestMs) source.start();
  } catch {
    loaded.delete(name);
  }
}
