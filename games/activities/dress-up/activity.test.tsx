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
import DressUp from './activity';

const ids = ['hose', 'jacke', 'stiefel', 'muetze', 'schal', 'rock'];
const line = (text: string) => ({ text, recording: text });
const data = {
  weathers: [
    {
      weather: 'rain',
      says: line('Es regnet.'),
      wears: [],
      puts: [
        { word: 'hose', says: line('Zieh die Hose an!') },
        { word: 'jacke', says: line('Zieh die Jacke an!') },
      ],
    },
  ],
};

beforeEach(() => open(DressUp, ids, 4, data));
afterEach(close);

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('the child is dressed by %s', async (_, choose) => {
  expect(await playToEnd(choose)).toBe(2);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(onRight.mock.calls.flat()).toEqual(['hose', 'jacke']);
  expect(said.at(-1)).toBe('Fertig! Wir gehen raus!');
});

test('what was put on stays on while the weather stays', async () => {
  const worn = () => document.querySelectorAll('.dress-up-worn').length;
  expect(worn()).toBe(0);
  await tap(find(`[data-thing="${asked()[0]}"]`));
  expect(worn()).toBe(1);
  await pass(3000);
  expect(worn()).toBe(1);
});

test('a wrong garment steps back and stays off', async () => {
  await tap(find('.gather-good:not([data-thing="hose"])'));
  expect(document.querySelector('.dress-up-worn')).toBeNull();
  expect(said.slice(-2)).toEqual(['Es regnet.', 'Zieh die Hose an!']);
});
