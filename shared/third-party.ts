/**
 * Lists the packages that have code or files in a build, with the texts of their licences. tools/third_party.py puts
 * the lists of all builds together.
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The part of a bundler's output that matters here. */
type Bundle = Record<
  string,
  | { type: 'asset'; originalFileNames: string[] }
  | { type: 'chunk'; modules: Record<string, { renderedLength: number }> }
>;
type Package = { name: string; version: string; licence: string; texts: string[] };

const require = createRequire(import.meta.url);
const isLicence = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Vite's text continues with those of the packages inside Vite, none of which gets into a build. */
const beyondTheBuild = /^# Licenses of bundled dependencies$[^]*/m;

/** Bundlers add a few lines of their own, under names such as '\0vite/preload-helper.js'. */
function folderOfHelper(id: string): string | undefined {
  const name = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (!name) return undefined;
  const vite = require.resolve('vite/package.json');
  return dirname(name === 'vite' ? vite : createRequire(vite).resolve('rolldown/package.json'));
}

function folderOf(file: string): string | undefined {
  const folder = inPackage.exec(file)?.[0] ?? folderOfHelper(file);
  return folder && realpathSync(folder);
}

function packageIn(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(beyondTheBuild, '').trim());
  return { name, version, licence: license, texts };
}

function shippedFiles(bundle: Bundle, root: string): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset'
      ? file.originalFileNames.map((name) => resolve(root, name))
      : Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id),
  );
}

/** Returns JSON. Files that no module names, such as copied pictures, are passed in addition to the bundle. */
export function thirdPartyList(bundle: Bundle, root: string, copied: string[] = []): string {
  const folders = [...shippedFiles(bundle, root), ...copied]
    .map(folderOf)
    .filter((folder) => folder !== undefined);
  const packages = [...new Set(folders)]
    .map(packageIn)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return `${JSON.stringify(packages, null, 2)}\n`;
}
