/** Says a line with a German voice of the device, for what has no recording; without such a voice, it stays silent. */
import type { Line } from './line';
import { isQuiet } from './quiet';

export type Voices = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;

/** Only voices on the device: others would send what a child plays to their maker. */
export function germanVoice(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const german = voices.filter((voice) => voice.localService && /^de([-_]|$)/i.test(voice.lang));
  return german.find((voice) => /^de[-_]DE$/i.test(voice.lang)) ?? german[0];
}

/** Calls back at its end; returns a function that cuts it short. */
export function sayWithVoice(
  { text, onProgress }: Line,
  synthesis: Voices | undefined,
  onEnd: () => void,
): () => void {
  const voice = synthesis && germanVoice(synthesis.getVoices());
  if (!voice || isQuiet()) {
    onEnd();
    return () => {};
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.85;
  // Some devices never report the end; a child must not wait for it.
  const timeout = setTimeout(onEnd, 1500 + text.length * 150);
  const end = () => {
    clearTimeout(timeout);
    onEnd();
  };
  utterance.addEventListener('boundary', (word) => onProgress?.(word.charIndex / text.length));
  utterance.addEventListener('end', end);
  utterance.addEventListener('error', end);
  synthesis.speak(utterance);
  return () => {
    synthesis.cancel();
    end();
  };
}
