/** Which colour a lesson has: one of eight warm ones in books with a '1' in their title, one of eight cool ones in the others. */
const colours = 8;

/** The name of the colour in `palettes.css`. Lessons take the colours in turn, starting from 0. */
export function lessonColour(bookTitle: string, index: number): string {
  const palette = bookTitle.includes('1') ? 'warm' : 'cool';
  return `--${palette}-${(index % colours) + 1}`;
}
