import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from './sounds';

const started: string[] = [];
const volumes: { value: number }[] = [];
const asked: string[] = [];
let on = true;
let playSound: (name: Sound) => Promise<void>;
let playNoise: (name: string) => Promise<void>;

let devices = 0;

class Device {
  number = (devices += 1);
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => {
    const gain = { value: 1 };
    volumes.push(gain);
    return { gain, connect: () => {} };
  };
  createBufferSource = () => ({
    buffer: '',
    connect: (next: unknown) => next,
    start() {
      started.push(this.buffer);
    },
  });
  decodeAudioData = (bytes: string) => Promise.resolve(bytes);
}

beforeEach(async () => {
  started.length = 0;
  volumes.length = 0;
  asked.length = 0;
  devices = 0;
  on = true;
  vi.resetModules();
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { arrayBuffer: async () => path };
  });
  const sounds = await import('./sounds');
  sounds.allowSounds(window, () => on);
  ({ playSound, playNoise } = sounds);
});

afterEach(() => vi.unstubAllGlobals());

const tap = () => window.dispatchEvent(new Event('pointerup'));

test('nothing is fetched or played before the first tap', async () => {
  await playSound('tap');
  expect(asked).toEqual([]);
  tap();
  await playSound('tap');
  expect(started).toEqual(['audio/sounds/tap.mp3']);
});

test('the device is set up once, after the first tap and not in it', async () => {
  tap();
  tap();
  expect(devices).toBe(0);
  await playSound('tap');
  await playSound('tap');
  expect(devices).toBe(1);
  expect(started).toHaveLength(2);
});

test('a key is as good as a tap, and a sound is fetched once', async () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await playSound('pop');
  await playSound('pop');
  expect(started).toHaveLength(2);
  expect(asked).toEqual(['audio/sounds/pop.mp3']);
});

test('a noise is as loud as the voice, a button softer', async () => {
  tap();
  await playNoise('hund');
  await playSound('tap');
  expect(volumes.map(({ value }) => value)).toEqual([1, 0.35]);
});

test('with the sound off nothing is played', async () => {
  tap();
  on = false;
  await playSound('tap');
  expect([...asked, ...started]).toEqual([]);
});

test('a sound that does not arrive, or arrives too late, is left out', async () => {
  tap();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await expect(playSound('star')).resolves.toBeUndefined();
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(5000);
  vi.stubGlobal('fetch', async () => ({ arrayBuffer: async () => 'late' }));
  await playSound('star');
  expect(started).toEqual([]);
});
