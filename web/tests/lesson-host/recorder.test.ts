/** The recorder of the page: what a lesson can make it do, and that nothing of a recording stays. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Loudness, RecorderState } from 'kaktus-shared/bridge';
import { longestRecordingMs, Recorder } from '../../src/lesson-host/recorder';

/** A microphone without a device: browsers of tests have none. */
class Tape extends EventTarget {
  static latest: Tape;
  state = 'inactive';
  mimeType = 'audio/webm';
  hears = 'hallo';
  constructor() {
    super();
    Tape.latest = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const data = new Blob(this.hears ? [this.hears] : []);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

class Player extends EventTarget {
  static latest: Player;
  pause = vi.fn();
  constructor() {
    super();
    Player.latest = this;
  }
  play = () => Promise.resolve();
}

const track = { stop: vi.fn() };
const getUserMedia = vi.fn();
const ask = vi.fn();
const addresses = new Set<string>();
let states: RecorderState[] = [];
let levels: Loudness[] = [];
/** What the microphone hears now. */
let volume = 0;

class Ears {
  static open = 0;
  constructor() {
    Ears.open += 1;
  }
  resume = () => Promise.resolve();
  close = () => Promise.resolve((Ears.open -= 1));
  createMediaStreamSource = () => ({ connect: () => {} });
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(volume),
  });
}
let recorder: Recorder;
let isHidden = false;

const settled = () => vi.advanceTimersByTimeAsync(0);
const wish = async (...wishes: Parameters<Recorder['handle']>[0][]) => {
  for (const one of wishes) {
    recorder.handle(one);
    await settled();
  }
};
const open = () => {
  states = [];
  levels = [];
  recorder = new Recorder({
    ask,
    sendState: (state) => states.push(state),
    sendLoudness: (level) => levels.push(level),
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', Tape);
  vi.stubGlobal('Audio', Player);
  vi.stubGlobal('AudioContext', Ears);
  volume = 0;
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      addresses.add('blob:voice');
      return 'blob:voice';
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
  isHidden = false;
  track.stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
  ask.mockReset().mockResolvedValue(true);
  open();
});

afterEach(() => {
  recorder.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(document, 'hidden');
});

test('a child is recorded and hears itself', async () => {
  await wish('open', 'start', 'stop', 'play');
  Player.latest.dispatchEvent(new Event('ended'));
  expect(states).toEqual(['ready', 'asking', 'recording', 'recorded', 'playing', 'ended']);
  expect(addresses.size).toBe(0);
});

test('people are asked before the microphone is, and only once in a lesson', async () => {
  await wish('open');
  expect(ask).not.toHaveBeenCalled();
  ask.mockImplementation(() => {
    expect(getUserMedia).not.toHaveBeenCalled();
    return Promise.resolve(true);
  });
  await wish('start', 'stop', 'start', 'stop');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('who says no is not asked again, and the microphone stays off', async () => {
  ask.mockResolvedValue(false);
  await wish('start', 'start', 'open', 'play');
  expect(states).toEqual(['asking', 'refused', 'refused', 'refused']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(getUserMedia).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'unavailable'],
  ['NotReadableError', 'unavailable'],
] as const)('if the browser says %s, the lesson is told: %s', async (name, state) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await wish('start', 'start');
  expect(states).toEqual(['asking', state, state]);
});

test('a browser that cannot record says so, and nobody is asked', async () => {
  vi.unstubAllGlobals();
  open();
  await wish('open', 'start');
  expect(states).toEqual(['unavailable', 'unavailable']);
  expect(ask).not.toHaveBeenCalled();
});

test('the microphone is on while it records, and at no other time', async () => {
  await wish('start');
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(track.stop).not.toHaveBeenCalled();
  await wish('stop');
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('a recording ends by itself', async () => {
  await wish('start');
  await vi.advanceTimersByTimeAsync(longestRecordingMs - 1);
  expect(states.at(-1)).toBe('recording');
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe('recorded');
});

test('without any sound there is nothing to play', async () => {
  await wish('start');
  Tape.latest.hears = '';
  await wish('stop', 'play');
  expect(states.at(-1)).toBe('ready');
});

test('what is forgotten is not played any more', async () => {
  await wish('start', 'stop', 'forget', 'play');
  expect(states.slice(-2)).toEqual(['recorded', 'ready']);
});

test('a recording that is forgotten while it is made is never there, and the next one can be made', async () => {
  await wish('start', 'forget');
  expect(track.stop).toHaveBeenCalledTimes(1);
  await wish('play');
  expect(states.slice(-2)).toEqual(['recording', 'ready']);
  await wish('start', 'stop');
  expect(states.slice(-2)).toEqual(['recording', 'recorded']);
});

test('a game that ends while the microphone is being switched on records nothing', async () => {
  await wish('start', 'stop');
  recorder.handle('start');
  recorder.handle('forget');
  await settled();
  expect(states).toEqual(['asking', 'recording', 'recorded', 'ready']);
  expect(track.stop).toHaveBeenCalledTimes(2);
});

test('a page that is hidden while the microphone is being switched on records nothing', async () => {
  await wish('start', 'forget');
  recorder.handle('start');
  isHidden = true;
  await settled();
  expect(states.at(-1)).toBe('ready');
  expect(track.stop).toHaveBeenCalledTimes(2);
});

test('a device that refuses at the last moment leaves no microphone on', async () => {
  await wish('start', 'stop');
  vi.spyOn(Tape.prototype, 'start').mockImplementationOnce(() => {
    throw new DOMException('', 'NotSupportedError');
  });
  await wish('start');
  expect(states.at(-1)).toBe('unavailable');
  expect(track.stop).toHaveBeenCalledTimes(2);
});

test('a page that is hidden stops recording and forgets', async () => {
  await wish('start');
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await wish('play');
  expect(states.slice(-2)).toEqual(['recording', 'ready']);
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('a lesson that is left ends everything', async () => {
  await wish('start', 'stop', 'play');
  recorder.close();
  expect(Player.latest.pause).toHaveBeenCalled();
  expect(addresses.size).toBe(0);
  expect(states.at(-1)).toBe('playing');
});

test('a game that was left while people were asked records nothing', async () => {
  let answer = (_isWanted: boolean) => {};
  ask.mockImplementation(() => new Promise((settle) => (answer = settle)));
  await wish('start', 'forget');
  answer(true);
  await settled();
  expect(states).toEqual(['asking', 'asking', 'ready']);
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('while it records, the lesson is told how loud the child is, and nothing else', async () => {
  await wish('start');
  for (const loud of [0.005, 0.02, 0.02, 0.3, 0.05]) {
    volume = loud;
    await vi.advanceTimersByTimeAsync(100);
  }
  await wish('stop');
  expect(levels).toEqual([1, 3, 2, 0]);
  volume = 0.3;
  await vi.advanceTimersByTimeAsync(1000);
  expect(levels).toHaveLength(4);
  expect(Ears.open).toBe(0);
});

test('a browser that cannot measure records all the same', async () => {
  vi.stubGlobal('AudioContext', undefined);
  Reflect.deleteProperty(window, 'AudioContext');
  await wish('start', 'stop');
  expect(states.at(-1)).toBe('recorded');
});
