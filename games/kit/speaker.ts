/** Speech: a recording from the product, otherwise a German voice of the device, otherwise silence. */
import { soundAt } from './prefetch';
import type { Lesson, Word } from './lesson';
import { withArticle } from './articles';

export type Line = {
  text: string;
  recording: string;
  /** Called repeatedly with how much of the line has been said, from 0 to 1, so that it can light up. */
  onSaid?: (share: number) => void;
};

export type Speaker = {
  /** Says the lines one after another; settles when they are over or cut short by others. */
  say(lines: Line[]): Promise<void>;
  /** Says an instruction and remembers it for `repeat`. */
  instruct(lines: Line[]): Promise<void>;
  repeat(): Promise<void>;
  stop(): void;
};

export type Voices = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;

const tickMs = 60;
/** About as long as the recorded voice takes for a text, for lines that nobody can hear. */
const silentMs = (text: string) => text.length && 500 + text.length * 75;

type Device = { synthesis: Voices | undefined; isOn: () => boolean };

export function wordLine(lesson: Pick<Lesson, 'topic'>, word: Word): Line {
  return { text: withArticle(word), recording: `${lesson.topic}/${word.id}` };
}

/** The word without its article, for games that ask for the article. */
export function bareLine(lesson: Pick<Lesson, 'topic'>, word: Word): Line {
  return { text: word.de, recording: `${lesson.topic}/${word.id}-bare` };
}

export function phraseLines(
  owner: string,
  phrases: Record<string, string>,
): (name: string) => Line {
  return (name) => ({ text: phrases[name] ?? '', recording: `phrases/${owner}-${name}` });
}

/** Only voices on the device: others would send what a child plays to their maker. */
export function germanVoice(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const german = voices.filter((voice) => voice.localService && /^de([-_]|$)/i.test(voice.lang));
  return german.find((voice) => /^de[-_]DE$/i.test(voice.lang)) ?? german[0];
}

export function createSpeaker(recordings: readonly string[], device: Device): Speaker {
  const recorded = new Set(recordings);
  let lastInstruction: Line[] = [];
  let turn = 0;
  let silence = () => {};
  let current: Line | undefined;
  // Browsers load their voices only when first asked, and return none until then.
  device.synthesis?.getVoices();

  const playRecording = ({ recording, text, onSaid }: Line) =>
    new Promise<void>((settle) => {
      const audio = new Audio(soundAt(`audio/${recording}.mp3`));
      let share = () => audio.currentTime / audio.duration || 0;
      // The browser's own events come four times a second, which is too slow for short words.
      const clock = onSaid && setInterval(() => onSaid(share()), tickMs);
      let rest: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const end = () => {
        isOver = true;
        clearInterval(clock);
        clearTimeout(rest);
        settle();
      };
      // Before the first tap or without a loudspeaker, a line keeps its length, though nobody hears it: it is read and looked at.
      let since = 0;
      const goOnSilently = () => {
        if (isOver) return;
        since ||= Date.now() - (audio.currentTime || 0) * 1000;
        const length = audio.duration > 0 ? audio.duration * 1000 : silentMs(text);
        share = () => Math.min((Date.now() - since) / length, 1);
        clearTimeout(rest);
        rest = setTimeout(end, since + length - Date.now());
      };
      silence = () => {
        audio.pause();
        end();
      };
      audio.addEventListener('ended', end);
      audio.addEventListener('error', goOnSilently);
      // What was refused is fetched nevertheless, and then its length is known.
      audio.addEventListener('loadedmetadata', () => since && goOnSilently());
      audio.play().catch(goOnSilently);
    });

  const useVoice = ({ text, onSaid }: Line) =>
    new Promise<void>((settle) => {
      const { synthesis } = device;
      const voice = synthesis && germanVoice(synthesis.getVoices());
      if (!voice) return settle();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = 0.85;
      // Some devices never report the end; a child must not wait for it.
      const patience = setTimeout(settle, 1500 + text.length * 150);
      const end = () => {
        clearTimeout(patience);
        settle();
      };
      silence = () => {
        synthesis.cancel();
        end();
      };
      utterance.addEventListener('boundary', (word) => onSaid?.(word.charIndex / text.length));
      utterance.addEventListener('end', end);
      utterance.addEventListener('error', end);
      synthesis.speak(utterance);
    });

  const stop = () => {
    turn += 1;
    current?.onSaid?.(1);
    current = undefined;
    silence();
    silence = () => {};
  };

  const say = async (lines: Line[]) => {
    stop();
    const mine = turn;
    for (const line of lines) {
      if (mine !== turn || !device.isOn()) return;
      current = line;
      line.onSaid?.(0);
      await (recorded.has(line.recording) ? playRecording(line) : useVoice(line));
      if (mine === turn) line.onSaid?.(1);
    }
  };

  return {
    say,
    instruct: (lines) => {
      lastInstruction = lines;
      return say(lines);
    },
    repeat: () => say(lastInstruction),
    stop,
  };
}
