/** Fetches a lesson's words with its link: this visit's, or a newly signed one. */
import { useEffect, useState } from 'react';
import { fetchLessonWords, type LessonWords } from '../../api/lesson-words';
import {
  fetchShelf,
  forgetShelf,
  keptShelf,
  lessonOnShelf,
  type ShelfLesson,
} from '../../api/shelf';

export type OpenGuide = { name: string; lesson: ShelfLesson; words: LessonWords | null };
type Opening =
  | { at: 'loading' }
  | { at: 'unreachable' }
  | { at: 'notOnShelf' }
  | ({ at: 'open' } & OpenGuide);

async function open(name: string): Promise<Opening> {
  const { books } = keptShelf() ?? (await fetchShelf());
  const lesson = lessonOnShelf(books, name);
  if (!lesson) return { at: 'notOnShelf' };
  const words = await fetchLessonWords(lesson.products[lesson.index]!.url);
  return { at: 'open', name, lesson, words };
}

export function useGuide(name: string) {
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ at: 'loading' });
  useEffect(() => {
    let left = false;
    open(name).then(
      (opened) => !left && setOpening(opened),
      () => !left && setOpening({ at: 'unreachable' }),
    );
    return () => {
      left = true;
    };
  }, [name, attempt]);
  const tryAgain = () => {
    forgetShelf();
    setOpening({ at: 'loading' });
    setAttempt(attempt + 1);
  };
  return { opening, tryAgain };
}
