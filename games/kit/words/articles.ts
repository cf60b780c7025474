/** The colours and shapes of the German articles, the same in every lesson. */
export type Article = 'der' | 'die' | 'das';
export const articles: readonly Article[] = ['der', 'die', 'das'];
export type Gender = Article | 'plural';
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond';

export const articleMarks: Record<Gender, { colour: string; shape: Shape; sign: string }> = {
  der: { colour: 'var(--der)', shape: 'circle', sign: '●' },
  die: { colour: 'var(--die)', shape: 'triangle', sign: '▲' },
  das: { colour: 'var(--das)', shape: 'square', sign: '■' },
  plural: { colour: 'var(--plural)', shape: 'diamond', sign: '◆' },
};

/** Which mark a word wears; a word that is itself a plural has no gender to learn. */
export function genderOf(word: { article: Article | null; many?: boolean }): Gender | null {
  return word.many ? 'plural' : word.article;
}

export function withArticle(word: { de: string; article: Article | null }): string {
  return word.article ? `${word.article} ${word.de}` : word.de;
}
