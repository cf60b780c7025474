/** What an activity is given by the player, and what it gives back. */
import type { Lesson } from './lesson';
import type { Level, Progress, Stars } from 'kaktus-shared/bridge';
import type { Speaker } from './speech/speaker';
import type { Random } from 'kaktus-shared/shuffle';

/** How it goes, for those who play along. */
export type Mood = 'rests' | 'listens' | 'waves' | 'wonders' | 'claps';

export type ActivityProps = {
  lesson: Lesson;
  data: unknown;
  progress: Progress;
  level: Level;
  speaker: Speaker;
  random: Random;
  /** The day on which the game was begun. */
  today: string;
  /** What was answered before the game was left, to be played again at its start; every further answer is told. */
  moves: readonly string[];
  onMove(move: string): void;
  /** How it goes now, as the game has told. */
  mood: Mood | null;
  onMood(mood: Mood): void;
  onRight(wordId: string): void;
  onDone(stars: Stars): void;
};
