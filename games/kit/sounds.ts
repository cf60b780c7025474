/** Small sounds beside the speech; they wait for the first tap and are quiet when the sound is off. */
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

const loudness = 0.35;
/** A sound that comes later than this no longer belongs to the tap. */
const latestMs = 600;
const loaded = new Map<Sound, Promise<AudioBuffer>>();
let context: AudioContext | undefined;
let isOn = () => false;

/** Browsers allow sound only after a tap or a key, so nothing is set up before. */
export function allowSounds(own: Window, on: () => boolean): void {
  isOn = on;
  const start = () => {
    context ??= globalThis.AudioContext && new AudioContext();
  };
  own.addEventListener('pointerup', start, { once: true, capture: true });
  own.addEventListener('keydown', start, { once: true, capture: true });
}

function load(name: Sound, into: AudioContext): Promise<AudioBuffer> {
  const sound = fetch(`audio/sounds/${name}.mp3`)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => into.decodeAudioData(bytes));
  loaded.set(name, sound);
  return sound;
}

/** A sound that does not arrive is no fault: nothing waits for it. */
export async function playSound(name: Sound): Promise<void> {
  if (!context || !isOn()) return;
  const asked = Date.now();
  try {
    void context.resume();
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.value = loudness;
    source.buffer = await (loaded.get(name) ?? load(name, context));
    source.connect(gain).connect(context.destination);
    if (Date.now() - asked < latestMs) source.start();
  } catch {
    loaded.delete(name);
  }
}
