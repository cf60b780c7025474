/** What a lesson is while it is played: its words, and the activities it is made of. */
import type { Article } from './words/articles';

/**
 * Sentences about a word: they ask for it, name it, name one or some of it, and use one or some of it ('Ich esse einen
 * Apfel.'). `object` has it with 'einen', 'eine' or 'ein', if `use` has not.
 */
export type FormName = 'where' | 'is' | 'one' | 'some' | 'use' | 'uses' | 'object';

export type Word = {
  id: string;
  de: string;
  kind: 'noun' | 'adjective' | 'numeral';
  article: Article | null;
  plural: string | null;
  /** The word itself is a plural: die Haare. */
  many?: boolean;
  /** A person has two of it: eyes, shoes. */
  pair?: boolean;
  /** The topic of its recordings, if it belongs to another lesson. */
  topic?: string;
  en: string;
  picture: string;
  /** Whole sentences about it; see `kit/speech/word-lines.ts`. */
  forms?: Partial<Record<FormName, string>>;
  /** How tall it is in the world, if it has a size. */
  metres?: number;
  /** What it does when it is found, and the recording of the noise that it makes. */
  act?: string;
  noise?: string;
};

export type LessonActivity = {
  name: string;
  title: string;
  module: string;
  icon: string;
  /** Where somebody who plays along stands: beside the cards, small in the corner, below the tray, or in the game's own scene. */
  company: 'beside' | 'corner' | 'tray' | 'inside';
  data?: unknown;
};

/** Where the lesson takes place: drawings of its sky and its land, and how the ground goes on before them. */
export type LessonPlace = {
  sky: string;
  land: string;
  floor: string;
  path: [middle: string, edge: string];
  /** What cards hang or stand on. */
  furniture: 'line' | 'shelf' | 'table';
};

/** Who celebrates the end of a lesson, drawn, and the paper flags above them. */
export type Party = { box: string; people: string; bunting: string };

export type Lesson = {
  id: string;
  /** Changes with anything that is played. */
  version: string;
  /** The topic whose vocabulary it plays; the recordings of its words are in the folder of this name. */
  topic: string;
  book: string;
  title: string;
  form: 'picture-book' | 'interactive';
  colour: string;
  cover: string[];
  words: Word[];
  /** Words of other lessons, earlier ones if there are any: nouns of each article of which this lesson has few. */
  earlier: Word[];
  /** Pairs of word ids whose pictures could both be meant, so that they are never offered together as answers. */
  alike: [string, string][];
  /** The recordings in the product, as paths below `audio/` without `.mp3`. */
  recordings: string[];
  /** The files that games need while they are played, as paths in the product. */
  files: string[];
  activities: LessonActivity[];
  place: LessonPlace;
  /** The files with the map and the ends, and with the drawing of the last one. */
  screens: string;
  party: string;
  /** The file with its part of the running story. */
  episode?: string;
  /** The code of those who play along. */
  company: string;
  /** How they are drawn, and how their mouths move. */
  companions: string;
  mouths: string;
};
