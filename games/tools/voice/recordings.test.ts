// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sounds } from '../../kit/speech/sounds';
import { readFiles } from '../content/content';
import {
  planRecordings,
  readRecordings,
  recordingFile,
  recordingProblems,
  soundOf,
  voiceMark,
  type Recordings,
} from './recordings';
import { spokenTexts, type Spoken } from '../content/spoken';

const root = new URL('../..', import.meta.url).pathname;
const spoken = spokenTexts(root, readFiles(root));
const hund: Spoken = { file: 'tiere/hund', text: 'der Hund' };
const byVoice = (text: string): Recordings => ({
  'tiere/hund': { text, sound: 'voice', voice: voiceMark({ file: 'tiere/hund', text }) },
});
const byPerson = (text: string): Recordings => ({ 'tiere/hund': { text, sound: 'person' } });

describe('the lessons', () => {
  test('every text is spoken, and says what it says now: else run `npm run speak`', () => {
    const problems = recordingProblems(spoken, readRecordings(root), (file) => soundOf(root, file));
    expect(problems).toEqual([]);
    expect(spoken.length).toBeGreaterThan(0);
  });

  test('no two texts share a recording', () => {
    const files = spoken.map(({ file }) => file);
    expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
  });

  test('a recording is an MP3 file of a word or a sentence, and small on average', () => {
    let all = 0;
    for (const { file } of spoken) {
      const mp3 = readFileSync(recordingFile(root, file));
      const start = mp3.toString('latin1', 0, 3) === 'ID3' ? 'ID3' : mp3.readUInt16BE(0) >> 5;
      expect([0x7ff, 'ID3'], file).toContain(start);
      expect(mp3.length, file).toBeGreaterThan(1500);
      all += mp3.length;
    }
    expect(all / spoken.length).toBeLessThan(13_000);
  });
});

test('every small sound is a file, and every file is a sound of the kit', () => {
  const files = readdirSync(join(root, 'audio/sounds')).sort();
  expect(files).toEqual(sounds.map((name) => `${name}.mp3`));
});

describe('what has to be made', () => {
  const plan = (recordings: Recordings, sound: string | null, line = hund) =>
    planRecordings([line], recordings, () => sound);

  test('a text without a file', () => {
    expect(plan({}, null).make).toEqual([hund]);
  });

  test('a text that has changed since the voice said it, and no other', () => {
    expect(plan(byVoice('der Hunt'), 'voice').make).toEqual([hund]);
    expect(plan(byVoice('der Hund'), 'voice')).toEqual({
      make: [],
      renew: [],
      take: [],
      outdated: [],
      unused: [],
    });
  });

  test('what the voice would say differently now is said again, but is not wrong', () => {
    const before: Recordings = { 'tiere/hund': { text: 'der Hund', sound: 'voice', voice: 'old' } };
    expect(plan(before, 'voice').renew).toEqual([hund]);
    expect(recordingProblems([hund], before, () => 'voice')).toEqual([]);
  });

  test('the recording of a person is taken over and never spoken over', () => {
    expect(plan(byVoice('der Hund'), 'person').take).toEqual([hund]);
    const personal = plan(byPerson('der Hunt'), 'person');
    expect(personal.make).toEqual([]);
    expect(personal.outdated).toEqual([hund]);
  });

  test('what no text needs is found', () => {
    const { unused } = planRecordings([], byVoice('der Hund'), () => 'voice');
    expect(unused).toEqual(['tiere/hund']);
  });
});

test('a recording is made again when its speaker or its pronunciation changes', () => {
  const markOf = (file: string, text: string) => voiceMark({ file, text });
  expect(markOf('phrases/bingo-right', 'Ja!')).toBe(markOf('phrases/memory-right', 'Ja!'));
  expect(markOf('phrases/bingo-right', 'Ja!')).not.toBe(
    markOf('kaktus-1/tiere/story-title', 'Ja!'),
  );
  expect(markOf('tiere/hund', 'der Hund')).not.toBe(markOf('tiere/hund', 'der Hut'));
});
