import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';
import Bingo from './activity';

const said: string[] = [];
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));
const speaker = { say, instruct: say, repeat: vi.fn(async () => {}), stop: vi.fn() };
const props = { onMood: vi.fn(), onRight: vi.fn(), onDone: vi.fn() };

const called = () => document.querySelector('.word-banner')?.textContent ?? '';
const cells = () => [...document.querySelectorAll<HTMLElement>('.picture-card')];
const rightCell = () => cells().find((cell) => cell.getAttribute('aria-label') === called());
const passButton = () => document.querySelector<HTMLElement>('.bingo-pass button');
const tap = (button?: HTMLElement | null) => act(() => button?.click());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
  await act(() =>
    render(
      <Bingo
        {...{ lesson, speaker, ...props }}
        data={undefined}
        progress={emptyProgress}
        random={seededRandom(3)}
      />,
      document.body,
    ),
  );
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('played to its end it says bingo, reports the marked words and gives three stars', async () => {
  for (let call = 0; call < 9 && props.onDone.mock.calls.length === 0; call += 1) {
    await tap(rightCell() ?? passButton());
    await pass(1000);
  }
  expect(said.at(-1)).toContain('Bingo!');
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
  const marks = cells().filter((cell) => cell.getAttribute('aria-label')?.endsWith(', markiert'));
  expect(props.onRight).toHaveBeenCalledTimes(marks.length);
});

test('after a wrong tap the word is said again and the picture steps back', async () => {
  expect(said[0]).toBe('Hör zu! Ist das Bild da? Tippe darauf!');
  const wrong = cells().find((cell) => cell !== rightCell());
  await tap(wrong);
  expect(said.slice(-3)).toEqual(['Das ist', wrong?.getAttribute('aria-label'), called()]);
  expect(wrong?.dataset['state']).toBe('away');
  await tap(rightCell());
  expect(props.onRight).not.toHaveBeenCalled();
});

test('passing by a picture that is there shows it', async () => {
  await tap(passButton());
  expect(said.slice(-2)).toEqual(['Schau noch einmal!', called()]);
  expect(rightCell()?.dataset['state']).toBe('hinted');
});

test('the arrow keys walk over the card in rows of three', async () => {
  const buttons = [...document.querySelectorAll('button')];
  buttons[0]?.focus();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowDown');
  expect(document.activeElement).toBe(buttons[3]);
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons[4]);
});
