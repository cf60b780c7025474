/** Finds, in one build of the player and all activities, the files that a single lesson needs. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

export type CodeParts = {
  script: string;
  /** The script that notices if the other does not start. */
  watch: string;
  /** The screens between the activities. */
  screens: string;
  /** Those who play along. */
  company: string;
  preloads: string[];
  styles: string[];
  modules: Map<string, string>;
  files: Map<string, string | Uint8Array>;
  /** The scripts that import each other, each after those that it imports. */
  inOrder: string[];
};

function entryFile(bundle: Bundle, name: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === name,
  );
  if (!chunk) throw new Error(`The build has no entry ${name}.`);
  return chunk.fileName;
}

/** Everything a chunk needs before it can run, itself last. */
function neededBy(bundle: Bundle, entry: string) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const follow = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.includes(file)) return;
    chunk.imports.forEach(follow);
    scripts.push(file);
    styles.push(...(chunk.viteMetadata?.importedCss ?? []));
  };
  follow(entry);
  return { scripts, styles };
}

/** Where there is no import map, scripts get their addresses one by one: what they import must have one already. */
function checkOrder(bundle: Bundle, scripts: readonly string[]): void {
  scripts.forEach((file, place) => {
    const chunk = bundle[file];
    const imports = chunk?.type === 'chunk' ? chunk.imports : [];
    const late = imports.find((name) => !scripts.slice(0, place).includes(name));
    if (late) throw new Error(`${file} imports ${late}, which may come after it.`);
  });
}

export function codeOf(bundle: Bundle, activities: readonly string[]): CodeParts {
  const script = entryFile(bundle, 'player');
  const player = neededBy(bundle, script);
  const watch = entryFile(bundle, 'watch');
  if (neededBy(bundle, watch).scripts.length > 1)
    throw new Error('The script that watches the start must import nothing.');
  const modules = new Map(activities.map((name) => [name, entryFile(bundle, name)]));
  const screens = entryFile(bundle, 'screens');
  const company = entryFile(bundle, 'companion');
  const late = [screens, company, ...modules.values()];
  const parts = [player, ...late.map((file) => neededBy(bundle, file))];
  const styles = [...new Set(parts.flatMap((part) => part.styles))];
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));

  const files = new Map<string, string | Uint8Array>();
  for (const file of [watch, ...parts.flatMap((part) => part.scripts), ...styles, ...fonts]) {
    const built = bundle[file];
    if (built) files.set(file, built.type === 'chunk' ? built.code : built.source);
  }
  const inOrder = [...new Set(parts.flatMap((part) => part.scripts))];
  checkOrder(bundle, inOrder);
  const preloads = player.scripts.slice(0, -1);
  return { script, watch, screens, company, preloads, styles, modules, files, inOrder };
}
