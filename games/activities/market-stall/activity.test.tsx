import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  asked,
  close,
  find,
  onDone,
  onRight,
  open,
  playToEnd,
  said,
  tap,
  type,
} from '../../kit/task-cast';
import MarketStall from './activity';

const ids = ['apfel', 'birne', 'banane', 'gurke', 'tomate', 'salat', 'orange'];
const line = (text: string) => ({ says: { text, recording: text } });
const data = {
  goods: ids.map((word) => ({
    word,
    one: line(`Ich möchte einen ${word}, bitte.`),
    many: line(`Ich möchte drei ${word}, bitte.`),
  })),
};

beforeEach(() => open(MarketStall, ids, 4, data));
afterEach(close);

const ready = () => find('[data-ready] button');
const inBasket = () => document.querySelectorAll('.market-stall-taken img').length;

async function serve(choose: typeof tap) {
  for (let count = 0; count < Number(asked()[0]); count += 1) await choose(find('[data-counts]'));
  await choose(ready());
}

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('all customers are served by %s', async (_, choose) => {
  await playToEnd(choose);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(onRight).toHaveBeenCalledTimes(6);
});

test('too few or too many are asked for again, and can be put right', async () => {
  const order = said.at(-1);
  for (let count = 0; count < 5; count += 1) await tap(find('[data-counts]'));
  await tap(ready());
  expect(said.at(-1)).toBe(order);
  expect(onRight).not.toHaveBeenCalled();
  while (inBasket() > 0) await tap(find('.market-stall-taken'));
  await serve(tap);
  expect(asked()[0]).toBe('');
});

test('what was not asked for stays on the stall and steps back', async () => {
  await tap(find('.gather-good:not([data-counts])'));
  expect(inBasket()).toBe(0);
  expect(find('[data-state=away]')).not.toBeNull();
});
