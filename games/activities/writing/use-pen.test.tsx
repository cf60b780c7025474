import { createRef, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { tracksOf, type Track } from './tracks';
import { usePen, type PenParts } from './use-pen';

const parts: PenParts = {
  surface: createRef(),
  ink: createRef(),
  trail: createRef(),
  pencil: createRef(),
};
const onMistake = vi.fn();
const onSettled = vi.fn();
const nothing = () => undefined;

function Line({ track }: { track: Track }) {
  const pen = usePen(track, parts, {
    toLine: (x, y) => [x, y],
    left: 0,
    isLed: false,
    onWritten: nothing,
    onMistake,
    onTouch: nothing,
    onLeadOn: nothing,
  });
  useEffect(() => onSettled(track), [track]);
  return <div id="line" {...pen} />;
}

function point(type: string, clientX: number, clientY: number) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
  document.querySelector('#line')?.dispatchEvent(Object.assign(event, { pointerId: 1 }));
}

/** Until everything has run that a browser does only after it has painted. */
const settled = (track: Track) =>
  vi.waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(track));

afterEach(() => {
  render(null, document.body);
  onMistake.mockClear();
});

test('a finger that comes down as soon as a stroke is asked for begins a try of its own', async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const [first, second] = tracksOf('H') as [Track, Track];
  render(<Line track={first} />, document.body);
  await settled(first);
  render(<Line track={second} />, document.body);
  point('pointerdown', 300, 300);
  await settled(second);
  point('pointermove', 400, 300);
  point('pointerup', 400, 300);
  expect(onMistake).toHaveBeenCalledWith('begin');
});

test('a finger that rests on the first dot of a letter has not made the second', async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const [, first, second] = tracksOf('ü') as [Track, Track, Track];
  const [[x, y]] = first as [[number, number]];
  render(<Line track={first} />, document.body);
  await settled(first);
  point('pointerdown', x, y);
  render(<Line track={second} />, document.body);
  await settled(second);
  point('pointerup', x, y);
  expect(onMistake).not.toHaveBeenCalled();
  point('pointerdown', 300, 300);
  point('pointerup', 300, 300);
  expect(onMistake).toHaveBeenCalledWith('begin');
});
