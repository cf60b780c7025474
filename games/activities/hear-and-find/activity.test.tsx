import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';
import HearAndFind from './activity';

const said: string[] = [];
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));
const speaker = { say, instruct: say, repeat: vi.fn(async () => {}), stop: vi.fn() };
const props = { onMood: vi.fn(), onRight: vi.fn(), onDone: vi.fn() };

const asked = () => document.querySelector('.word-banner')?.textContent ?? '';
const cards = () => [...document.querySelectorAll('button')];
const tap = (button?: HTMLElement) => act(() => button?.click());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const rightCard = () => cards().find((card) => card.getAttribute('aria-label') === asked());
const wrongCard = () => cards().find((card) => card.getAttribute('aria-label') !== asked());

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
  await act(() =>
    render(
      <HearAndFind
        {...{ lesson, speaker, ...props }}
        data={undefined}
        progress={emptyProgress}
        random={seededRandom(5)}
      />,
      document.body,
    ),
  );
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('a wrong choice is named and the word said again, and nothing counts as right at once', async () => {
  const word = asked();
  const wrong = wrongCard();
  await tap(wrong);
  expect(said.slice(-4)).toEqual(['Das ist', wrong?.getAttribute('aria-label'), 'Wo ist', word]);
  expect(wrong?.dataset['state']).toBe('away');
  expect(asked()).toBe(word);
  await tap(rightCard());
  expect(props.onRight).not.toHaveBeenCalled();
});

test('played to its end it reports every word and three stars', async () => {
  for (let round = 1; round <= 12; round += 1) {
    await tap(rightCard());
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      `${round} von 12 gefunden`,
    );
    await pass(2000);
  }
  expect(props.onRight).toHaveBeenCalledTimes(12);
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('after two hints the right picture is shown', async () => {
  await pass(8000);
  expect(speaker.repeat).toHaveBeenCalledOnce();
  expect(rightCard()?.dataset['state']).toBe('still');
  await pass(8000);
  expect(rightCard()?.dataset['state']).toBe('hinted');
});
