/** The two palettes of eight: warm for the books with a '1' in their title, cool for the others. */
const colours = 8;

/** Tiles take the colours in turn. */
export function tileColour(title: string, index: number): string {
  const palette = title.includes('1') ? 'warm' : 'cool';
  return `var(--${palette}-${(index % colours) + 1})`;
}
