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
  onMood(pose: Pose): void;
  onRight(wordId: string): void;
  onDone(stars: Stars): void;
};
