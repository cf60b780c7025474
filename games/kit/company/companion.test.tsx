import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mood } from '../activity';
import { Companion } from './companion';
import type { CompanionData, Pose } from './company-data';
import { gazeTowards } from './use-gaze';
import { mouthAt } from './use-mouth';

const poses = ['rest', 'show', 'wonder', 'cheer', 'clap', 'clap-wide'] as const;
const part = (name: string) => `<path id="${name}"/>`;
const mia: CompanionData = {
  name: 'Mia',
  drawing: {
    box: '-50 -100 100 100',
    touched: [-20, -100, 40, 100],
    body: part('body'),
    before: '',
    head: { place: 'translate(0 -70)', back: '', skull: part('skull'), below: '', above: '' },
    eyes: { open: part('open'), happy: part('happy') },
    brows: { level: part('level'), raised: part('raised') },
    mouths: ['closed', 'narrow', 'wider', 'wide'].map(part),
    laugh: part('laugh'),
    doubt: part('doubt'),
    poses: Object.fromEntries(
      poses.map((pose) => [pose, { behind: '', before: part(pose), turn: 0 }]),
    ) as CompanionData['drawing']['poses'],
  },
};

const repeat = vi.fn(async () => {});
let tell = (_recording: string, _share: number) => {};
const speaker = {
  say: async () => {},
  instruct: async () => {},
  repeat,
  stop: () => {},
  watch: (onSpeech: typeof tell) => {
    tell = onSpeech;
    return () => (tell = () => {});
  },
};

const show = (mood: Mood | null, isOver = false) =>
  act(() =>
    render(
      <Companion companion={mia} mouths="mouths.js" {...{ speaker, mood, isOver }} />,
      document.body,
    ),
  );
const drawn = (name: Pose | string) => document.getElementById(name) !== null;
const button = () => document.querySelector('button')!;
const wantLessMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  wantLessMotion(false);
  repeat.mockClear();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test('is glad, puzzled, and points, as the game tells', async () => {
  await show('listens');
  expect(drawn('rest') && drawn('open') && drawn('closed')).toBe(true);
  await show('wonders');
  expect(drawn('wonder') && drawn('raised') && drawn('doubt')).toBe(true);
  await show('waves');
  expect(drawn('show')).toBe(true);
  await show('claps');
  expect(drawn('cheer') && drawn('happy') && drawn('laugh')).toBe(true);
});

test('claps at the end with its hands apart and together, and then rests', async () => {
  await show('claps', true);
  expect(drawn('clap')).toBe(true);
  await act(() => void vi.advanceTimersByTime(250));
  expect(drawn('clap-wide')).toBe(true);
  await act(() => void vi.advanceTimersByTime(60_000));
  expect(drawn('clap')).toBe(true);
});

test('opens its mouth while something is said, and closes it afterwards', async () => {
  await show('rests');
  await act(() => tell('phrases/unknown', 0.5));
  expect(drawn('closed')).toBe(false);
  await act(() => tell('phrases/unknown', 1));
  expect(drawn('closed')).toBe(true);
});

test('shows stills to those who want less motion', async () => {
  wantLessMotion(true);
  await show('rests');
  await act(() => tell('phrases/unknown', 0.5));
  expect(drawn('closed')).toBe(true);
  await show('claps', true);
  await act(() => void vi.advanceTimersByTime(250));
  expect(drawn('clap')).toBe(true);
});

test('looks at what is touched', async () => {
  await show('rests');
  const eyes = () => document.querySelector<SVGGElement>('.company-eyes')!.style.transform;
  const before = eyes();
  const press = (clientX: number, clientY: number) =>
    act(() => void dispatchEvent(new MouseEvent('pointerdown', { clientX, clientY })));
  await press(800, 0);
  const right = eyes();
  await press(0, 800);
  expect(new Set([before, right, eyes()]).size).toBe(3);
  expect(gazeTowards([0, 0], [300, 400])).toEqual([0.6, 0.8]);
});

test('a touch makes it glad and says the question again', async () => {
  await show('listens');
  expect(button().getAttribute('aria-label')).toBe('Mia: noch einmal hören');
  await act(() => button().click());
  expect(repeat).toHaveBeenCalledOnce();
  await act(() => button().focus());
  await act(() => button().click());
  expect(drawn('cheer')).toBe(true);
  await act(() => void dispatchEvent(new MouseEvent('pointerdown')));
  expect(drawn('rest')).toBe(true);
});

test('after the game there is nothing to say again', async () => {
  await show('claps', true);
  expect(document.querySelector('button')).toBeNull();
});

test('a mouth follows the recording from its start to its end', () => {
  const levels = '0123';
  expect([0, 0.25, 0.6, 0.99, 1].map((share) => mouthAt(levels, share))).toEqual([0, 1, 2, 3, 0]);
  expect(mouthAt(undefined, 0)).toBe(0);
  expect(mouthAt(undefined, 0.4)).toBeGreaterThan(0);
});
