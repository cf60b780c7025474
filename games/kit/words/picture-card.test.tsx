import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { wordCalled } from '../../testing/lesson-fixture';
import { PictureCard, type CardState } from './picture-card';

const onChoose = vi.fn();
const place = document.createElement('div');
const show = (id: string, state: CardState) =>
  render(<PictureCard word={wordCalled(id)} name={id} state={state} onChoose={onChoose} />, place);

test('a card that gets another word never shows the old picture for it', () => {
  show('hund', 'still');
  const [button, picture] = [place.querySelector('button'), place.querySelector('img')];
  show('katze', 'still');
  expect(place.querySelector('button')).toBe(button);
  expect(place.querySelector('img')).not.toBe(picture);
});

test('a card of several shows three, and of what comes in pairs two', () => {
  const count = (pair: boolean) => {
    const word = { ...wordCalled('hund'), id: `${pair}`, pair };
    const card = { word, name: '', state: 'still', isSeveral: true, onChoose } as const;
    render(<PictureCard {...card} />, place);
    return place.querySelectorAll('img').length;
  };
  expect([count(false), count(true)]).toEqual([3, 2]);
});

test('a card that has stepped back cannot be chosen, but keeps the focus', () => {
  show('hund', 'still');
  place.querySelector('button')?.click();
  show('hund', 'away');
  place.querySelector('button')?.click();
  expect(onChoose).toHaveBeenCalledOnce();
  expect(place.querySelector('button')?.disabled).toBe(false);
});
