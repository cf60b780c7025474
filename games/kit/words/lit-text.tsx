/** A line of text that lights up, word by word, while it is read. */
import './lit-text.css';

type Props = { text: string; word: number | null };

export function LitText({ text, word }: Props) {
  return (
    <span class="lit-text" data-reading={word !== null}>
      {text.split(' ').map((part, place) => (
        <>
          {place > 0 && ' '}
          <span class={place === word ? 'lit-word' : ''}>{part}</span>
        </>
      ))}
    </span>
  );
}
