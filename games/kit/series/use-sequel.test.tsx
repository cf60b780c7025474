import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSequel } from './use-sequel';

const say = vi.fn(async () => {});
const goOn = vi.fn();
const line = { text: 'Ja!', recording: 'phrases/yes' };

function Game({ moment }: { moment: string | null }) {
  useSequel(moment, { say }, [line], () => goOn(moment));
  return null;
}

const show = (moment: string | null) => act(() => render(<Game moment={moment} />, document.body));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('a moment is talked about and looked at before the game goes on', async () => {
  await show(null);
  await pass(2000);
  expect(say).not.toHaveBeenCalled();
  await show('hund');
  expect(say).toHaveBeenCalledExactlyOnceWith([line]);
  await pass(899);
  expect(goOn).not.toHaveBeenCalled();
  await pass(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('hund');
});

test('a new moment ends the old one, and leaving ends all', async () => {
  await show('hund');
  await pass(500);
  await show('kuh');
  await pass(500);
  expect(goOn).not.toHaveBeenCalled();
  await act(() => render(null, document.body));
  await pass(2000);
  expect(goOn).not.toHaveBeenCalled();
});
