import { render } from 'preact';
import { expect, test } from 'vitest';
import { walkWithArrows } from './arrow-walk';

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  (document.activeElement === document.body
    ? document.getElementById('group')
    : document.activeElement
  )?.dispatchEvent(event);
  return document.activeElement?.textContent;
};

test('the arrow keys walk through the buttons and around', () => {
  render(
    <div id="group" onKeyDown={walkWithArrows}>
      <button>1</button>
      <button>2</button>
    </div>,
    document.body,
  );
  expect(press('ArrowRight')).toBe('1');
  expect(press('ArrowDown')).toBe('2');
  expect(press('ArrowRight')).toBe('1');
  expect(press('ArrowLeft')).toBe('2');
  expect(press('Enter')).toBe('2');
});

test('up and down walk from row to row', () => {
  render(
    <div id="group" data-columns={2} onKeyDown={walkWithArrows}>
      {[1, 2, 3, 4].map((name) => (
        <button key={name}>{name}</button>
      ))}
    </div>,
    document.body,
  );
  document.querySelector('button')?.focus();
  expect(press('ArrowRight')).toBe('2');
  expect(press('ArrowDown')).toBe('4');
  expect(press('ArrowDown')).toBe('2');
  expect(press('ArrowUp')).toBe('4');
});
