/** The colours of lessons as values, for files that read no style sheet. */
import { readFileSync } from 'node:fs';
// By its path, as Node loads no TypeScript from packages, and the build's configuration needs this.
import { lessonColour } from '../../../shared/palettes.ts';

const css = readFileSync(new URL('../../../shared/palettes.css', import.meta.url), 'utf8');

export function colourAt(bookTitle: string, position: number): string {
  const name = lessonColour(bookTitle, position - 1);
  const [, value] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
  if (!value) throw new Error(`shared/palettes.css has no ${name}.`);
  return value;
}
