import { describe, expect, test } from 'vitest';
import { endsAsDrawn, framesOf, isGone, strideFrames } from './action';

const foot = [100, 300] as const;
const middle = [100, 250] as const;
const offsets = (frames: { offset: number }[]) => frames.map(({ offset }) => offset);

describe('the frames of a move', () => {
  test('begin and end where the thing is drawn, unless a step says otherwise', () => {
    const frames = framesOf({ thing: 'ball', steps: [{ at: 0.5, by: [40, 0] }] }, foot, middle);
    expect(offsets(frames)).toEqual([0, 0.5, 1]);
    expect(frames.map(({ transform }) => transform?.split(' ')[0])).toEqual([
      'translate(100px,300px)',
      'translate(140px,300px)',
      'translate(100px,300px)',
    ]);
  });

  test('turn a ball about its middle and a person about the foot', () => {
    const steps = [{ at: 0, turn: -360 }];
    expect(framesOf({ thing: 'ball', steps, about: 'middle' }, foot, middle)[0]?.transform).toBe(
      'translate(100px,250px) rotate(-360deg) scale(1) translate(-100px,-250px)',
    );
    expect(framesOf({ thing: 'mia', steps }, foot, middle)[0]?.transform).toContain('-300px');
  });

  test('hop as often as they say, and land', () => {
    const frames = framesOf({ thing: 'hund', hops: { count: 2, height: 30 } }, foot, middle);
    const heights = frames.map(({ transform }) => Number(/,([\d.]+)px/.exec(transform!)![1]));
    expect(Math.min(...heights)).toBe(270);
    expect(heights.filter((height) => height === 300)).toHaveLength(3);
  });

  test('keep what happens at once at one moment, also between hops', () => {
    const steps = [{ at: 0.25 }, { at: 0.25, hidden: true } as const];
    const frames = framesOf(
      { thing: 'ballon', steps, hops: { count: 1, height: 9 } },
      foot,
      middle,
    ).filter(({ offset }) => offset === 0.25);
    expect(frames.map(({ opacity }) => opacity)).toEqual([1, 0]);
  });
});

test('strides show the two looks in turn and end with its own', () => {
  const [own, other] = strideFrames(2);
  expect(offsets(own)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(own.map(({ opacity }) => opacity)).toEqual([1, 0, 1, 0, 1]);
  expect(other.map(({ opacity }) => opacity)).toEqual([0, 1, 0, 1, 0]);
});

test('a move ends as drawn, or with nothing', () => {
  expect(endsAsDrawn({ thing: 'auto', steps: [{ at: 0, by: [-300, 0] }] })).toBe(true);
  expect(endsAsDrawn({ thing: 'auto', steps: [{ at: 1, by: [300, 0] }] })).toBe(false);
  const away = { thing: 'auto', steps: [{ at: 1, by: [300, 0], hidden: true }] } as const;
  expect([endsAsDrawn(away), isGone(away)]).toEqual([true, true]);
});
