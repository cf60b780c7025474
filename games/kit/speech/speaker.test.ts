import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { wordCalled } from '../../testing/lesson-fixture';
import { germanVoice, type Voices } from './device-voice';
import { bareLine, phraseLines, wordLine } from './line';
import { createSpeaker } from './speaker';

const voice = (lang: string, localService: boolean) =>
  ({ lang, localService, name: lang }) as SpeechSynthesisVoice;
const hund = wordLine({ topic: 'tiere' }, wordCalled('hund'));
const katze = wordLine({ topic: 'tiere' }, wordCalled('katze'));

let said: string[];
let played: string[];
let pending: EventTarget[];

class Utterance extends EventTarget {
  voice: unknown;
  lang = '';
  rate = 1;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class Recording extends EventTarget {
  src: string;
  constructor(src: string) {
    super();
    this.src = src;
  }
  play() {
    played.push(this.src);
    queueMicrotask(() => this.dispatchEvent(new Event('ended')));
    return Promise.resolve();
  }
  pause() {}
}

function voices(list: SpeechSynthesisVoice[], endAtOnce = true): Voices {
  return {
    getVoices: () => list,
    speak: (utterance) => {
      said.push(utterance.text);
      if (endAtOnce) queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      else pending.push(utterance);
    },
    cancel: () => {},
  };
}

beforeEach(() => {
  said = [];
  played = [];
  pending = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('Audio', Recording);
});

test('only a German voice on the device is used, one from Germany first', () => {
  const austrian = voice('de-AT', true);
  const german = voice('de_DE', true);
  const remote = voice('de-DE', false);
  expect(germanVoice([remote, voice('en-GB', true), austrian, german])).toBe(german);
  expect(germanVoice([remote, austrian])).toBe(austrian);
  expect(germanVoice([remote, voice('den', true)])).toBeUndefined();
});

test('a recording in the product comes before the voice of the device', async () => {
  const synthesis = voices([voice('de-DE', true)]);
  const speaker = createSpeaker(['tiere/hund'], { synthesis, isOn: () => true });
  await speaker.say([hund, katze]);
  expect(played).toEqual(['audio/tiere/hund.mp3']);
  expect(said).toEqual(['die Katze']);
});

test('without a voice it stays silent and goes on', async () => {
  const speaker = createSpeaker([], { synthesis: undefined, isOn: () => true });
  await expect(speaker.say([hund])).resolves.toBeUndefined();
});

test('with the sound off nothing is said', async () => {
  const synthesis = voices([voice('de-DE', true)]);
  const speaker = createSpeaker(['tiere/hund'], { synthesis, isOn: () => false });
  await speaker.say([hund, katze]);
  expect([...played, ...said]).toEqual([]);
});

test('a new line cuts the old ones short', async () => {
  const synthesis = voices([voice('de-DE', true)], false);
  const speaker = createSpeaker([], { synthesis, isOn: () => true });
  const first = speaker.say([hund, hund]);
  const second = speaker.say([katze]);
  await first;
  expect(said).toEqual(['der Hund', 'die Katze']);
  pending.at(-1)?.dispatchEvent(new Event('end'));
  await second;
});

test('the loudspeaker repeats the last instruction, not what was said in between', async () => {
  const synthesis = voices([voice('de-DE', true)]);
  const speaker = createSpeaker([], { synthesis, isOn: () => true });
  const phrase = phraseLines('hear-and-find', { find: 'Finde das Bild!' });
  await speaker.instruct([phrase('find'), hund]);
  await speaker.say([katze]);
  await speaker.repeat();
  expect(said.slice(3)).toEqual(['Finde das Bild!', 'der Hund']);
  expect(phrase('find').recording).toBe('phrases/hear-and-find-find');
});

test('a word has a line with its article and one without', () => {
  expect(hund).toEqual({ text: 'der Hund', recording: 'tiere/hund' });
  const bare = bareLine({ topic: 'tiere' }, wordCalled('hund'));
  expect(bare).toEqual({ text: 'Hund', recording: 'tiere/hund-bare' });
});

test('a line is told how much of it has been said, and that it was cut short', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const device = { synthesis: voices([voice('de-DE', true)], false), isOn: () => true };
  const speaker = createSpeaker([], device);
  void speaker.say([{ ...hund, onProgress }]);
  pending[0]?.dispatchEvent(Object.assign(new Event('boundary'), { charIndex: 4 }));
  expect(shares).toEqual([0, 0.5]);
  void speaker.say([{ ...hund, onProgress }]);
  await Promise.resolve();
  expect(shares).toEqual([0, 0.5, 1, 0]);
});

const story = ['Der Hund schläft im Garten.', 'Die Katze sitzt auf dem Baum.'].map((text, at) => ({
  text,
  recording: `tiere/${at}`,
  onProgress: vi.fn(),
}));

function silentDevice(fail: (audio: Recording) => Promise<void>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'Audio',
    class extends Recording {
      currentTime = 0;
      duration = NaN;
      override play() {
        played.push(this.src);
        return fail(this);
      }
    },
  );
  const recordings = story.map(({ recording }) => recording);
  return createSpeaker(recordings, { synthesis: undefined, isOn: () => true });
}

const refused = () => Promise.reject(new DOMException('no tap yet', 'NotAllowedError'));
const broken = (audio: Recording) => {
  queueMicrotask(() => audio.dispatchEvent(new Event('error')));
  return Promise.reject(new DOMException('no device', 'AbortError'));
};

test.each([
  ['refuses to play', refused],
  ['has no loudspeaker', broken],
])('a line keeps its length and lights up on a device that %s', async (_what, fail) => {
  const speaker = silentDevice(fail);
  const over = vi.fn();
  void speaker.say(story).then(over);
  await vi.advanceTimersByTimeAsync(1250);
  expect(played).toHaveLength(1);
  expect(story[0]!.onProgress.mock.lastCall![0]).toBeCloseTo(0.5, 1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(played).toHaveLength(2);
  expect(story[0]!.onProgress).toHaveBeenLastCalledWith(1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(over).toHaveBeenCalled();
});

test('a recording whose length is known keeps exactly that, however late it is known', async () => {
  const speaker = silentDevice((audio) => {
    setTimeout(() => {
      Object.assign(audio, { duration: 4 });
      audio.dispatchEvent(new Event('loadedmetadata'));
    }, 1000);
    return refused();
  });
  void speaker.say(story);
  await vi.advanceTimersByTimeAsync(3990);
  expect(played).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(played).toHaveLength(2);
});

test('a silent line is cut short like any other', async () => {
  const speaker = silentDevice(refused);
  const over = vi.fn();
  void speaker.say(story).then(over);
  await vi.advanceTimersByTimeAsync(300);
  speaker.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();
  expect(played).toHaveLength(1);
});
