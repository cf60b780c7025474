/** Fetches a lesson's words with its link: this visit's, or a newly signed one. */
import { useQuery } from '@tanstack/react-query';
import { fetchLessonWords, type LessonWords } from '../../api/lesson-words';
import { memberKey } from '../../api/query-client';
import { fetchShelf, forgetShelf, lessonOnShelf, type ShelfLesson } from '../../api/shelf';

export type OpenGuide = { name: string; lesson: ShelfLesson; words: LessonWords | null };
type Opening =
  | { at: 'loading' }
  | { at: 'unreachable' }
  | { at: 'notOnShelf' }
  | ({ at: 'open' } & OpenGuide);

async function open(name: string): Promise<Opening> {
  const { books } = await fetchShelf();
  const lesson = lessonOnShelf(books, name);
  if (!lesson) return { at: 'notOnShelf' };
  const words = await fetchLessonWords(lesson.products[lesson.index]!.url);
  return { at: 'open', name, lesson, words };
}

export function useGuide(name: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: memberKey('guide', name),
    queryFn: () => open(name),
    staleTime: Infinity,
    gcTime: 0,
  });
  const opening: Opening = data ?? { at: isError ? 'unreachable' : 'loading' };
  const tryAgain = () => {
    forgetShelf();
    void refetch();
  };
  return { opening, tryAgain };
}
