/** The arrows that turn the pages, and where in the story one is. */
import { BigButton } from '../../kit/controls/big-button';

type Props = { here: number; pages: number; isHinted: boolean; onTurn: (step: 1 | -1) => void };

export function StoryTurns({ here, pages, isHinted, onTurn }: Props) {
  return (
    <nav class="story-turns" aria-label="Seiten" data-hinted={isHinted}>
      {here > 0 && <BigButton name="Zurück" sign="back" onPress={() => onTurn(-1)} />}
      <span class="story-pages" role="img" aria-label={`Seite ${here + 1} von ${pages}`}>
        {[...Array(pages).keys()].map((dot) => (
          <i key={dot} class={dot === here ? 'here' : ''} />
        ))}
      </span>
      <BigButton name="Weiter" sign="next" look="sun" onPress={() => onTurn(1)} />
    </nav>
  );
}
