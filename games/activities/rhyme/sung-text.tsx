/** A line of a song; the syllable that is sung lights up. */
type Props = { syllables: readonly (readonly [text: string, second: number])[]; at: number | null };

export function SungText({ syllables, at }: Props) {
  return (
    <span class="lit-text" data-reading={at !== null}>
      {syllables.map(([text], place) => (
        <span key={place} class={place === at ? 'lit-word' : ''}>
          {text}
        </span>
      ))}
    </span>
  );
}
