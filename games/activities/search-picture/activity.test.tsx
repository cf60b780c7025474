import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  asked,
  close,
  find,
  onDone,
  onRight,
  open,
  pass,
  playToEnd,
  said,
  tap,
  type,
} from '../../kit/task-cast';
import { emptyProgress } from '../../kit/progress';
import { hintAfterMs } from '../../kit/use-hint';
import SearchPicture from './activity';

const ids = ['affe', 'tiger', 'zebra', 'baer'];
const data = {
  scene: 'zoo',
  hidings: [
    {
      words: ids,
      places: ids.map((_, index) => ({
        behind: 'bush',
        tall: [20, index * 20],
        wide: [index * 20, 20],
      })),
    },
  ],
};

beforeEach(() => open(SearchPicture, ids, 4, data));
afterEach(close);

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('all that hide are found by %s', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(4);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(new Set(onRight.mock.calls.flat())).toEqual(new Set(ids));
});

test('what was found stays out and cannot be chosen again', async () => {
  const [first] = asked();
  await tap(find(`[data-thing="${first}"]`));
  await pass(3000);
  const found = find(`[data-thing="${first}"]`);
  expect(found?.dataset['state']).toBe('right');
  expect(found?.getAttribute('aria-disabled')).toBe('true');
});

test('what was not called ducks, and the question comes again', async () => {
  const question = said.slice(-2);
  const other = find(`[data-thing]:not([data-thing="${asked()[0]}"])`);
  await tap(other);
  expect(other?.dataset['state']).toBe('away');
  expect(said.slice(-2)).toEqual(question);
  await pass(16_000);
  expect(find(`[data-thing="${asked()[0]}"]`)?.dataset['state']).toBe('hinted');
});

test('pictures tell what was said when the sound is off, or nothing has happened for long', async () => {
  const picture = () => find(`.quest-pictures img[src="${asked()[0]}.svg"]`);
  expect(picture()).toBeNull();
  await pass(2 * hintAfterMs - 1);
  expect(picture()).toBeNull();
  await pass(1);
  expect(picture()).not.toBeNull();
  await close();
  await open(SearchPicture, ids, 4, data, { ...emptyProgress, sound: false });
  expect(picture()).not.toBeNull();
});
