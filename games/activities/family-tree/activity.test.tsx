import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, close, find, onDone, onRight, open } from '../../kit/task-cast';
import { playToEnd, said, tap, type } from '../../kit/task-cast';
import FamilyTree from './activity';
import { people } from './rules';

beforeEach(() => open(FamilyTree, [...people]));
afterEach(close);

test.each([
  ['by pointer', tap],
  ['by keyboard', type],
])('played to its end %s the whole family hangs in the tree', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(8);
  expect(onRight).toHaveBeenCalledTimes(8);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(document.querySelectorAll('.family-tree-frame .portrait')).toHaveLength(11);
});

test('the right frame glows; another frame steps back and the sentence comes again', async () => {
  const [person, place] = asked();
  const sentence = said.at(-1);
  expect(find('.piece-glows')?.dataset['place']).toBe(place);
  await tap(find(`[data-thing="${person}"]`));
  const other = find('[data-place="frame-opa"]');
  await tap(other);
  expect(other?.dataset['state']).toBe('away');
  expect(said.at(-1)).toBe(sentence);
});
