/** What an activity is given by the player, and what it gives back. */
import type { Lesson } from './lesson';
import type { Pose } from './stage/mascot';
import type { Level, Progress, Stars } from 'kaktus-shared/bridge';
import type { Speaker } from './speech/speaker';
import type { Random } from 'kaktus-shared/shuffle';

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
  onMood(pose: Pose): void;
  onRight(wordId: string): void;
  onDone(stars: Stars): void;
};
