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
import PointAndBuild from './activity';

const ids = ['nase', 'mund', 'zahn', 'kopf', 'arm', 'bein'];
const part = (word: string) => ({
  word,
  says: { text: `Zeig ${word}!`, recording: word },
  shown: { says: { text: `Das ist ein ${word}.`, recording: `${word}-shown` } },
});
const data = { face: ids.slice(0, 3).map(part), robot: ids.slice(3).map(part) };

beforeEach(() => open(PointAndBuild, ids, 4, data));
afterEach(close);

const showRight = async () => {
  await tap(find(`[data-thing="${asked()[0]}"]`));
  await pass(3000);
};

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('the face is shown and the robot is built by %s', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(6);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(new Set(onRight.mock.calls.flat())).toEqual(new Set(ids));
  expect(said.at(-1)).toBe('Der Roboter ist fertig. Er tanzt!');
});

test('the robot comes after the face, and keeps the parts it has', async () => {
  expect(find('.robot')).toBeNull();
  for (let shown = 0; shown < 4; shown += 1) await showRight();
  expect(document.querySelectorAll('.robot-part[data-built=true]')).toHaveLength(1);
});

test('a wrong part is no fault: it is named, and the question comes again', async () => {
  const [wanted] = asked();
  const other = find(`[data-thing]:not([data-thing="${wanted}"]):not([data-thing="zahn"])`);
  await tap(other);
  expect(said.slice(-2)).toEqual([`Das ist ein ${other?.dataset['thing']}.`, `Zeig ${wanted}!`]);
  expect(onRight).not.toHaveBeenCalled();
});
