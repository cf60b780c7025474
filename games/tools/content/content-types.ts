/** The shapes of the data files: books, lessons, the words of a topic, activities. */
import type { FormName } from '../../kit/lesson.ts';
import type { CompanionName } from '../../drawing/characters/companions.ts';
import type { Episode, SceneData, Thing } from '../../drawing/scenes/scene-data.ts';

/** The path of a file below `pictures/`. */
export type Picture = { drawing: string };

export type TopicWord = {
  id: string;
  de: string;
  kind: 'noun' | 'adjective' | 'numeral';
  article: 'der' | 'die' | 'das' | null;
  plural: string | null;
  many?: boolean;
  /** Not counted (Butter), the only one (die Sonne), or spoken of one at a time (eine Party). */
  amount?: 'mass' | 'only' | 'single';
  /** A person has two of it: eyes, shoes. */
  pair?: boolean;
  /** If it differs from the word itself: einen Löwen. */
  accusative?: string;
  /** Sentences that do not follow the rules of `tools/content/word-forms.ts`. */
  says?: Partial<Record<FormName, string>>;
  /** Its meaning in the languages of the library's pages. */
  en: string;
  tr: string;
  uk: string;
  ar: string;
  es: string;
  pl: string;
  picture: Picture;
  hint?: string;
};

export type Topic = {
  title: string;
  en: string;
  cover: string[];
  alike: [string, string][];
  /** Sentences about each of its nouns, with gaps for the noun: 'Ich esse {einen}.' */
  sentences?: Partial<Record<FormName, string>>;
  words: TopicWord[];
};

export type LessonFile = {
  slug: string;
  title: string;
  position: number;
  /** Its author is still at work: it is neither built nor tested. */
  draft?: true;
  vocabulary: string;
  /** Who plays along, if not whom the story shows most. */
  companion?: CompanionName;
  activities: { activity: string; data?: unknown }[];
  /** The pages of its story, if they are composed from drawings. */
  scenes?: SceneData[];
  /** What of the story is at the party besides the people. */
  party?: Thing[];
  /** Its part of the running story, which comes after the party. */
  episode?: Episode;
};

export type Book = {
  slug: string;
  title: string;
  form: 'picture-book' | 'interactive';
  /** What a code unlocks: a book and its interactive version. */
  group: string;
  groupPosition: number;
  lessons: LessonFile[];
};

export type ActivityManifest = {
  title: string;
  phrases: Record<string, string>;
  /** Other activities whose phrases it says, too. */
  speaks?: string[];
  /** Where somebody who plays along stands, if not beside it. */
  company?: 'corner' | 'tray' | 'inside';
  dataSchema: object | null;
};

export type Content = {
  books: Book[];
  topics: Map<string, Topic>;
  activities: Map<string, ActivityManifest>;
};
