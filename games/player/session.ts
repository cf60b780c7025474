/** What lasts as long as a lesson is open: the progress, the voice, the connection to the host page. */
import type { Level, Progress, Stars } from 'kaktus-shared/bridge';
import { localDay } from 'kaktus-shared/word-memory';
import { openBridge } from '../kit/host-bridge';
import type { Lesson } from '../kit/lesson';
import { emptyProgress, mergeProgress } from '../kit/progress';
import { withChosenLevel, withLevel, withRightWord, withStars } from '../kit/progress';
import { allowSounds } from '../kit/speech/sounds';
import { createSpeaker, type Speaker } from '../kit/speech/speaker';

export type Session = {
  progress(): Progress;
  /** Calls back at once and at every change; returns a function that stops this. */
  watch(onChange: (progress: Progress) => void): () => void;
  speaker: Speaker;
  addStars(activity: string, stars: Stars, level: Level): void;
  /** An adult chooses the level of all activities; without one, each has its own. */
  setLevel(level: Level | undefined): void;
  addRightWord(wordId: string): void;
  switchSound(on: boolean): void;
  /** A file could not be fetched: the page around the lesson may know why. */
  reportMissing(): void;
};

export function createSession(own: Window, lesson: Lesson): Session {
  const watchers = new Set<(progress: Progress) => void>();
  let progress = emptyProgress;
  const change = (next: Progress) => {
    progress = next;
    watchers.forEach((tell) => tell(next));
  };
  const tell = openBridge(own, lesson.id, (stored) => change(mergeProgress(progress, stored)));
  const store = (next: Progress) => {
    change(next);
    tell({ type: 'progress', progress: next });
  };
  const isOn = () => progress.sound !== false;
  const speaker = createSpeaker(lesson.recordings, { synthesis: own.speechSynthesis, isOn });
  allowSounds(own, isOn);

  own.document.addEventListener('visibilitychange', () => {
    if (own.document.hidden) speaker.stop();
  });

  return {
    progress: () => progress,
    watch: (onChange) => {
      watchers.add(onChange);
      onChange(progress);
      return () => watchers.delete(onChange);
    },
    speaker,
    addStars: (activity, stars, level) =>
      store(withLevel(withStars(progress, activity, stars), activity, level, stars)),
    setLevel: (level) => store(withChosenLevel(progress, level)),
    addRightWord: (wordId) => store(withRightWord(progress, wordId, localDay(new Date()))),
    switchSound: (on) => {
      if (!on) speaker.stop();
      store({ ...progress, sound: on });
    },
    reportMissing: () => tell({ kaktus: 6, type: 'missing' }),
  };
}
