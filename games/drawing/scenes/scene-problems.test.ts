import { expect, test } from 'vitest';
import type { Action } from './action';
import { episodeProblems, pageProblems } from './scene-problems';
import type { SceneData, Thing } from './scene-data';

const ball: Thing = { draws: 'ball', at: [120, 360], word: 'ball' };
const mia: Thing = { who: 'mia', at: [300, 370], touch: 'jump' };
const still: SceneData = {
  place: 'wiese',
  things: [ball, mia, { draws: 'luftballon', at: [420, 370] }],
  snail: { at: [220, 385] },
  shows: [['ball']],
};
const problemsWith = (moves: Action['moves'], page: Partial<SceneData> = {}) =>
  pageProblems({ ...still, ...page, action: { lasts: 2, moves } }, 1);

test('an action that moves a thing to where it is drawn has no problem', () => {
  expect(problemsWith([{ thing: 'ball', steps: [{ at: 0, by: [-90, 0] }] }])).toEqual([]);
});

test('an action moves only what is there', () => {
  expect(problemsWith([{ thing: 'ball' }, { thing: 'pferd' }])).toEqual([
    'moves pferd, which is not there',
  ]);
});

test('an action ends as the page is drawn', () => {
  expect(problemsWith([{ thing: 'ball', steps: [{ at: 1, by: [90, 0] }] }])).toEqual([
    'leaves ball where it is not drawn',
  ]);
});

test('what moves can be touched, so that it moves again', () => {
  expect(problemsWith([{ thing: 'luftballon', hops: { count: 1, height: 9 } }])).toEqual([
    'repeats its action at no touch',
  ]);
});

test('what is gone at the end shows no sentence', () => {
  const steps = [{ at: 1, by: [0, -300], hidden: true }] as const;
  const moves = [{ thing: 'luftballon', steps }, { thing: 'mia' }];
  expect(problemsWith(moves, { shows: [['luftballon']] })).toEqual([
    'has no luftballon for sentence 1',
  ]);
});

test('a frame of the camera that leaves somebody out is noticed', () => {
  expect(pageProblems({ ...still, camera: { frame: [250, 150, 240] } }, 1)).toContain(
    'shows too little of ball',
  );
});

test('from the floor people are taller than at eye level, and from above the far are not small', () => {
  const floating = (from: 'low' | 'above') =>
    pageProblems({ ...still, things: [{ ...mia, at: [300, 120] }], camera: { from } }, 1);
  expect(floating('low')).toContain('lets mia float');
  expect(floating('above')).not.toContain('lets mia float');
});

test('a frame of the camera stays on the page', () => {
  expect(pageProblems({ ...still, camera: { frame: [60, 90, 440] } }, 1)).toContain(
    'shows what is beyond its edge',
  );
});

const pia: Thing = { draws: 'pia', at: [200, 370], size: 1.7 };
const picture = {
  place: 'wiese',
  snail: { at: [220, 385] },
  action: { lasts: 2, moves: [] },
} as const;

test('a part of the running story shows her whom everybody is looking for', () => {
  const pictures = [
    { ...picture, things: [ball] },
    { ...picture, things: [mia, pia] },
  ];
  expect(episodeProblems({ pictures })).toEqual([]);
  expect(episodeProblems({ pictures: pictures.slice(0, 1) })).toEqual(['has no pia']);
});

test('nothing floats in the running story either', () => {
  const pictures = [{ ...picture, things: [{ ...pia, at: [200, 220] as const }] }];
  expect(episodeProblems({ pictures })).toEqual(['picture 1 lets pia float']);
});
