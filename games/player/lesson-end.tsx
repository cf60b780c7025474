/** The end of a lesson or a game: paper rains, the mascot claps, and the words appear once more. */
import { useEffect, useState } from 'preact/hooks';
import { BigButton } from '../kit/big-button';
import { Confetti } from '../kit/confetti';
import type { Lesson, Word } from '../kit/lesson';
import { Mascot } from '../kit/mascot';
import type { Random } from '../kit/shuffle';
import { playSound } from '../kit/sounds';
import { phraseLines, wordLine, type Speaker } from '../kit/speech';
import { StarRow } from '../kit/star-row';
import { WordLabel } from '../kit/word-label';
import manifest from './manifest.json';
import './lesson-end.css';

type Props = {
  lesson: Lesson;
  stars: number;
  speaker: Speaker;
  random: Random;
  onAgain: () => void;
  onHome: () => void;
};

const phrase = phraseLines('player', manifest.phrases);
const lookMs = 700;

export function LessonEnd({ lesson, stars, speaker, random, onAgain, onHome }: Props) {
  const [shown, setShown] = useState<Word | null>(null);

  useEffect(() => {
    let left = false;
    void playSound(lesson.form === 'interactive' ? 'star' : 'celebration');
    const recall = async () => {
      await speaker.instruct([phrase('end')]);
      for (const word of lesson.words) {
        if (left) return;
        setShown(word);
        await speaker.say([wordLine(lesson, word)]);
        await new Promise((rest) => setTimeout(rest, lookMs));
      }
      if (!left) setShown(null);
    };
    void recall();
    return () => {
      left = true;
      speaker.stop();
    };
  }, []);

  return (
    <div class="lesson-end">
      <div class="lesson-end-joy">
        <Mascot pose="claps" />
        <h1>Super!</h1>
        <StarRow stars={stars} />
      </div>
      <ul class="lesson-end-words">
        {lesson.words.map((word) => (
          <li key={word.id} class={word === shown ? 'lesson-end-shown' : ''}>
            <img src={word.picture} alt={word.de} />
          </li>
        ))}
      </ul>
      <p class="lesson-end-word">{shown && <WordLabel word={shown} />}</p>
      <div class="lesson-end-ways">
        <BigButton name="Noch einmal spielen" sign="again" onPress={onAgain} />
        <BigButton name="Weiter" sign="home" look="main" onPress={onHome} />
      </div>
      <Confetti random={random} />
    </div>
  );
}
