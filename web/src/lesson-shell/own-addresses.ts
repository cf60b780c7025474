/** Replaces the names of a lesson's files by addresses of the shell's own, in scripts, styles and data. */

export type AddressOf = (name: string) => string | undefined;

/** The name in the lesson that a relative link means, seen from a file of it. */
export function nameFrom(link: string, file: string): string {
  return new URL(link, `http://lesson/${file}`).pathname.slice(1);
}

/** A string in a script that looks like an import. */
const specifier = /(["'`])(\.{1,2}\/[^"'`\s]+\.js)\1/g;

export function withOwnImports(script: string, file: string, addressOf: AddressOf): string {
  return script.replace(specifier, (whole, quote: string, link: string) => {
    const address = addressOf(nameFrom(link, file));
    return address ? quote + address + quote : whole;
  });
}

const fontRule = /@font-face\s*\{([^}]*)\}/g;
const link = /url\(\s*(["']?)([^"')]+)\1\s*\)/;

export type Font = { family: string; file: string; weight: string; style: string };

const declared = (rule: string, property: string): string =>
  new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`).exec(rule)?.[1]?.trim() ?? '';

/** The fonts of a style sheet: the policy admits no address of a font, so they are made from their bytes. */
export function fontsOf(styles: string, file: string): Font[] {
  return [...styles.matchAll(fontRule)].map(([, rule = '']) => ({
    family: declared(rule, 'font-family').replace(/["']/g, ''),
    file: nameFrom(link.exec(rule)?.[2] ?? '', file),
    weight: declared(rule, 'font-weight') || 'normal',
    style: declared(rule, 'font-style') || 'normal',
  }));
}

export function withOwnLinks(styles: string, file: string, addressOf: AddressOf): string {
  return styles
    .replace(fontRule, '')
    .replace(new RegExp(link, 'g'), (whole, _quote: string, target: string) => {
      const address = target.startsWith('#') ? undefined : addressOf(nameFrom(target, file));
      return address ? `url("${address}")` : whole;
    });
}

/** Every text that is the name of a file becomes its address. */
export function withOwnNames(value: unknown, addressOf: AddressOf): unknown {
  if (typeof value === 'string') return addressOf(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => withOwnNames(one, addressOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withOwnNames(one, addressOf)]),
  );
}
