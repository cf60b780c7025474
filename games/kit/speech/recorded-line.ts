/** Plays the recording of a line. Where nobody can hear it, the line lasts just as long, so that it can be read. */
import { soundAt } from '../prefetch';
import type { Line } from './line';
import { isQuiet, obeyQuiet } from './quiet';

const tickMs = 60;
/** About as long as the recorded voice takes for a text, for lines that nobody can hear. */
const silentMs = (text: string) => text.length && 500 + text.length * 75;

function playUnlessQuiet(audio: HTMLAudioElement, onRefused: () => void): void {
  if (isQuiet()) audio.pause();
  else audio.play().catch(onRefused);
}

/** Calls back at its end; returns a function that cuts it short. */
export function playRecording(
  { recording, text, onProgress }: Line,
  onEnd: () => void,
): () => void {
  const audio = new Audio(soundAt(`audio/${recording}.mp3`));
  let share = () => audio.currentTime / audio.duration || 0;
  // The browser's own events come four times a second, which is too slow for short words.
  const clock = onProgress && setInterval(() => onProgress(share()), tickMs);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(clock);
    clearTimeout(rest);
    onEnd();
  };
  // Before the first tap or without a loudspeaker.
  let since = 0;
  const goOnSilently = () => {
    // A pause for the sake of quiet makes playing fail, too.
    if (isOver || isQuiet()) return;
    since ||= Date.now() - (audio.currentTime || 0) * 1000;
    const length = audio.duration > 0 ? audio.duration * 1000 : silentMs(text);
    share = () => Math.min((Date.now() - since) / length, 1);
    clearTimeout(rest);
    rest = setTimeout(end, since + length - Date.now());
  };
  audio.addEventListener('ended', end);
  audio.addEventListener('error', goOnSilently);
  // A recording that may not be played is fetched all the same, and then its length is known.
  audio.addEventListener('loadedmetadata', () => since && goOnSilently());
  obeyQuiet(() => {
    // What goes on silently needs no sound in the middle.
    if (!isOver && !since) playUnlessQuiet(audio, goOnSilently);
  });
  return () => {
    audio.pause();
    end();
  };
}
