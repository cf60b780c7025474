import { expect, test } from 'vitest';
import { lesson } from '../../kit/cast';
import { seededRandom } from '../../kit/shuffle';
import { dressings, type Weathers } from './rules';

const line = (text: string) => ({ text, recording: text });
const put = (word: string) => ({ word, says: line(`Zieh ${word} an!`) });
const weathers: Weathers = {
  weathers: [
    {
      weather: 'sun',
      says: line('Die Sonne scheint.'),
      wears: [],
      puts: ['hund', 'maus'].map(put),
    },
    { weather: 'rain', says: line('Es regnet.'), wears: ['huhn'], puts: ['kuh', 'ente'].map(put) },
  ],
};

test('each weather is told once, with its first garment, and the last makes ready', () => {
  const tasks = dressings(weathers, lesson, seededRandom(1));
  expect(tasks.map(({ says }) => says.length)).toEqual([2, 1, 2, 1]);
  expect(tasks.map(({ isReady }) => isReady)).toEqual([false, true, false, true]);
});

test('garments are put on in order, over those worn before', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const rain = dressings(weathers, lesson, seededRandom(seed)).filter(
      ({ weather }) => weather === 'rain',
    );
    expect(rain.map(({ wears }) => wears)).toEqual([['huhn'], ['huhn', 'kuh']]);
    expect(rain.map(({ wants }) => wants)).toEqual([['kuh'], ['ente']]);
  }
});

test('four garments hang on the line: the one asked for, and none that is worn or looks like it', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    for (const { word, goods, wears } of dressings(weathers, lesson, seededRandom(seed))) {
      const ids = goods.map(({ id }) => id);
      expect(new Set(ids).size).toBe(4);
      expect(ids).toContain(word.id);
      expect(ids.some((id) => wears.includes(id))).toBe(false);
      if (word.id === 'ente') expect(ids).not.toContain('huhn');
    }
  }
});
