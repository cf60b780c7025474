/** One bud for each word of the game; it blooms when the word is found. */
export function RoundDots({ done, rounds }: { done: number; rounds: number }) {
  return (
    <span class="round-dots" role="img" aria-label={`${done} von ${rounds} gefunden`}>
      {Array.from({ length: rounds }, (_, dot) => (
        <i key={dot} class={dot < done ? 'round-dot round-dot-done' : 'round-dot'} />
      ))}
    </span>
  );
}
