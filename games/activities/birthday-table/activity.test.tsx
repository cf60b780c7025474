import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRightly, asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { pass, playToEnd, said, tap, type } from '../../kit/task-cast';
import BirthdayTable from './activity';
import { gifts } from './rules';

beforeEach(() => open(BirthdayTable, [...gifts, 'kerze']));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s it gives three stars', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(8);
  expect(onRight).toHaveBeenCalledTimes(8);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('candles are counted aloud, can be put out again, and too many do no harm', async () => {
  for (let task = 0; task < 6; task += 1) {
    await answerRightly(tap);
    await pass(4000);
  }
  const call = said.at(-1);
  const candles = [...document.querySelectorAll<HTMLElement>('[data-counts]')];
  for (const candle of candles) await tap(candle);
  expect(said.at(-1)).toBe('Acht!');
  await tap(find('[data-ready] button'));
  expect(said.at(-1)).toBe(call);
  expect(find('.birthday-table-number')?.textContent).toBe(asked()[0]);
  for (const candle of candles.slice(Number(asked()[0]))) await tap(candle);
  await tap(find('[data-ready] button'));
  expect(asked()).toEqual(['']);
});
