import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '../../drawing/pictures';
import { props } from '../../drawing/scenes/props';
import { heldIn, lookOf } from '../../drawing/scenes/scene-data';
import { readAllFiles } from '../content/content';
import { outdated } from './draw';

const root = new URL('../..', import.meta.url).pathname;
const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('');

test('every picture is what is drawn now (else: npm run draw)', () => {
  expect([...outdated().keys()]).toEqual([]);
}, 30_000);

test('every drawing is shown somewhere, and no file is left of one that is gone', () => {
  const shown =
    textsIn('lessons', /\.json$/) +
    textsIn('vocabulary', /\.json$/) +
    textsIn('activities', /manifest\.json$/);
  const files = readdirSync(join(root, 'pictures'), { recursive: true, encoding: 'utf8' });
  const drawings = files.filter((name) => name.endsWith('.svg'));
  expect([...pictures.keys()].filter((path) => !drawings.includes(path))).toEqual([]);
  expect(drawings.filter((path) => !shown.includes(`"${path}"`))).toEqual([]);
});

test('every prop stands on a page, moves there, is held or is worn', () => {
  const scenes = readAllFiles(root).books.flatMap(({ lessons }) =>
    lessons.flatMap(({ scenes = [], episode }) => [...scenes, ...(episode?.pictures ?? [])]),
  );
  const seen = new Set(
    scenes.flatMap(({ things, action }) => [
      ...(action?.moves ?? []).flatMap(({ strides }) => strides?.look.draws ?? []),
      ...things.flatMap((thing) => [
        'draws' in thing ? thing.draws : thing.who,
        ...heldIn(thing).map((held) => lookOf(held).draws),
        ...('wears' in thing ? (thing.wears ?? []).flat() : []),
      ]),
    ]),
  );
  // The snail is on every page.
  seen.add('schnecke');
  expect(Object.keys(props).filter((name) => !seen.has(name))).toEqual([]);
});

test('no code draws what nothing shows', () => {
  const code = ['drawing', 'tools'].map((folder) => textsIn(folder, /(?<!\.test)\.ts$/)).join('');
  const drawings = [...code.matchAll(/^export const (\w+) = \([^)]*\): string =>/gm)];
  expect(drawings.length).toBeGreaterThan(200);
  const isNamedOnce = (name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1;
  expect(drawings.map(([, name]) => name!).filter(isNamedOnce)).toEqual([]);
});

test('every drawing of a game is used by its code', () => {
  for (const game of readdirSync(join(root, 'activities'))) {
    const file = join(root, 'activities', game, 'drawings.json');
    if (!existsSync(file)) continue;
    const code = textsIn(`activities/${game}`, /(?<!test)\.tsx?$/);
    const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
    const isUsed = (name: string) =>
      new RegExp(`\\.${name}\\b|['"]${name}['"]|[{,]\\s*${name}\\b`).test(code);
    expect([game, names.filter((name) => !isUsed(name))]).toEqual([game, []]);
  }
});
