/** A short shower of paper at a real end; none if less motion is asked for. */
import { useMemo } from 'preact/hooks';
import type { Random } from 'kaktus-shared/shuffle';
import './confetti.css';

const colours = ['#FFC145', '#F7867E', '#8FD3E8', '#9AD08B', '#C3B7FF', '#FF9F68'];

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function Confetti({ random }: { random: Random }) {
  const pieces = useMemo(
    () =>
      prefersLessMotion()
        ? []
        : Array.from({ length: 40 }, (_, piece) => ({
            background: colours[piece % colours.length] ?? '',
            left: `${Math.round(random() * 100)}%`,
            animationDelay: `${Math.round(random() * 900)}ms`,
            animationDuration: `${1800 + Math.round(random() * 1400)}ms`,
          })),
    [],
  );
  return (
    <div class="confetti" aria-hidden="true">
      {pieces.map((style, piece) => (
        <i key={piece} style={style} />
      ))}
    </div>
  );
}
