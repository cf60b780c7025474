/** What a lesson is while it is played: its words, and the activities it is made of. */
import type { Article } from './articles';

export type Word = {
  id: string;
  de: string;
  kind: 'noun' | 'adjective' | 'numeral';
  article: Article | null;
  plural: string | null;
  /** The word itself is a plural: die Haare. */
  many?: boolean;
  en: string;
  picture: string;
  /** How tall it is in the world, if it has a size. */
  metres?: number;
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
  /** The topic whose vocabulary it plays; the recordings of its words are in the folder of this name. */
  topic: string;
  book: string;
  title: string;
  form: 'picture-book' | 'interactive';
  colour: string;
  cover: string[];
  words: Word[];
  /** Pairs of word ids whose pictures could both be meant, so that they are never offered together as answers. */
  alike: [string, string][];
  /** The recordings in the product, as paths below `audio/` without `.mp3`. */
  recordings: string[];
  /** The files that games need while they are played, as paths in the product. */
  files: string[];
  activities: LessonActivity[];
};
