import { describe, expect, test } from 'vitest';
import { named, type ColourName } from '../colours';
import { boxOf } from '../svg/box';
import { belloPoses, drawBello } from './bello';
import { handRadius } from './arms';
import { drawPerson, handsOf } from './draw-person';
import type { Face } from './faces';
import { garments } from './garments';
import { drawKaktus, kaktusPoses, type KaktusPose } from './kaktus';
import { people, type Name } from './people';
import { poses, type PoseName } from './poses';

const names = Object.keys(people) as Name[];
const poseNames = Object.keys(poses) as PoseName[];
const faces: Face[] = [
  'glad',
  'laughing',
  'surprised',
  'tired',
  'sly',
  'sad',
  'asleep',
  'teeth',
  'gap',
];
const lying = (pose: PoseName) => 'turn' in poses[pose];

describe.each(names)('%s', (who) => {
  test.each(poseNames)('is drawn in the pose %s, with the ground below', (pose) => {
    const { svg, box } = drawPerson({ who, pose });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(box[1] + box[3]).toBeGreaterThan(-0.1);
    expect(box[1] + box[3]).toBeLessThan(people[who].body.leg * 0.7);
  });

  test('is as tall as they are, and lies as long', () => {
    const { height } = people[who].body;
    const [, , width, tall] = drawPerson({ who, pose: 'stand' }).box;
    expect(tall).toBeGreaterThan(height * 0.94);
    expect(tall).toBeLessThan(height * 1.2);
    expect(drawPerson({ who, pose: 'lie' }).box[2]).toBeGreaterThan(Math.max(width, height * 0.9));
  });

  test('has a face of its own for every mood', () => {
    const drawn = faces.map((face) => drawPerson({ who, face }).svg);
    expect(new Set(drawn).size).toBe(faces.length);
  });

  test('can wear every piece of clothing alone', () => {
    const bare = drawPerson({ who, wears: [] }).svg;
    for (const garment of garments) {
      const { svg } = drawPerson({ who, wears: [[garment, 'rot']] });
      expect(svg.length, garment).toBeGreaterThan(bare.length);
      expect(svg, garment).toContain(named.rot);
    }
  });
});

test('nobody is drawn like another', () => {
  const drawn = names.map((who) => drawPerson({ who }).svg);
  expect(new Set(drawn).size).toBe(names.length);
});

describe('what is held', () => {
  const thing = `<circle r="4" fill="${named.lila}"/>`;
  const upright = poseNames.filter((pose) => !lying(pose));

  test.each(upright)('is in the hand that holds it: %s', (pose) => {
    for (const who of names) {
      const description = { who, pose, wears: [], holds: { right: { svg: thing } } };
      const [, hand] = handsOf(description);
      const { svg } = drawPerson(description);
      const place = /translate\(([-\d.]+) ([-\d.]+)\)"><circle r="4"/.exec(svg);
      expect(Number(place?.[1])).toBeCloseTo(hand[0], 0);
      expect(Number(place?.[2])).toBeCloseTo(hand[1], 0);
    }
  });

  test.each([8, 20, 36])('is touched by both hands when it is %i cm wide', (width) => {
    const svg = `<rect x="${-width / 2}" y="-6" width="${width}" height="12" fill="${named.lila}"/>`;
    for (const who of names) {
      const description = { who, pose: 'carry' as const, holds: { both: { svg, width } } };
      const [left, right] = handsOf(description);
      const touch = handRadius(people[who].body.arm) + 0.5;
      expect(Math.abs(right[0] - left[0] - width), who).toBeLessThan(2 * touch);
      expect(Math.abs(left[1] - right[1]), who).toBeLessThan(1);
    }
  });

  test('moves with a person who looks to the other side', () => {
    const description = { who: 'mia', pose: 'wave' } as const;
    const [left] = handsOf({ ...description, mirrored: true });
    const [, right] = handsOf(description);
    expect(left).toEqual([-right[0], right[1]]);
  });
});

test('a garment has the colour that is asked for', () => {
  for (const colour of Object.keys(named) as ColourName[]) {
    expect(drawPerson({ who: 'mia', wears: [['kleid', colour]] }).svg).toContain(named[colour]);
  }
});

test('a box holds all that is drawn, mirrored too', () => {
  const there = drawPerson({ who: 'tom', pose: 'point' });
  const back = drawPerson({ who: 'tom', pose: 'point', mirrored: true });
  expect(boxOf(there.svg)).toEqual(there.box);
  expect(back.box[0]).toBeCloseTo(-there.box[0] - there.box[2], 5);
});

describe('Bello and Kaktus', () => {
  test.each(belloPoses)('Bello has the pose %s, with the ground below', (pose) => {
    const [, top, , height] = drawBello({ pose }).box;
    expect(Math.abs(top + height)).toBeLessThan(2);
    expect(drawBello({ pose, mirrored: true }).svg).not.toBe(drawBello({ pose }).svg);
  });

  test('Bello is as tall as a dog beside Mia', () => {
    expect(drawBello().box[3]).toBeGreaterThan(52);
    expect(drawBello().box[3]).toBeLessThan(64);
    expect(drawBello({ pose: 'sleep' }).box[3]).toBeLessThan(40);
  });

  test('Kaktus looks different in every pose, and stands on the ground', () => {
    const poses = Object.keys(kaktusPoses) as KaktusPose[];
    const drawn = poses.map((pose) => drawKaktus(pose));
    expect(new Set(drawn).size).toBe(poses.length);
    for (const svg of drawn) {
      const [, top, , height] = boxOf(svg);
      expect(Math.abs(top + height)).toBeLessThan(8);
    }
  });
});
