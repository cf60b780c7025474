/** What a lesson is while it is played: its words, and the activities it is made of. */
import type { Article } from './articles';

export type Word = {
  id: string;
  de: string;
  kind: 'noun' | 'adjective' | 'numeral';
  article: Article | null;
  plural: string | null;
  en: string;
  picture: string;
};

export type LessonActivity = {
  name: string;
  title: string;
  module: string;
  icon: string;
  data?: unknown;
};

export type Lesson = {
  id: string;
  /** Whose vocabulary it plays, and where the recordings of its words lie. */
  topic: string;
  book: string;
  title: string;
  form: 'picture-book' | 'interactive';
  colour: string;
  cover: string[];
  words: Word[];
  /** Pairs of word ids whose pictures could both be meant, so that they never stand side by side as answers. */
  alike: [string, string][];
  /** Recordings that lie in the product, as paths below `audio/` without `.mp3`. */
  recordings: string[];
  /** What games ask for while they are played, as paths in the product. */
  files: string[];
  activities: LessonActivity[];
};
