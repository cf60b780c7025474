import { render } from 'preact';
import { expect, test } from 'vitest';
import { walkWithArrows } from './arrow-walk';

test('the arrow keys walk through the buttons and around', () => {
  render(
    <div id="group" onKeyDown={walkWithArrows}>
      <button>1</button>
      <button>2</button>
    </div>,
    document.body,
  );
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    (document.activeElement === document.body
      ? document.getElementById('group')
      : document.activeElement
    )?.dispatchEvent(event);
    return document.activeElement?.textContent;
  };
  expect(press('ArrowRight')).toBe('1');
  expect(press('ArrowDown')).toBe('2');
  expect(press('ArrowRight')).toBe('1');
  expect(press('ArrowLeft')).toBe('2');
  expect(press('Enter')).toBe('2');
});
