/** What the pages of this part ask the server, and which answers a change makes outdated. */
import { answer } from '../../api/answer';
import { desk, queryClient } from '../api/client';

export const shelfKey = ['lessons', 'shelf'];
export const lessonKey = (book: string, lesson: string) => ['lessons', 'one', book, lesson];

export const fetchShelf = () => answer(desk.GET('/api/desk/lessons'));

export const fetchLesson = (book: string, lesson: string) =>
  answer(
    desk.GET('/api/desk/lessons/books/{book}/lessons/{lesson}', {
      params: { path: { book, lesson } },
    }),
  );

/** After the lesson was removed: only the shelf is fetched anew. */
export function forgetLesson(book: string, lesson: string) {
  queryClient.removeQueries({ queryKey: lessonKey(book, lesson) });
  void queryClient.invalidateQueries({ queryKey: shelfKey });
}

/** After any change: fetches what is on the screen anew. */
export const refetchLessons = () => queryClient.invalidateQueries({ queryKey: ['lessons'] });
