import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAfterMs, useHint } from './use-hint';

const onHint = vi.fn();

function Waiting({ about }: { about: number }) {
  return <p>{useHint(about, onHint)}</p>;
}

const show = (about: number) => act(() => render(<Waiting about={about} />, document.body));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onHint.mockReset();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('helps after a while of nothing, three times at most', async () => {
  await show(1);
  await pass(hintAfterMs - 1);
  expect(onHint).not.toHaveBeenCalled();
  await pass(1);
  expect(document.body.textContent).toBe('1');
  await pass(hintAfterMs * 10);
  expect(onHint).toHaveBeenCalledTimes(3);
});

test('waits again after a tap and after a key', async () => {
  await show(1);
  for (const type of ['pointerdown', 'keydown']) {
    await pass(hintAfterMs - 1);
    dispatchEvent(new Event(type));
  }
  await pass(hintAfterMs - 1);
  expect(onHint).not.toHaveBeenCalled();
});

test('forgets its hints when something new is asked', async () => {
  await show(1);
  await pass(hintAfterMs);
  await show(2);
  expect(document.body.textContent).toBe('0');
});
