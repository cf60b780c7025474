/** What is played: the screen of a lesson that is shown, the level and the words of a game, and where it leads. */
import type { Stars } from 'kaktus-shared/bridge';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Mood } from '../kit/activity';
import type { Lesson, LessonActivity } from '../kit/lesson';
import { levelOf } from '../kit/progress';
import { firstScreen, screenAfterPart, type Part, type Screen } from './flow';
import { usePractisedWords } from './practised-words';
import type { Session } from './session';

export function usePlay(lesson: Lesson, session: Session) {
  const { speaker } = session;
  const [screen, setScreen] = useState<Screen>(firstScreen);
  /** The game that was played last, and what it has won. */
  const [here, setHere] = useState<number | null>(null);
  const [played, setPlayed] = useState<Stars>(1);
  const [mood, setMood] = useState<Mood | null>(null);
  const practised = usePractisedWords(lesson, speaker);
  const [progress, setProgress] = useState(session.progress);
  useEffect(() => session.watch(setProgress), []);
  const activity = 'index' in screen ? lesson.activities[screen.index] : undefined;
  const wordIds = lesson.words.map(({ id }) => id);
  // A game keeps the level at which it was begun, even if the progress changes meanwhile.
  const level = useMemo(() => levelOf(progress, activity?.name ?? '', wordIds), [screen]);

  const go = (next: Screen) => {
    speaker.stop();
    setMood(null);
    if (next.at === 'activity') {
      practised.forget();
      setHere(next.index);
    }
    setScreen(next);
  };
  const finish = (part: Part, { name }: LessonActivity, stars: Stars) => {
    const before = session.progress().stars;
    session.addStars(name, stars, level);
    setPlayed(stars);
    go(screenAfterPart(part, lesson, before, session.progress().stars));
  };
  const game = { activity, level, practised, played };
  return { screen, here, mood, setMood, progress, ...game, go, finish };
}

export type Play = ReturnType<typeof usePlay>;
