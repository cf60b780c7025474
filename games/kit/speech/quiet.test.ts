import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sayWithVoice, type Voices } from './device-voice';
import { setQuiet } from './quiet';
import { playRecording } from './recorded-line';

const hund = { text: 'der Hund', recording: 'tiere/hund' };

class Recording extends EventTarget {
  currentTime = 0;
  duration = 2;
  playing = false;
  plays = 0;
  constructor() {
    super();
    recordings.push(this);
  }
  play() {
    this.playing = true;
    this.plays += 1;
    return new Promise<void>((_, reject) => (this.interrupt = () => reject(new Error('paused'))));
  }
  interrupt = () => {};
  pause() {
    this.playing = false;
    this.interrupt();
  }
}

let recordings: Recording[];

beforeEach(() => {
  recordings = [];
  vi.stubGlobal('Audio', Recording);
  vi.useFakeTimers();
  onTestFinished(() => {
    setQuiet(false);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test('a recording stops where it is, and goes on there', async () => {
  const onEnd = vi.fn();
  playRecording(hund, onEnd);
  const [recording] = recordings;
  setQuiet(true);
  expect(recording!.playing).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  setQuiet(false);
  expect([recording!.playing, recording!.plays]).toEqual([true, 2]);
  recording!.dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledOnce();
  setQuiet(true);
  setQuiet(false);
  expect(recording!.plays).toBe(2);
});

test('a line that comes meanwhile waits', () => {
  setQuiet(true);
  playRecording(hund, vi.fn());
  expect(recordings[0]!.plays).toBe(0);
  setQuiet(false);
  expect(recordings[0]!.plays).toBe(1);
});

test('the voice of the device leaves out what it would say meanwhile', () => {
  const speak = vi.fn();
  const voice = { lang: 'de-DE', localService: true } as SpeechSynthesisVoice;
  const synthesis: Voices = { getVoices: () => [voice], speak, cancel: () => {} };
  const onEnd = vi.fn();
  setQuiet(true);
  sayWithVoice(hund, synthesis, onEnd);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(speak).not.toHaveBeenCalled();
});
