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
};

type Device = { synthesis: Voices | undefined; isOn: () => boolean };

export function createSpeaker(recordings: readonly string[], device: Device): Speaker {
  const recorded = new Set(recordings);
  let lastInstruction: Line[] = [];
  let turn = 0;
  let current: Line | undefined;
  let silence = () => {};
  // Browsers load their voices only when first asked, and return none until then.
  device.synthesis?.getVoices();

  const stop = () => {
    turn += 1;
    current?.onProgress?.(1);
    current = undefined;
    silence();
  };

  const start = (line: Line, onEnd: () => void) =>
    recorded.has(line.recording)
      ? playRecording(line, onEnd)
      : sayWithVoice(line, device.synthesis, onEnd);

  const say = async (lines: Line[]) => {
    stop();
    const mine = turn;
    for (const line of lines) {
      if (mine !== turn || !device.isOn()) return;
      current = line;
      line.onProgress?.(0);
      await new Promise<void>((settle) => (silence = start(line, settle)));
      if (mine === turn) line.onProgress?.(1);
    }
  };

  return {
    say,
    instruct: (lines) => say((lastInstruction = lines)),
    repeat: () => say(lastInstruction),
    stop,
  };
}
