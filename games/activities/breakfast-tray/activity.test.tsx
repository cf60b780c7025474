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
import BreakfastTray from './activity';

const ids = ['brot', 'butter', 'ei', 'muesli', 'honig', 'milch', 'tee', 'saft', 'kakao'];
const wish = (text: string, ...words: string[]) => ({ says: { text, recording: text }, words });
const data = {
  meals: [
    wish('Brot mit Butter', 'brot', 'butter'),
    ...['ei', 'muesli', 'honig'].map((id) => wish(id, id)),
  ],
  drinks: ['milch', 'tee', 'saft', 'kakao'].map((id) => wish(id, id)),
  likes: ids.map((id) => wish(`Ich mag ${id}`, id)),
};

beforeEach(() => open(BreakfastTray, ids, 2, data));
afterEach(close);

test.each([
  ['pointer', tap],
  ['keyboard', type],
])('four trays and one of its own are made by %s', async (_, choose) => {
  await playToEnd(choose);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
  expect(onRight).toHaveBeenCalledTimes(9);
  expect(said).toContain('Und du? Was magst du? Nimm drei Sachen!');
  expect(said.filter((text) => text.startsWith('Ich mag'))).toHaveLength(3);
  expect(said.at(-1)).toBe('Guten Appetit!');
});

test('a thing that was not wished for steps back, and the wish is said again', async () => {
  const wishes = said.slice(-2);
  const goods = [...document.querySelectorAll<HTMLElement>('.gather-good')];
  for (const good of goods) if (!find('[data-state=away]')) await tap(good);
  expect(find('[data-state=away]')).not.toBeNull();
  expect(said.slice(-2)).toEqual(wishes);
});

test('a tray is done when everything lies on it, in any order', async () => {
  const goods = [...document.querySelectorAll<HTMLElement>('.gather-good')].reverse();
  for (const good of goods) await tap(good);
  expect(asked()[0]).toBe('');
  await pass(3000);
  expect(document.querySelectorAll('.gather-contents img')).toHaveLength(0);
});
