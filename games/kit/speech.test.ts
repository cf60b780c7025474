import { beforeEach, expect, test, vi } from 'vitest';
import { wordCalled } from './cast';
import { bareLine, createSpeaker, germanVoice, phraseLines, wordLine, type Voices } from './speech';

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
  const onSaid = (share: number) => shares.push(share);
  const device = { synthesis: voices([voice('de-DE', true)], false), isOn: () => true };
  const speaker = createSpeaker([], device);
  void speaker.say([{ ...hund, onSaid }]);
  pending[0]?.dispatchEvent(Object.assign(new Event('boundary'), { charIndex: 4 }));
  expect(shares).toEqual([0, 0.5]);
  void speaker.say([{ ...hund, onSaid }]);
  await Promise.resolve();
  expect(shares).toEqual([0, 0.5, 1, 0]);
});
