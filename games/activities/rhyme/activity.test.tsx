import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '../../testing/lesson-fixture';
import { emptyProgress } from '../../kit/progress';
import { seededRandom } from 'kaktus-shared/shuffle';
import type { Line } from '../../kit/speech/line';
import RhymeSheet from './activity';
import type { Rhyme } from './rules';

const line = (text: string, place: number) => ({
  text,
  recording: `kaktus-1/tiere/rhyme-lines-${place}`,
});
const rhyme: Rhyme = {
  title: { says: { text: 'Wer macht muh?', recording: 'kaktus-1/tiere/rhyme-title' } },
  lines: [
    {
      says: line('Die Kuh macht muh,', 1),
      words: ['kuh'],
      gesture: 'pictures/gesten/klatschen.svg',
    },
    { says: line('das Schaf macht mäh.', 2), words: ['schaf'] },
  ],
};

const song = {
  says: { text: 'Die Kuh macht muh', recording: 'kaktus-1/tiere/rhyme-song' },
  seconds: 10,
  swaySeconds: 0.9,
  lines: [
    [
      ['Die ', 1],
      ['Kuh ', 2],
    ],
    [
      ['das ', 5],
      ['Scha', 6],
      ['fe ', 7],
    ],
  ] as [string, number][][],
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
const scrolledTo = vi.fn();

const tap = (name: string) =>
  act(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

const show = (data: Rhyme) =>
  act(() =>
    render(
      <RhymeSheet
        {...{ lesson, speaker, onDone }}
        level={1}
        data={data}
        progress={emptyProgress}
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

beforeEach(async () => {
  spokenLines.length = 0;
  onDone.mockReset();
  Element.prototype.scrollIntoView = scrolledTo;
  await show(rhyme);
});

afterEach(() => act(() => render(null, document.body)));

test('it calls to join in, then says its title and its lines', () => {
  expect(spokenLines.map(({ text }) => text)).toEqual([
    'Hör zu und mach mit!',
    'Wer macht muh?',
    'Die Kuh macht muh,',
    'das Schaf macht mäh.',
  ]);
  expect(document.querySelectorAll('[alt="Mach mit!"]')).toHaveLength(1);
});

test('a line lights up while it is read', async () => {
  await act(() => spokenLines[3]?.onProgress?.(0.2));
  expect(document.querySelector('[data-reading=true] .lit-word')?.textContent).toBe('Schaf');
  expect(scrolledTo.mock.contexts).toEqual([document.querySelectorAll('li')[1]]);
});

test('it can be heard again', async () => {
  await tap('Noch einmal');
  expect(spokenLines).toHaveLength(8);
});

test('the way on counts the lines that were heard', async () => {
  await act(() => spokenLines[2]?.onProgress?.(1));
  await tap('Weiter');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(2);
});

test('without a sound it is read as soon as it is there', async () => {
  await act(async () => finish());
  await tap('Weiter');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
});

test('a rhyme without a song offers none', () => {
  expect(document.querySelector('[aria-label="Singen"]')).toBeNull();
});

test('a song lights up its syllables on the beat, and hands clap along', async () => {
  await show({ ...rhyme, song });
  await tap('Singen');
  expect(spokenLines.at(-1)?.recording).toBe('kaktus-1/tiere/rhyme-song');
  await act(() => spokenLines.at(-1)?.onProgress?.(0.05));
  expect(document.querySelector('.lit-word')).toBeNull();
  await act(() => spokenLines.at(-1)?.onProgress?.(0.65));
  expect(document.querySelector('.lit-word')?.textContent).toBe('Scha');
  expect(document.querySelector('[data-reading=true]')?.textContent).toContain('das Schafe');
  await tap('Klatschen');
  expect(document.querySelector('.lit-word')?.textContent).toBe('Scha');
  await act(async () => finish());
  expect(document.querySelector('[aria-label="Singen"]')).not.toBeNull();
  expect(document.querySelector('[aria-label="Klatschen"]')).toBeNull();
});
