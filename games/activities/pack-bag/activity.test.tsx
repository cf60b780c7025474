import { afterEach, beforeEach, expect, test } from 'vitest';
import {
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
import PackBag from './activity';

const ids = ['heft', 'buch', 'schere', 'lineal', 'pinsel', 'spitzer', 'radiergummi', 'fueller'];
const data = {
  things: ids.map((word) => ({ word, says: { text: `das ${word}`, recording: word } })),
};

beforeEach(() => open(PackBag, ids, 4, data));
afterEach(close);

const wantedId = () => find('[data-asks]')?.dataset['asks']?.replace('>', '') ?? '';
const wrongThing = () => find(`.gather-good:not([data-thing="${wantedId()}"])[data-state="still"]`);

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('all things are packed to the end by %s', async (_, choose) => {
  await playToEnd(choose);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(onRight).toHaveBeenCalledTimes(8);
});

test('the list is spoken, and again after a wrong thing, which steps back', async () => {
  expect(said.join(' ')).toMatch(/Ich packe in meine Schultasche das \w+ und das \w+$/);
  const list = said.slice(-4).join(' ');
  for (let tries = 0; tries < 6 && !find('[data-state=away]'); tries += 1) await tap(wrongThing());
  expect(find('[data-state=away]')?.getAttribute('aria-disabled')).toBe('true');
  expect(said.slice(-4).join(' ')).toBe(list);
});

test('what was packed looks out of the bag', async () => {
  await tap(find(`[data-thing="${wantedId()}"]`));
  expect(document.querySelectorAll('.gather-contents img')).toHaveLength(1);
});
