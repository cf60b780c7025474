import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../kit/cast';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from '../../kit/shuffle';
import type { Line } from '../../kit/speech';
import ArticleBaskets from './activity';

const said: string[] = [];
const say = async (lines: Line[]) => void said.push(...lines.map((line) => line.text));
const speaker = { say, instruct: say, repeat: vi.fn(async () => {}), stop: vi.fn() };
const props = { onMood: vi.fn(), onRight: vi.fn(), onDone: vi.fn() };

const card = () => document.querySelector('.noun-card') as HTMLElement;
const noun = () => card().getAttribute('aria-label') ?? '';
const article = () => lesson.words.find((word) => word.de === noun())?.article ?? '';
const basket = (name: string) => document.querySelector(`[data-place=${name}]`) as HTMLElement;
const wrongBasket = () => basket(article() === 'der' ? 'die' : 'der');
const banner = () => document.querySelector('.word-banner')?.textContent?.trim();
const tap = (button: HTMLElement) => act(() => button.click());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const drag = async (to: HTMLElement) => {
  document.elementFromPoint = () => to;
  for (const [type, clientX] of [
    ['pointerdown', 0],
    ['pointermove', 90],
    ['pointerup', 90],
  ] as const) {
    await act(() => {
      const event = new MouseEvent(type, { clientX, bubbles: true });
      card().dispatchEvent(Object.assign(event, { pointerId: 1 }));
    });
  }
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  said.length = 0;
  HTMLElement.prototype.setPointerCapture = vi.fn();
  await act(() =>
    render(
      <ArticleBaskets
        {...{ lesson, speaker, ...props }}
        data={undefined}
        progress={emptyProgress}
        random={seededRandom(2)}
      />,
      document.body,
    ),
  );
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('the noun is said and shown without its article, which only the right basket brings', async () => {
  const [word, its] = [noun(), article()];
  expect(said).toEqual(['Der, die oder das? Leg jedes Bild in seinen Korb!', word]);
  expect(banner()).toBe(word);
  await tap(basket(its));
  expect(said.slice(-2)).toEqual(['Ja!', `${its} ${word}`]);
  expect(banner()).toBe(`${its} ${word}`);
});

test('after a wrong basket the word is said with its article and the right basket wiggles', async () => {
  const wrong = wrongBasket();
  await tap(wrong);
  expect(said.slice(-1)).toEqual([`${article()} ${noun()}`]);
  expect(wrong.dataset['state']).toBe('away');
  expect(basket(article()).dataset['state']).toBe('hinted');
  await tap(basket(article()));
  expect(props.onRight).not.toHaveBeenCalled();
});

test('played by dragging, by lifting and tapping, and by tapping it ends with three stars', async () => {
  for (let step = 0; step < 8; step += 1) {
    if (step % 3 === 0) await drag(basket(article()));
    else {
      if (step % 3 === 1) {
        await tap(card());
        expect(card().getAttribute('aria-pressed')).toBe('true');
      }
      await tap(basket(article()));
    }
    await pass(1000);
  }
  expect(props.onRight).toHaveBeenCalledTimes(8);
  expect(props.onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('a card dropped beside the baskets goes back and nothing is said', async () => {
  const before = said.length;
  await drag(document.body);
  expect(said).toHaveLength(before);
  expect(card().style.translate).toBe('');
});

test('the arrow keys walk from basket to basket', () => {
  basket('der').focus();
  basket('der').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(basket('die'));
});
