/** The shape of an article, drawn in its colour. */
import { articleMarks, type Gender, type Shape } from './articles';

const shapes: Record<Shape, string> = {
  circle: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  triangle: 'M10 2L19 18H1Z',
  square: 'M2 2H18V18H2Z',
  diamond: 'M10 0L20 10L10 20L0 10Z',
};

export function ArticleShape({ gender }: { gender: Gender }) {
  const { colour, shape } = articleMarks[gender];
  return (
    <svg class="article-shape" viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[shape]} fill={colour} />
    </svg>
  );
}
