import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import WordSpread from './activity';

const spokenTexts: string[] = [];
const say = async (lines: Line[]) => void spokenTexts.push(...lines.map((line) => line.text));
const speaker = {
  say,
  instruct: say,
  repeat: vi.fn(async () => {}),
  stop: vi.fn(),
  watch: () => () => {},
};
const onDone = vi.fn();

const cards = () => [...document.querySelectorAll<HTMLElement>('.picture-card')];
const names = () => cards().map((card) => card.getAttribute('aria-label'));
const tap = (name: string) =>
  act(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })));

beforeEach(async () => {
  spokenTexts.length = 0;
  onDone.mockReset();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(374);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
  await act(() =>
    render(
      <WordSpread
        {...{ lesson, speaker, onDone }}
        level={1}
        data={undefined}
        progress={{ ...emptyProgress, words: { hund: ['2026-01-01', '2026-01-02', '2026-01-03'] } }}
        random={seededRandom(1)}
        today="2026-05-04"
        moves={[]}
        onMove={vi.fn()}
        mood={null}
        onMood={vi.fn()}
        onRight={vi.fn()}
      />,
      document.body,
    ),
  );
});

afterEach(() => act(() => render(null, document.body)));

test('a tapped card says its word with the article', async () => {
  await tap('die Katze');
  expect(spokenTexts.at(-1)).toBe('die Katze');
  expect(cards()[1]?.dataset['state']).toBe('speaking');
});

test('pages turn by arrow and by key, and the last leads on', async () => {
  expect(names()).toEqual(lesson.words.slice(0, 6).map((word) => `${word.article} ${word.de}`));
  await tap('Weiter');
  expect(names()[0]).toBe('die Kuh');
  await press('ArrowLeft');
  expect(names()[0]).toBe('der Hund');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(1);
});

test('a swipe turns the page and says nothing', async () => {
  const card = cards()[0];
  const finger = (type: string, clientX: number) =>
    Object.assign(new Event(type, { bubbles: true }), { clientX });
  await act(() => {
    card?.dispatchEvent(finger('pointerdown', 300));
    card?.dispatchEvent(finger('pointerup', 200));
    card?.click();
  });
  expect(names()[0]).toBe('die Kuh');
  expect(spokenTexts).toHaveLength(1);
});

test('a word known from three days is named as known', () => {
  expect(cards()[0]?.textContent).toContain('Das kennst du schon.');
  expect(cards()[1]?.textContent).not.toContain('Das kennst du schon.');
});
