/** The end of a game: its stars, the words that were practised, and one large way on. */
import { useEffect } from 'preact/hooks';
import { BigButton } from '../kit/controls/big-button';
import Company from '../kit/company/company';
import { Confetti } from '../kit/stage/confetti';
import type { Lesson, Word } from '../kit/lesson';
import { Mascot } from '../kit/stage/mascot';
import type { Random } from 'kaktus-shared/shuffle';
import type { Stars } from 'kaktus-shared/bridge';
import { praises } from './praises';
import { signs } from '../kit/controls/signs';
import { playSound } from '../kit/speech/sounds';
import type { Speaker } from '../kit/speech/speaker';
import { StarRow } from '../kit/controls/star-row';
import { WordCards } from './word-cards';
import './game-end.css';

type Props = {
  lesson: Lesson;
  /** The one to play next; none after the last one. */
  next: Lesson['activities'][number] | undefined;
  /** It was the last one that was missing. */
  finishes: boolean;
  words: Word[];
  stars: Stars;
  speaker: Speaker;
  random: Random;
  onNext: () => void;
  onAgain: () => void;
  onMap: () => void;
};

export function GameEnd(props: Props) {
  const { lesson, next, finishes, words, stars, speaker, random, onNext, onAgain, onMap } = props;
  useEffect(() => void playSound('star'), []);
  const name = next?.title ?? (finishes ? 'Fest' : 'Karte');

  return (
    <div class="game-end">
      <div class="game-end-joy">
        <Company {...{ lesson, speaker }} mood="claps" isOver />
        <h1>{praises[stars]}</h1>
        <StarRow stars={stars} />
      </div>
      {words.length > 0 && <WordCards {...{ lesson, words, speaker }} />}
      <div class="game-end-ways">
        <BigButton name="Noch einmal spielen" sign="again" onPress={onAgain} />
        <button
          type="button"
          class="game-end-next"
          aria-label={`Weiter: ${name}`}
          onClick={() => {
            void playSound('page');
            onNext();
          }}
        >
          {next ? <img src={next.icon} alt="" draggable={false} /> : <Mascot pose="waves" />}
          <span>{name}</span>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            {signs.next}
          </svg>
        </button>
        {(next || finishes) && <BigButton name="Zur Karte" sign="map" onPress={onMap} />}
      </div>
      <Confetti random={random} />
    </div>
  );
}
