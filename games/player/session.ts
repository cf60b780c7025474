/** What lasts as long as a lesson is open: the progress, the voice, the connection to the host page. */
import type { BegunGame, Level, Progress, Stars } from 'kaktus-shared/bridge';
import { localDay } from 'kaktus-shared/word-memory';
import { openBridge } from '../kit/host-bridge';
import type { Lesson } from '../kit/lesson';
import { emptyProgress, mergeProgress } from '../kit/progress';
import { begunGame, withBegun, withChosenLevel, withResult, withRightWord } from '../kit/progress';
import { allowSounds } from '../kit/speech/sounds';
import { createSpeaker, type Speaker } from '../kit/speech/speaker';

export type Session = {
  progress(): Progress;
  /** Calls back at once and at every change; returns a function that stops this. */
  watch(onChange: (progress: Progress) => void): () => void;
  speaker: Speaker;
  /** The game as it was left, or a new one if its level or the lesson has changed since. */
  begin(activity: string, level: Level): BegunGame;
  keepBegun(activity: string, game: BegunGame): void;
  addStars(activity: string, stars: Stars, level: Level): void;
  /** An adult chooses the level of all activities; without one, each has its own. */
  setLevel(level: Level | undefined): void;
  addRightWord(wordId: string): void;
  /** The picture of a word that the child takes from the party. */
  chooseSticker(wordId: string): void;
  switchSound(on: boolean): void;
  /** A file could not be fetched: the page around the lesson may know why. */
  reportMissing(): void;
};

function fallSilentWhenHidden(page: Document, speaker: Speaker): void {
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) speaker.stop();
  });
}

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

  fallSilentWhenHidden(own.document, speaker);

  return {
    progress: () => progress,
    watch: (onChange) => {
      watchers.add(onChange);
      onChange(progress);
      return () => watchers.delete(onChange);
    },
    speaker,
    begin: (activity, level) => begunGame(progress, activity, level, lesson.version),
    keepBegun: (activity, game) => store(withBegun(progress, activity, game)),
    addStars: (activity, stars, level) => store(withResult(progress, activity, level, stars)),
    setLevel: (level) => store(withChosenLevel(progress, level)),
    addRightWord: (wordId) => store(withRightWord(progress, wordId, localDay(new Date()))),
    chooseSticker: (sticker) => store({ ...progress, sticker }),
    switchSound: (on) => {
      if (!on) speaker.stop();
      store({ ...progress, sound: on });
    },
    reportMissing: () => tell({ kaktus: 6, type: 'missing' }),
  };
}
