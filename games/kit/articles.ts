/** The colours and shapes of the German articles, the same in every lesson. */
export type Article = 'der' | 'die' | 'das';
export type Gender = Article | 'plural';
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond';

export const articleMarks: Record<Gender, { colour: string; shape: Shape; sign: string }> = {
  der: { colour: '#1D5FBF', shape: 'circle', sign: '●' },
  die: { colour: '#C02B3A', shape: 'triangle', sign: '▲' },
  das: { colour: '#1F7A4D', shape: 'square', sign: '■' },
  plural: { colour: '#8A6100', shape: 'diamond', sign: '◆' },
};

export function withArticle(word: { de: string; article: Article | null }): string {
  return word.article ? `${word.article} ${word.de}` : word.de;
}
