/** One bud for each step of a game; it blooms when the step is done. */
import './round-dots.css';

export function RoundDots({ done, rounds }: { done: number; rounds: number }) {
  return (
    <span class="round-dots" role="img" aria-label={`${done} von ${rounds} gefunden`}>
      {Array.from({ length: rounds }, (_, dot) => (
        <i key={dot} class={dot < done ? 'round-dot round-dot-done' : 'round-dot'} />
      ))}
    </span>
  );
}
