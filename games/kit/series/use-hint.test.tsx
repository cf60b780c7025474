import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAfterMs, restMs, useHint } from './use-hint';

const onHint = vi.fn();

const seen = () => document.documentElement.dataset.hint;

function Waiting({ about }: { about: number | false }) {
  return <p>{useHint(about, onHint)}</p>;
}

const show = (about: number | false) => act(() => render(<Waiting about={about} />, document.body));
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

test('something is seen at each hint, and small things every 24 seconds after them', async () => {
  await show(1);
  const shown: (string | undefined)[] = [];
  for (const ms of [hintAfterMs, hintAfterMs, hintAfterMs, restMs, restMs, restMs]) {
    await pass(ms - 1);
    const before = seen();
    await pass(1);
    expect(seen()).not.toBe(before);
    shown.push(seen());
  }
  expect(shown.map((hint) => hint?.split(' ')[0])).toEqual(
    ['help', 'help', 'help', 'rest', 'rest', 'rest'], // prettier-ignore
  );
  expect(onHint).toHaveBeenCalledTimes(3);
});

test('what was shown is gone with a tap, with the next task and with the screen', async () => {
  for (const end of [
    () => act(() => void dispatchEvent(new Event('pointerdown'))),
    () => show(2),
  ]) {
    await show(1);
    await pass(hintAfterMs);
    expect(seen()).toBeDefined();
    await end();
    expect(seen()).toBeUndefined();
  }
  await pass(hintAfterMs);
  await act(() => render(null, document.body));
  expect(seen()).toBeUndefined();
});

test('a screen that asks for nothing shows nothing', async () => {
  await show(false);
  await pass(hintAfterMs * 4);
  expect([seen(), onHint.mock.calls]).toEqual([undefined, []]);
});
