/** What our oldest browsers can do, from MDN's browser-compat-data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oldestBrowsers, type Audience } from './targets.ts';

type Support = {
  version_added: string | false;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
};
export type Feature = {
  __compat?: { support: Record<string, Support | Support[]> };
} & { [name: string]: Feature };
type Data = Record<'api' | 'javascript' | 'html' | 'css', Feature>;

const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
export const data = JSON.parse(readFileSync(path, 'utf8')) as Data;

const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

const isAtLeast = (version: string, other: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.replace('≤', '').split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
};

/** The build adds prefixes, so what has one counts. */
const isUsable = ({ flags, alternative_name }: Support) => !flags && !alternative_name;

/** The browsers of an audience that lack a feature in their oldest version: 'chrome 92, safari 15.4'. */
export function lackedBy(feature: Feature | undefined, audience: Audience): string {
  const support = feature?.__compat?.support;
  if (!support) return '';
  return [...oldestBrowsers(audience)]
    .filter(([name, oldest]) => {
      const entries = [support[names[name]] ?? []].flat().filter(isUsable);
      return !entries.some(({ version_added: added }) => added && isAtLeast(oldest, added));
    })
    .map((browser) => browser.join(' '))
    .join(', ');
}
