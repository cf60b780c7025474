/** What every kind of sheet is made from. */
import type { LessonWord } from '../../../api/lesson-words';

export type SheetProps = {
  words: LessonWord[];
  title: string;
  /** For the foot of each sheet: the lesson and its book. */
  note: string;
};
