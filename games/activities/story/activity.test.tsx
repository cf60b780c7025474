import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from 'kaktus-shared/shuffle';
import { allowSounds } from '../../kit/speech/sounds';
import type { Line } from '../../kit/speech/line';
import StoryBook from './activity';
import { DrawnScene } from './drawn-scene';
import type { SceneAction } from '../../kit/scenes/scenes';
import type { Spot, Story } from './rules';

const line = (text: string, place: string) => ({
  text,
  recording: `kaktus-1/tiere/story-pages-${place}`,
});
const story: Story = {
  title: { says: { text: 'Wo ist Bello?', recording: 'kaktus-1/tiere/story-title' } },
  pages: [
    {
      drawn: {
        hour: 'day',
        spots: [
          { name: 'kuh', label: 'die Kuh', word: 'kuh', touch: 'jump', box: [10, 50, 30, 40] },
          {
            name: 'schaf',
            label: 'das Schaf',
            word: 'schaf',
            touch: 'jump',
            box: [60, 60, 20, 30],
          },
        ],
      },
      says: [line('Die Kuh macht muh.', '1-1'), line('Das Schaf macht mäh.', '1-2')],
    },
    { drawn: { hour: 'day', noise: 'hund', spots: [] }, says: [line('Wau!', '2-1')] },
  ],
};

const spokenLines: Line[] = [];
let finish = () => {};
const say = (lines: Line[]) => {
  spokenLines.push(...lines);
  return new Promise<void>((settle) => (finish = settle));
};
const speaker = {
  say,
  instruct: say,
  repeat: vi.fn(async () => {}),
  stop: vi.fn(),
  watch: () => () => {},
};
const onDone = vi.fn();
const onMood = vi.fn();

const spoken = () => spokenLines.map(({ text }) => text);
const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const tap = (name: string) => act(() => named(name)?.click());
const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key })));

beforeEach(async () => {
  spokenLines.length = 0;
  onDone.mockReset();
  onMood.mockReset();
  await act(() =>
    render(
      <StoryBook
        {...{ lesson, speaker, onDone, onMood }}
        mood={null}
        level={1}
        data={story}
        progress={emptyProgress}
        random={seededRandom(1)}
        today="2026-05-04"
        moves={[]}
        onMove={vi.fn()}
        onRight={vi.fn()}
      />,
      document.body,
    ),
  );
});

afterEach(() => act(() => render(null, document.body)));

test('the first page is read with the title before it', () => {
  expect(spoken().slice(1)).toEqual([
    'Wo ist Bello?',
    'Die Kuh macht muh.',
    'Das Schaf macht mäh.',
  ]);
  expect(document.querySelector('h1')?.textContent).toBe('Wo ist Bello?');
});

test('the sentence lights up word by word and goes out', async () => {
  const lit = () => document.querySelector('.lit-word')?.textContent;
  const second = spokenLines.find(({ text }) => text.startsWith('Das Schaf'));
  expect(lit()).toBeUndefined();
  await act(() => second?.onProgress?.(0.3));
  expect(lit()).toBe('Schaf');
  expect(document.querySelector('[data-reading=true]')?.textContent).toBe('Das Schaf macht mäh.');
  await act(() => second?.onProgress?.(1));
  expect(lit()).toBeUndefined();
});

test('a word in the scene says itself and is shown with its article', async () => {
  await tap('die Kuh');
  expect(spokenLines.at(-1)).toMatchObject({ text: 'die Kuh', recording: 'tiere/kuh' });
  expect(document.querySelector('.story-label')?.textContent).toBe('die Kuh');
  expect(document.querySelectorAll('.story-scene button')).toHaveLength(2);
});

test('pages turn by arrow and by key; the end counts the pages heard to their end', async () => {
  await act(async () => finish());
  await tap('Weiter');
  expect(spoken().at(-1)).toBe('Wau!');
  await press('ArrowLeft');
  expect(named('Seite 1 von 2')).not.toBeNull();
  await press('ArrowRight');
  await press('ArrowRight');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(2);
});

test('a page opens with its noise', async () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = async () => {};
      createGain = () => ({ gain: {} });
      createBufferSource = () => ({});
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    throw new Error('There is no network.');
  });
  allowSounds(window, () => true);
  dispatchEvent(new Event('pointerup'));
  await tap('Weiter');
  await vi.waitFor(() => expect(fetched).toContain('audio/noises/hund.mp3'));
  vi.unstubAllGlobals();
});

test('after the last page the mascot claps', async () => {
  await tap('Weiter');
  expect(onMood).toHaveBeenLastCalledWith('listens');
  await act(async () => finish());
  expect(onMood).toHaveBeenLastCalledWith('claps');
});

test('a finger touches the smallest thing at its place, and the drawing shows it', async () => {
  const drawn = {
    hour: 'day',
    spots: [
      { name: 'kuh', label: 'die Kuh', word: 'kuh', touch: 'jump', box: [0, 0, 100, 100] },
      { name: 'schnecke', label: 'die Schnecke', touch: 'wiggle', box: [40, 40, 20, 20] },
    ] as Spot[],
  };
  const drawing = '<g data-thing="kuh"/><g data-thing="schnecke"/>';
  const heard: string[] = [];
  const onTap = ({ id }: { id: string }) => heard.push(id);
  await act(() =>
    render(
      <DrawnScene
        {...{ drawn, drawing, onTap }}
        words={lesson.words}
        tapped={null}
        isRead={false}
      />,
      document.body,
    ),
  );
  const picture = document.querySelector<SVGElement>('.scene')!;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 500, 400);
  const touch = (clientX: number, clientY: number) =>
    act(() => void picture.dispatchEvent(new MouseEvent('click', { clientX, clientY })));
  const touched = () => document.querySelector('[data-touched]')?.getAttribute('data-thing');
  await touch(250, 200);
  expect([touched(), heard]).toEqual(['schnecke', []]);
  await touch(20, 20);
  expect(heard).toEqual(['kuh']);
  await act(() => named('die Kuh')?.click());
  expect(heard).toEqual(['kuh', 'kuh']);
});

describe('an action', () => {
  const animate = vi.fn();
  const action: SceneAction = {
    lasts: 2000,
    noise: 'knall',
    noiseAt: 800,
    parts: [{ part: 'kuh', frames: [{ transform: 'translate(9px)' }, {}] }],
  };
  const spots: Spot[] = [{ name: 'kuh', label: 'die Kuh', touch: 'jump', box: [0, 0, 50, 50] }];
  const drawing = '<g data-acts="kuh"><g data-thing="kuh"/></g>';
  const show = (isRead: boolean, given: SceneAction = action) =>
    act(() =>
      render(
        <DrawnScene
          drawn={{ hour: 'day', spots }}
          {...{ drawing, isRead }}
          action={given}
          words={[]}
          tapped={null}
          onTap={vi.fn()}
        />,
        document.body,
      ),
    );
  const playersOf = () => animate.mock.results.map(({ value }) => value);
  const likesMotion = (matches: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches }) as MediaQueryList);

  beforeEach(async () => {
    await act(() => render(null, document.body));
    animate.mockReset();
    animate.mockImplementation(() => ({ play: vi.fn(), pause: vi.fn(), cancel: vi.fn() }));
    Element.prototype.animate = animate;
  });
  afterEach(() => vi.unstubAllGlobals());

  test('waits at its beginning until the sentences are read, and plays once', async () => {
    likesMotion(true);
    await show(false);
    const [player] = playersOf();
    expect(animate).toHaveBeenCalledExactlyOnceWith(action.parts[0]!.frames, {
      duration: 2000,
      fill: 'both',
    });
    expect(player.pause).toHaveBeenCalledOnce();
    expect(player.play).not.toHaveBeenCalled();
    await show(true);
    await show(true);
    expect(player.play).toHaveBeenCalledOnce();
  });

  test('plays as the page opens if it says so, and not again after the sentences', async () => {
    likesMotion(true);
    const opening = { ...action, atOnce: true } as const;
    await show(false, opening);
    await show(true, opening);
    expect(playersOf()[0].play).toHaveBeenCalledOnce();
  });

  test('begins again when one touches what moves', async () => {
    likesMotion(true);
    await show(true);
    await tap('die Kuh');
    const [player] = playersOf();
    expect(player.play).toHaveBeenCalledTimes(2);
    expect(player.currentTime).toBe(0);
    expect(document.querySelector('[data-touched]')).toBeNull();
  });

  test('is not played where less motion is asked for: what is touched lights up', async () => {
    likesMotion(false);
    await show(true);
    await tap('die Kuh');
    expect(animate).not.toHaveBeenCalled();
    expect(document.querySelector('[data-touched]')).not.toBeNull();
  });
});
