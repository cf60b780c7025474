import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '../drawing/pictures';
import { props } from '../drawing/scenes/props';
import { outdated } from './draw';

const root = new URL('..', import.meta.url).pathname;
const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('');

test('every picture is what is drawn now (else: npm run draw)', () => {
  expect([...outdated().keys()]).toEqual([]);
}, 30_000);

test('every drawing is shown somewhere, and no file is left of one that is gone', () => {
  const lessons = textsIn('lessons', /\.json$/);
  const shown =
    lessons + textsIn('vocabulary', /\.json$/) + textsIn('activities', /manifest\.json$/);
  const files = readdirSync(join(root, 'pictures'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.svg')).sort()).toEqual([...pictures.keys()].sort());
  expect([...pictures.keys()].filter((path) => !shown.includes(`"${path}"`))).toEqual([]);
  // The snail is on every page.
  const named = Object.keys(props).filter((name) => name !== 'schnecke');
  expect(named.filter((name) => !lessons.includes(`"${name}"`))).toEqual([]);
});

test('every drawing of a game is used by its code', () => {
  for (const game of readdirSync(join(root, 'activities'))) {
    const file = join(root, 'activities', game, 'drawings.json');
    if (!existsSync(file)) continue;
    const code = textsIn(`activities/${game}`, /(?<!test)\.tsx?$/);
    const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
    expect([game, names.filter((name) => !isUsed(name))]).toEqual([game, []]);
  }
});
