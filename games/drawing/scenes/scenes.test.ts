import { expect, test } from 'vitest';
import schema from '../../schemas/scenes.schema.json' with { type: 'json' };
import { bodyParts } from '../characters/parts-of-body';
import { garments } from '../characters/garments';
import { people } from '../characters/people';
import { poses } from '../characters/poses';
import { named } from '../colours';
import { boxOf } from '../svg/box';
import { shadow } from '../../../shared/mascot';
import { heightsOfView } from './camera';
import { drawScene } from './draw-scene';
import { drawThing } from './looks';
import { kaktusPoses } from '../characters/kaktus';
import { places, type PlaceName } from './places';
import { drawProp, props, type PropName } from './props';
import { answers, type SceneData } from './scene-data';

const keys = (record: object) => Object.keys(record).sort();
const sorted = (list: readonly string[]) => [...list].sort();
const { thing, part, worn } = schema.definitions;
const pageOf = schema.definitions.scene.properties;

test('the schema names what can be drawn', () => {
  expect(sorted(pageOf.place.enum)).toEqual(keys(places));
  expect(sorted(pageOf.camera.properties.from.enum)).toEqual(sorted(heightsOfView));
  expect(sorted(thing.properties.who.enum)).toEqual(sorted(['kaktus', ...Object.keys(people)]));
  expect(sorted(thing.properties.pose.enum)).toEqual(keys({ ...poses, ...kaktusPoses }));
  expect(sorted(thing.properties.touch.enum)).toEqual(sorted(answers));
  expect(sorted(part.properties.part.enum)).toEqual(sorted(bodyParts));
  const [garment, colour] = worn.oneOf[1]!.items!;
  expect(sorted(garment!.enum)).toEqual(sorted(garments));
  expect(sorted(colour!.enum)).toEqual(keys(named));
});

test.each(Object.keys(props) as PropName[])('%s is drawn', (prop) => {
  const svg = drawProp(prop, 'rot', '1');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const [, , width, height] = boxOf(svg);
  expect(Math.max(width, height)).toBeGreaterThan(4);
});

test.each(Object.keys(places) as PlaceName[])('%s has a ground to stand on', (name) => {
  const place = places[name]({ season: 'summer', weather: 'sun' });
  expect(place.behind).not.toMatch(/NaN|undefined|Infinity/);
  expect(place.horizon).toBeLessThan(place.ground);
  expect(place.ground).toBeLessThan(300);
});

const page = (things: SceneData['things']): SceneData => ({
  place: 'wiese',
  things,
  snail: { at: [40, 380] },
  shows: [],
});
const heightOf = (name: string, things: SceneData['things']) =>
  drawScene(page(things)).pieces.find((piece) => piece.name === name)!.box[3];

test('things keep their size beside each other', () => {
  const elephant = heightOf('elefant', [{ draws: 'elefant', at: [250, 360] }]);
  const parrot = heightOf('papagei', [{ draws: 'papagei', at: [250, 360] }]);
  const giraffe = heightOf('giraffe', [{ draws: 'giraffe', at: [250, 360] }]);
  expect(giraffe).toBeGreaterThan(elephant);
  expect(elephant).toBeGreaterThan(3 * parrot);
});

test('people farther away are smaller, and things on a table are as far as the table', () => {
  const near = heightOf('mia', [{ who: 'mia', at: [250, 380] }]);
  expect(heightOf('mia', [{ who: 'mia', at: [250, 280] }])).toBeLessThan(near * 0.7);
  const table = { draws: 'esstisch', at: [250, 360] } as const;
  const onTable = heightOf('apfel', [table, { draws: 'apfel', at: [250, 280], on: 'esstisch' }]);
  expect(onTable).toBeCloseTo(heightOf('apfel', [{ draws: 'apfel', at: [250, 360] }]), 3);
});

test('a mark lies on the part that is meant, and moves with the person', () => {
  const spotOf = (things: SceneData['things']) =>
    drawScene({
      ...page(things),
      parts: [{ word: 'hand', of: 'tom', part: 'hand', mark: true }],
    }).spots.find(({ name }) => name === 'hand')!.box;
  const [x, y] = spotOf([{ who: 'tom', pose: 'wave', at: [250, 380] }]);
  expect(x).toBeGreaterThan(250);
  expect(y).toBeLessThan(310);
  expect(spotOf([{ who: 'tom', pose: 'wave', at: [250, 380], mirrored: true }])[0]).toBeLessThan(
    250,
  );
});

test('Kaktus has a shadow on the ground, and none where he is lifted', () => {
  const drawn = (thing: object) => drawThing({ who: 'kaktus', at: [0, 0], ...thing }).svg;
  expect(drawn({})).toContain(shadow);
  expect(drawn({ lifted: true })).not.toContain(shadow);
});

test('people are taller from the floor, and from above the far ones are hardly smaller', () => {
  const mia = (y: number, camera?: SceneData['camera']) =>
    drawScene({ ...page([{ who: 'mia', at: [250, y] }]), camera }).pieces[1]!.box[3];
  expect(mia(385, { from: 'low' })).toBeGreaterThan(mia(385) * 1.3);
  expect(mia(150, { from: 'above' })).toBeGreaterThan(mia(385, { from: 'above' }) * 0.6);
});

test('a frame of the camera enlarges everything in it, and what can be touched with it', () => {
  const scene = page([{ draws: 'ball', at: [250, 360], word: 'ball' }]);
  const [whole, near] = [scene, { ...scene, camera: { frame: [150, 240, 200] as const } }].map(
    (one) => drawScene(one).spots.find(({ name }) => name === 'ball')!.box,
  );
  expect(near![2]).toBeCloseTo(whole![2] * 2.5, 3);
  expect(near![0] + near![2] / 2).toBeCloseTo(250, 0);
});
