import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrag } from './use-drag';

const onDrop = vi.fn();
const onTap = vi.fn();

function Table() {
  const { over, grip } = useDrag(onDrop);
  return (
    <>
      <button {...grip('apple')} onClick={onTap} />
      <button id="pear" {...grip('pear')} onClick={onTap} />
      <p data-place="basket">{over}</p>
    </>
  );
}

const apple = () => document.querySelector('button') as HTMLButtonElement;
const basket = () => document.querySelector('p') as HTMLElement;
const point = (type: string, clientX: number, clientY = 0) =>
  act(() => {
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
    apple().dispatchEvent(Object.assign(event, { pointerId: 1 }));
  });

beforeEach(async () => {
  vi.useFakeTimers();
  onDrop.mockReset();
  onTap.mockReset();
  HTMLElement.prototype.setPointerCapture = vi.fn();
  document.elementFromPoint = (x) => (x > 50 ? basket() : document.body);
  await act(() => render(<Table />, document.body));
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('a thing follows the finger and is dropped into the place below it', async () => {
  await point('pointerdown', 10);
  expect(apple().setPointerCapture).toHaveBeenCalledWith(1);
  await point('pointermove', 60, 5);
  expect(apple().style.translate).toBe('50px 5px');
  expect(basket().textContent).toBe('basket');
  await point('pointerup', 60);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith('apple', 'basket');
  expect(apple().style.translate).toBe('');
  await point('click', 60);
  expect(onTap).not.toHaveBeenCalled();
  vi.runAllTimers();
  await point('click', 10);
  expect(onTap).toHaveBeenCalledOnce();
});

test('another thing can be tapped right after a drop', async () => {
  await point('pointerdown', 10);
  await point('pointermove', 60);
  await point('pointerup', 60);
  await act(() => document.querySelector<HTMLElement>('#pear')?.click());
  expect(onTap).toHaveBeenCalledOnce();
});

test('a thing let go beside every place goes back, and a lost finger drops nothing', async () => {
  await point('pointerdown', 10);
  await point('pointermove', 30);
  await point('pointerup', 30);
  await point('pointerdown', 10);
  await point('pointermove', 60);
  await point('pointercancel', 60);
  expect(onDrop).not.toHaveBeenCalled();
  expect(apple().style.translate).toBe('');
});

test('a tap with an unsteady finger is still a tap', async () => {
  await point('pointerdown', 10);
  await point('pointermove', 14, 3);
  await point('pointerup', 14, 3);
  await point('click', 14, 3);
  expect(onTap).toHaveBeenCalledOnce();
  expect(onDrop).not.toHaveBeenCalled();
});
