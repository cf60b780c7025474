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
import FurnishRoom from './activity';

const thing = (name: string, place: string, word: string) => ({
  name,
  picture: `${name}.svg`,
  places: [
    {
      place,
      word,
      says: { text: `${name} kommt ${place}.`, recording: place },
      there: { says: { text: `${name} ist ${place}.`, recording: `${place}-there` } },
    },
  ],
});
const data = {
  things: [
    thing('der Ball', 'unter-bett', 'bett'),
    thing('die Katze', 'auf-schrank', 'schrank'),
    thing('das Buch', 'in-regal', 'regal'),
  ],
};

beforeEach(() => open(FurnishRoom, ['bett', 'schrank', 'regal', 'tisch', 'tuer'], 4, data));
afterEach(close);

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('the room is furnished by %s', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(3);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(new Set(onRight.mock.calls.flat())).toEqual(new Set(['bett', 'schrank', 'regal']));
});

test('what was put stays in its place, and is said to be there', async () => {
  const sentence = said.at(-1);
  await tap(find(`[data-thing="${asked()[0]}"]`));
  expect(said.at(-1)).toBe(sentence?.replace('kommt', 'ist'));
  await pass(3000);
  expect(document.querySelectorAll('span.room-place img')).toHaveLength(1);
});

test('a wrong place steps back, and the sentence is said again', async () => {
  const sentence = said.at(-1);
  const wrong = find(`button.room-place:not([data-thing="${asked()[0]}"])`);
  await tap(wrong);
  expect(said.at(-1)).toBe(sentence);
  expect(wrong?.getAttribute('aria-disabled')).toBe('true');
  expect(onRight).not.toHaveBeenCalled();
});
