/** The end of a lesson: a party in its place with the people of its story, its words again as stickers, the way back. */
import { useEffect } from 'preact/hooks';
import { BigButton } from '../kit/controls/big-button';
import { Confetti } from '../kit/stage/confetti';
import type { Lesson } from '../kit/lesson';
import { useParty } from '../kit/stage/use-party';
import type { Random } from 'kaktus-shared/shuffle';
import type { Progress, Stars } from 'kaktus-shared/bridge';
import { praises } from './praises';
import { playSound } from '../kit/speech/sounds';
import { phraseLines } from '../kit/speech/line';
import type { Speaker } from '../kit/speech/speaker';
import { StarRow } from '../kit/controls/star-row';
import manifest from './manifest.json';
import { Sticker } from './sticker';
import { WordCards } from './word-cards';
import './lesson-end.css';

type Props = {
  lesson: Lesson;
  progress: Progress;
  speaker: Speaker;
  random: Random;
  onSticker: (wordId: string) => void;
  /** On to the running story, if the lesson has a part of it. */
  onEpisode?: (() => void) | undefined;
  onHome: () => void;
};

const phrase = phraseLines('player', manifest.phrases);

/** For a whole lesson: what its activities have won on average. */
function starsOf({ activities }: Lesson, { stars }: Progress): Stars {
  const won = activities.reduce((sum, { name }) => sum + (stars[name] ?? 1), 0);
  return Math.floor(won / activities.length) as Stars;
}

/** Whoever or whatever is at the party hops when it is touched. */
function hop({ target }: Event): void {
  const touched = (target as Element).closest('.lesson-end-party > g')?.firstElementChild;
  if (!touched) return;
  void playSound('pop');
  touched.classList.remove('party-hop');
  // Without a look between them, the browser would not begin anew.
  touched.getBoundingClientRect();
  touched.classList.add('party-hop');
}

export function LessonEnd(props: Props) {
  const { lesson, progress, speaker, random, onSticker, onEpisode, onHome } = props;
  const stars = starsOf(lesson, progress);
  const party = useParty(lesson.party);
  useEffect(() => void playSound('celebration'), []);

  return (
    <div class="lesson-end">
      <svg
        class="lesson-end-bunting"
        viewBox="0 0 500 60"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: party?.bunting ?? '' }}
      />
      <div class="lesson-end-joy">
        <h1>{praises[stars]}</h1>
        <StarRow stars={stars} />
      </div>
      <svg
        class="lesson-end-party"
        viewBox={party?.box}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
        onPointerDown={hop}
        dangerouslySetInnerHTML={{ __html: party?.people ?? '' }}
      />
      <WordCards
        {...{ lesson, speaker }}
        words={lesson.words}
        intro={phrase(`end-${stars}`)}
        outro={phrase('sticker')}
        choice={{
          chosen: progress.sticker,
          onChoose: ({ id }) => {
            if (id !== progress.sticker) void playSound('star');
            onSticker(id);
          },
        }}
      />
      <div class="lesson-end-ways">
        <Sticker lesson={lesson} wordId={progress.sticker} />
        {onEpisode ? (
          <BigButton name="Weiter: Wo ist Pia?" sign="next" look="main" onPress={onEpisode} />
        ) : (
          <BigButton name="Zur Karte" sign="map" look="main" onPress={onHome} />
        )}
      </div>
      <Confetti random={random} />
    </div>
  );
}
