/**
 * Fails if a page or a lesson uses what our oldest browsers lack and nothing falls back: in the sources, or in the
 * folders of a build that are named. What may be used all the same is in exceptions.json, with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import postcss, { type Root } from 'postcss';
import { cssProblems, type Problem } from './css-check.ts';
import cssFallbacks from './css-fallbacks.ts';
import listed from './exceptions.json' with { type: 'json' };
import { isNoLanguageMember, jsProblems, ownMembers } from './js-check.ts';
import type { Audience } from './targets.ts';

type Exception = { feature: string; reason: string; file?: string; built?: boolean };

const exceptions: readonly Exception[] = listed;
const project = join(import.meta.dirname, '../..');
const sources = [
  'web/src',
  'games/activities',
  'games/drawing',
  'games/kit',
  'games/player',
  'shared',
  'adapter/src',
];
/** Run by Node while building, never by a browser; and H5P's own player, about which docs/browsers.md says more. */
const notOurs =
  /^shared\/(browsers\/(?!fallbacks|gate)|compress\.js|third-party\.ts|\.dep)|\/player\/h5p\//;

const audienceOf = (file: string): Audience => (/\/desk[/-]/.test(file) ? 'desk' : 'readers');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?|js)$/.test(entry.name))
    .map(({ name, parentPath }) => relative(project, join(parentPath, name)))
    .filter((file) => !/node_modules|\.test\.tsx?$|\.d\.ts$|\.gen\.ts$/.test(file))
    .filter((file) => !notOurs.test(file));
}

/** With the fall-backs that the build adds: the desk needs none, and the adapter's sheet is copied as it is. */
function styleProblems(file: string, source: string, isBuilt: boolean): Problem[] {
  const audience = audienceOf(file);
  const isLowered = !isBuilt && audience === 'readers' && !file.startsWith('adapter/');
  const { root } = postcss(isLowered ? [cssFallbacks()] : []).process(source, { from: file });
  return cssProblems(root as Root, audience);
}

const matches = (pattern: string, feature: string) =>
  pattern.endsWith('*') ? feature.startsWith(pattern.slice(0, -1)) : feature === pattern;

export function main(builds: string[]): number {
  const isBuilt = builds.length > 0;
  const folders = isBuilt
    ? builds.map((folder) => resolve(folder))
    : sources.map((folder) => join(project, folder));
  const used = new Set<object>();
  let failed = false;
  const complain = (line: string) => {
    failed = true;
    console.error(line);
  };
  // Each lesson has its own copy of the same files.
  const files = new Map(
    folders.flatMap(filesIn).map((file) => [readFileSync(join(project, file), 'utf8'), file]),
  );
  const scripts = [...files].filter(([, file]) => !file.endsWith('.css'));
  const ownNames = new Set(
    isBuilt ? [] : scripts.flatMap(([text, file]) => ownMembers(file, text)),
  );
  const isOwn = isBuilt ? isNoLanguageMember : (name: string) => ownNames.has(name);
  for (const [source, file] of files) {
    const problems = file.endsWith('.css')
      ? styleProblems(file, source, isBuilt)
      : jsProblems(file, source, audienceOf(file), isOwn);
    for (const { feature, lacking, line } of problems) {
      const excuse = exceptions.find(
        (one) => matches(one.feature, feature) && (isBuilt || file.includes(one.file ?? '')),
      );
      if (excuse) used.add(excuse);
      else complain(`${file}:${line}: ${feature} is not in ${lacking}`);
    }
  }
  if (!isBuilt)
    for (const one of exceptions)
      if (!one.built && !used.has(one))
        complain(`exceptions.json: nothing uses ${one.feature} any more`);
  if (failed) console.error('Write a fall-back, or an exception with its reason: docs/browsers.md');
  return failed ? 1 : 0;
}
