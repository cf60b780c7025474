/** The oldest browsers of each part, from "browserslist" in package.json, for the builds and the checks. */
import { readFileSync } from 'node:fs';

export type Audience = 'readers' | 'desk';
type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf' | 'samsung';

const project = new URL('../../package.json', import.meta.url);

export function oldestBrowsers(audience: Audience): Map<Browser, string> {
  const { browserslist } = JSON.parse(readFileSync(project, 'utf8')) as {
    browserslist: Record<Audience, string[]>;
  };
  return new Map(
    browserslist[audience].map((line) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      if (!name || !version) throw new Error(`package.json: write "${line}" as "name >= version".`);
      return [name as Browser, version];
    }),
  );
}

/** As Vite names them. It does not know Samsung's browser, which is an older Chrome of the same list. */
export function buildTargets(audience: Audience): string[] {
  const names = {
    chrome: 'chrome',
    edge: 'edge',
    firefox: 'firefox',
    safari: 'safari',
    ios_saf: 'ios',
  };
  return [...oldestBrowsers(audience)].flatMap(([name, version]) =>
    name === 'samsung' ? [] : `${names[name]}${version}`,
  );
}
