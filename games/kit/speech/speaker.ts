/** Says lines one after another: a recording from the product, else a German voice of the device, else silence. */
import { sayWithVoice, type Voices } from './device-voice';
import type { Line } from './line';
import { playRecording } from './recorded-line';

export type Speaker = {
  /** Says the lines one after another; settles when they are over or cut short by others. */
  say(lines: Line[]): Promise<void>;
  /** Says an instruction and remembers it for `repeat`. */
  instruct(lines: Line[]): Promise<void>;
  repeat(): Promise<void>;
  stop(): void;
  /** Calls back repeatedly with how much of what has been said; returns a function that stops this. */
  watch(onSpeech: OnSpeech): () => void;
};
type OnSpeech = (recording: string, share: number) => void;

type Device = { synthesis: Voices | undefined; isOn: () => boolean };

function watching() {
  const watchers = new Set<OnSpeech>();
  return {
    watch: (onSpeech: OnSpeech) => {
      watchers.add(onSpeech);
      return () => watchers.delete(onSpeech);
    },
    /** The line, whose progress all watchers hear of. */
    watched: (line: Line) => ({
      ...line,
      onProgress: (share: number) => {
        line.onProgress?.(share);
        watchers.forEach((tell) => tell(line.recording, share));
      },
    }),
  };
}

export function createSpeaker(recordings: readonly string[], device: Device): Speaker {
  const recorded = new Set(recordings);
  let lastInstruction: Line[] = [];
  let turn = 0;
  let current: Line | undefined;
  const { watch, watched } = watching();
  let silence = () => {};
  // Browsers load their voices only when first asked, and return none until then.
  device.synthesis?.getVoices();

  const stop = () => {
    turn += 1;
    current?.onProgress?.(1);
    current = undefined;
    silence();
  };

  const start = (line: Line, onEnd: () => void) => {
    if (recorded.has(line.recording)) return playRecording(line, onEnd);
    return sayWithVoice(line, device.synthesis, onEnd);
  };

  const say = async (lines: Line[]) => {
    stop();
    const mine = turn;
    for (const line of lines) {
      if (mine !== turn || !device.isOn()) return;
      const heard = watched(line);
      current = heard;
      heard.onProgress(0);
      await new Promise<void>((settle) => (silence = start(heard, settle)));
      if (mine === turn) heard.onProgress(1);
    }
  };

  const instruct = (lines: Line[]) => say((lastInstruction = lines));
  const repeat = () => say(lastInstruction);
  return { say, instruct, repeat, stop, watch };
}
