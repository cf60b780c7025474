import { afterEach, expect, test } from 'vitest';
import HearAndFind from './activity';
import { asked, close, find, open, spokenTexts, tap } from '../../testing/play-fixture';
import { emptyProgress } from '../../kit/progress';

const words = ['hund', 'katze', 'maus', 'ente', 'kuh', 'schaf'];
const spokenToAMistake = async (level: 1 | 3) => {
  await open(HearAndFind, words, 3, undefined, emptyProgress, level);
  spokenTexts.length = 0;
  const [thing] = asked();
  await tap(find(`[data-thing]:not([data-thing^="${thing}"])`));
  return spokenTexts;
};

afterEach(close);

test('after a mistake is named, a question is asked again', async () => {
  const [named, asks, ...others] = await spokenToAMistake(1);
  expect(named).toMatch(/^Das ist/);
  expect(asks).toMatch(/^Wo ist/);
  expect(others).toEqual([]);
});

test('a statement asks for nothing, so the child is told to listen again', async () => {
  const [named, again, asks, ...others] = await spokenToAMistake(3);
  expect(named).toMatch(/^Das ist ein/);
  expect(again).toBe('Noch einmal!');
  expect(asks).toMatch(/^Ich sehe/);
  expect(others).toEqual([]);
});
