/** Which colour a lesson has: one of eight warm ones if the book's title has a '1', else one of eight cool ones. */
const colours = 8;

/** The name of the colour in `palettes.css`. Lessons take the colours in turn, starting from 0. */
export function lessonColour(bookTitle: string, index: number): string {
  const palette = bookTitle.includes('1') ? 'warm' : 'cool';
  return `--${palette}-${(index % colours) + 1}`;
}
