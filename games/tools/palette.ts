/** The colour of a lesson: one of eight warm ones in books with a '1' in their title, one of eight cool ones in the others. */
const warm = [
  '#FFC145',
  '#FF9F68',
  '#F7867E',
  '#F9A8B8',
  '#FFD97A',
  '#E8B96A',
  '#F4A261',
  '#FFB4A2',
];
const cool = [
  '#8FD3E8',
  '#9AD08B',
  '#A7C4FF',
  '#A8E0CB',
  '#7FCFB6',
  '#C3B7FF',
  '#B9E769',
  '#D7B8E8',
];

export function lessonColour(bookTitle: string, position: number): string {
  const palette = bookTitle.includes('1') ? warm : cool;
  return palette[(position - 1) % palette.length] ?? '';
}
